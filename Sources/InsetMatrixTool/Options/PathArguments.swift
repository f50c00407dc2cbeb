import ArgumentParser
import InsetMatrix
import ProfileFiles

/// Profile files and folders: arguments that several commands share.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, or folders with files; by default those of your own that a run reads.",
      valueName: "path"),
    completion: Completions.yaml)
  var paths: [String] = []

  /// The files, each once, in the order given; those of a folder sorted.
  private func sources() throws(Failure) -> [ProfileSource] {
    try paths.isEmpty ? LintFiles([], profiles: nil).sources : LintFiles.named(paths)
  }

  /// Rewrites files one by one; all errors are reported at the end.
  func rewrite(
    isCheck: Bool, _ rewrite: (ProfileSource) throws(InvalidProfiles) -> [UInt8]
  ) throws(Failure) -> [String] {
    if paths.contains("-") {
      throw Failure(status: .usage, message: "error: this rewrites files, not standard input")
    }
    let sources = try sources()
    var findings = InvalidProfiles([])
    var changed: [String] = []
    for source in sources {
      let bytes: [UInt8]
      do throws(InvalidProfiles) {
        bytes = try rewrite(source)
      } catch {
        findings = InvalidProfiles(findings.diagnostics + error.diagnostics)
        continue
      }
      if bytes == source.bytes { continue }
      changed.append(source.path)
      if !isCheck { try Output.write(bytes, to: source.path, replacing: source.bytes) }
    }
    if !findings.diagnostics.isEmpty {
      throw Failure(status: .invalidInput, message: MessageText(lines: findings.render(sources)))
    }
    return changed
  }
}
