/// A file beside `matrix.yaml` that is no part of what a run judges, nor of its digest.
package enum CompanionFile: String, CaseIterable, Sendable {
  /// What people use: it weighs reports.
  case usage
  /// The failures that are known: they decide between success and failure.
  case baseline

  package var name: String { "\(rawValue).yaml" }

  /// How such a file is read.
  package var kind: ObjectKind {
    switch self {
    case .usage: .usage
    case .baseline: .baseline
    }
  }

  /// What to do with such a file among the profiles.
  var place: String {
    "call it `\(name)` and put it beside `matrix.yaml`, or specify it with `--\(rawValue)`"
  }

  /// Creates the file of a kind; nil for a kind that belongs to a run.
  package init?(_ kind: ObjectKind?) {
    guard let found = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = found
  }
}
