/// What a cover makes of a scenario with a value.
package enum CoverKind: Int, Hashable, Sendable {
  /// It may be covered or not.
  case free
  /// No cube may cover it.
  case unwanted
  /// It is still to be covered.
  case wanted
}
