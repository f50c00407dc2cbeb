/// Where a strategy can be met: the scenarios of a query, and how that is known.
///
/// A scenario that a query does not allow is not available to the strategy, and so is no failure of
/// it. A query names the versions of iOS, the placements, the accessory views, the adjustment
/// behaviors or the app's own insets that the published code supports.
public struct Availability: Hashable, Sendable {
  /// The scenarios, in the language of queries.
  ///
  /// A level that a matrix lacks allows nothing; a query
  /// that cannot be read stops the program, since it is part of the code.
  public let query: String
  /// How it is known, in a few words, such as "podspec: iOS 13.0".
  public let source: String

  /// Creates an availability from a query and its source.
  public init(_ query: String, source: String) {
    self.query = query
    self.source = source
  }
}

extension Availability {
  /// Where code that arranges a page applies.
  static let pages = Availability("placement:web-page", source: "it arranges a page in a web view")
  /// Where code that arranges views applies.
  static let views = Availability(
    "placement:!web-page", source: "it arranges views, not a web page")
}
