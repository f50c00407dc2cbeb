/// What a name of an export represents in the matrix.
enum Placement: Hashable {
  /// A value of a query, such as the family `17`; near where it is a neighbor of what was meant.
  case levels(String, isNear: Bool = false)
  /// Levels, each of which may be meant.
  case oneOf([String])
  /// Devices of a class (`iphone`, `ipad`) that the export has no name for yet.
  case unnamed(String)
  /// All devices of a class.
  case deviceClass(String)
  /// Nothing of the matrix, and what it is.
  case foreign(String)
  case unknown
}
