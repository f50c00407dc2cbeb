/// Why a matrix cannot be loaded, run or reported.
public struct MatrixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// A folder or file cannot be read or written.
    case unreadableFile, unwritableFile
    /// Profiles or the plan have errors; the description has each with its line.
    case invalidProfiles
    /// A query cannot be read, or selects no scenario.
    case invalidQuery, emptySelection
    /// Two strategies of a run have the same id.
    case duplicateStrategy
    /// There is no such scenario, strategy or report format.
    case unknownScenario, unknownStrategy, unknownFormat
  }

  /// What went wrong.
  public let kind: Kind
  /// The error in words, with locations where there are some.
  public let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
