package import DeviceProfiles
import ScenarioSpaces

/// The levels of each parameter of the matrix by its name, for a plan.
package typealias PlanLevels = @Sendable (MatrixPlan) -> [String: [String]]

/// Checks that a matrix file names only levels that exist.
package struct LevelCheck: Sendable {
  /// A device whose versions cannot be read still has its name.
  private let devices: [(id: String, os: OSRange?)]
  private let locales: [InputLocale]
  private let scripts: [Script]
  private let levels: PlanLevels?
  /// Whether all files could be read; otherwise an unknown name may be in one of the others.
  private let isComplete: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - files: The files with devices.
  ///   - locales: The input languages.
  ///   - scripts: The scripts.
  ///   - levels: The levels that do not come from profiles; nil to leave the queries unchecked.
  package init(
    _ files: [DecodedFile], locales: [InputLocale], scripts: [Script], levels: PlanLevels?
  ) {
    devices = files.compactMap { file in
      guard let object = file.object, object.kind == .device, let id = object.text("id")
      else { return nil }
      return (id, object.versions("os"))
    }
    isComplete = files.allSatisfy { $0.object != nil }
    self.locales = locales
    self.scripts = scripts
    self.levels = levels
  }

  /// The errors in the OS levels and the queries of a matrix file.
  package func findings(in file: DecodedFile) -> [Diagnostic] {
    guard isComplete, let object = file.object else { return [] }
    let os = (object.list("os") ?? []).compactMap { unknownVersion($0, file) }
    if levels == nil { return os }
    let parameters = parameters(of: file)
    var problems: [Diagnostic] = []
    let exceptions = object.object("gate")?.list("except") ?? []
    let queries = object.objects("runs").compactMap { $0.entry("where") }
    for (index, entry) in (queries + exceptions).enumerated() {
      let (query, invalid) = Query.parse(entry.scalar?.text ?? "", parameters)
      problems += invalid.map { $0.diagnostic(at: entry.node, in: file.path, file.bytes) }
      // With an exception for everything any failure would pass.
      if index >= queries.count, invalid.isEmpty, query.isEverything {
        problems.append(
          Diagnostic(
            "query", "an exception needs a condition", file.path, at: entry.node,
            help: ["write one such as \"os:8.4 window:form-sheet\", or leave `except` out"]))
      }
      // Nobody reads more of them, and each looks for the nearest name.
      if problems.count > ObjectDecoder.mostSuggestions { break }
    }
    return os + problems
  }

  /// The levels of each parameter by its name; none where they are not known, as those of the OS
  /// without a plan.
  package func names(of file: DecodedFile?) -> [String: [String]] {
    var ignored: [Diagnostic] = []
    let plan = MatrixPlan(file, scripts: scripts, strategies: nil, &ignored)
    return (levels?(plan) ?? [:]).merging([
      "device": isComplete ? devices.map(\.id) : [], "locale": locales.map(\.id),
      "os": plan.os.map(\.description), "script": scripts.map(\.id),
    ]) { $1 }
  }

  /// The parameters of a plan's space with what is known of their levels.
  package func parameters(of file: DecodedFile?) -> [(name: String, levels: [String])] {
    names(of: file).sorted { $0.key < $1.key }.map { (name: $0.key, levels: $0.value) }
  }

  private func unknownVersion(_ entry: DecodedEntry, _ file: DecodedFile) -> Diagnostic? {
    let ranges = devices.compactMap(\.os)
    guard case .level(let level)? = entry.scalar, ranges.count == devices.count,
      let first = ranges.map(\.first).min(), let last = ranges.map(\.last).max(),
      !ranges.contains(where: { $0.contains(level.version) })
    else { return nil }
    let bounds = ranges.flatMap { "\($0)".split(separator: "-").map(String.init) }
    let near = Suggestions.nearest(entry.node.scalarText ?? "", in: Set(bounds).sorted())
    return Diagnostic(
      "unknown-level", "no device runs iOS \(level.version)", file.path, at: entry.node,
      help: [
        near.map { "did you mean `\($0)`?" } ?? "the devices run iOS \(OSRange(first, last))"
      ])
  }
}

extension InvalidQuery {
  /// The finding about a query of a file.
  func diagnostic(at node: YAMLNode, in path: String, _ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      "query", problem, path, node.mark(ofCharacter: offset, in: bytes), length: length,
      help: suggestion.map { ["did you mean `\($0)`?"] } ?? [])
  }
}
