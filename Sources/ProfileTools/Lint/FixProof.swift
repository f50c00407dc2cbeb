import ProfileFiles

/// Compares changed files with the set that they belong to: every device and family must keep each
/// of its values, and so must the languages, scripts and plans.
struct FixProof {
  /// A problem without its line, which an edit may move.
  private struct Problem: Hashable {
    var file: String
    var rule: String
    var message: String

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.file
      rule = diagnostic.rule
      message = diagnostic.message
    }
  }

  /// What was read from a set of files.
  private struct Reading {
    /// What each device and family is made of, by its path.
    var lineages: [String: Lineage] = [:]
    var problems: Set<Problem>

    init(_ files: [DecodedFile]) {
      var diagnostics = files.flatMap(\.findings)
      let graph = InheritanceGraph(files.filter { $0.kind != .matrix }, &diagnostics)
      for lineage in graph.lineages(&diagnostics) {
        if let own = lineage.files.first { lineages[own.file] = lineage }
      }
      problems = Set(diagnostics.lazy.filter { $0.severity == .error }.map(Problem.init))
    }
  }

  /// The files of the set as they were, in their order.
  private let files: [DecodedFile]
  private let before: Reading

  init(_ files: [DecodedFile]) {
    self.files = files
    before = Reading(files)
  }

  /// Whether every value of the set is the same with some files changed, and the errors are the same.
  ///
  /// - Complexity: O(*n*) in the number of files, and in the values of what extends the changed ones.
  func holds(for changed: [ProfileSource]) -> Bool {
    let new = Dictionary(
      changed.map { ($0.path, DecodedFile(reading: $0)) }, uniquingKeysWith: { $1 })
    for case let (old, new?) in files.map({ ($0, new[$0.path]) }) where !new.isProfile {
      guard let a = old.object, let b = new.object, a.resolved == b.resolved else { return false }
    }
    let after = Reading(files.map { new[$0.path] ?? $0 })
    guard after.problems == before.problems,
      after.lineages.keys == before.lineages.keys
    else { return false }
    return before.lineages.allSatisfy { path, old in
      guard let lineage = after.lineages[path], lineage.paths == old.paths else { return false }
      // What no changed file is part of was read from the same bytes.
      return lineage.paths.allSatisfy { new[$0] == nil } || lineage.resolved == old.resolved
    }
  }
}

extension Lineage {
  fileprivate var paths: [String] { files.map(\.file) }
}

extension DecodedFile {
  var isProfile: Bool { kind == .device || kind == .family }
}
