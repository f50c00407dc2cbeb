package import TextFormats

/// Where a result comes from, as far as somebody said so: no result keeps it.
package struct RunContext: Hashable, Sendable {
  /// The command that runs the same again, with the same profiles.
  package var command: String?
  /// The revision that was run.
  package var commit: String?
  /// When it was run, in any notation.
  package var date: String?
  /// An address with more about it, such as that of a job.
  package var link: String?

  package init(
    command: String? = nil, commit: String? = nil, date: String? = nil, link: String? = nil
  ) {
    self.command = command
    self.commit = commit
    self.date = date
    self.link = link
  }

  /// What was said, as a sentence without its full stop; nil for nothing.
  package var words: InlineText? {
    let commit = commit.map { "commit \(code: $0)" as InlineText }
    let date = date.map { "\($0)" as InlineText }
    let link = link.map { InlineText([.link("more about this run", to: $0)]) }
    let command = command.map { "\(code: $0)" as InlineText }
    let all = [commit, date, link, command].compactMap(\.self)
    return all.isEmpty ? nil : "Run: " + all.joined(", ")
  }
}
