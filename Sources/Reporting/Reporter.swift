/// A format.
package protocol Reporter: Sendable {
  static var id: String { get }
  /// Whether it draws scenarios, for which ``Report/pictures`` must be there.
  static var draws: Bool { get }
  static func render(_ report: Report) -> String
  /// Renders a report for a file, with the files that it has beside it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - name: The file's name without its folder.
  /// - Returns: The same text as ``render(_:)`` where there is nothing beside it.
  static func files(_ report: Report, named name: String) -> ReportFiles
  /// The paths of what ``files(_:named:)`` writes beside a file; of numbered files, the first.
  static func companions(named name: String, embedsAssets: Bool) -> [String]
}

extension Reporter {
  /// Most formats draw nothing.
  package static var draws: Bool { false }

  /// One file, and nothing beside it.
  package static func files(_ report: Report, named name: String) -> ReportFiles {
    ReportFiles(text: render(report))
  }

  package static func companions(named name: String, embedsAssets: Bool) -> [String] { [] }
}

/// A report's own text and the files beside it.
package struct ReportFiles: Hashable, Sendable {
  /// A file beside the report.
  package struct Companion: Hashable, Sendable {
    /// Its path from the report's folder.
    package let path: String
    package let text: String
  }

  package var text: String
  /// The files beside it, which it may link to.
  package var companions: [Companion] = []
}

/// A format of any length, written piece by piece and never held in memory as a whole.
package protocol StreamingReporter: Reporter {
  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - extent: How much of it.
  ///   - write: Takes the pieces of the text in order.
  static func write(
    _ report: Report, _ extent: ReportExtent, to write: (String) throws -> Void
  ) rethrows
}

extension StreamingReporter {
  package static func render(_ report: Report) -> String {
    var text = ""
    write(report, ReportExtent()) { text += $0 }
    return text
  }
}

/// How much of a result a format lists that lists scenarios.
package struct ReportExtent: Hashable, Sendable {
  /// Whether scenarios that do not fail are listed too.
  package var isEverything: Bool
  /// Maximum number of scenarios; nil for no limit.
  package var limit: Int?

  /// The most scenarios that are listed where nobody says otherwise.
  package static let usualLimit = 100_000

  /// Creates an extent; failing scenarios up to the usual limit where nothing is said.
  package init(isEverything: Bool = false, limit: Int? = ReportExtent.usualLimit) {
    self.isEverything = isEverything
    self.limit = limit
  }
}

/// A file's name without its last ending.
func fileStem(_ name: String) -> String {
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
  return String(name[..<dot])
}
