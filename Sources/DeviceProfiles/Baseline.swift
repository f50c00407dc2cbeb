/// The failures that are known and accepted: the contents of `baseline.yaml`.
package struct Baseline: Hashable, Sendable {
  /// Some scenarios and how strategies are known to fail in them.
  package struct Entry: Hashable, Sendable {
    /// Which scenarios, as a query.
    package var query: String
    /// Which strategies; empty for all that the gate asks about.
    package var strategies: [String]
    /// What may be wrong; empty for anything.
    package var aspects: [Aspect]
    /// How many scenarios fail like that, summed over the strategies; nil where nobody counted.
    package var failing: Int?
    package var reason: String
    /// Where it is discussed.
    package var link: String?
    /// The last day, month or year on which it is accepted, such as `2027-01`; nil for always.
    package var expires: String?
    package var place: SourceLocation?

    package init(
      _ query: String, strategies: [String] = [], aspects: [Aspect] = [],
      failing: Int? = nil, reason: String = "", link: String? = nil, expires: String? = nil,
      place: SourceLocation? = nil
    ) {
      self.query = query
      self.strategies = strategies
      self.aspects = aspects
      self.failing = failing
      self.reason = reason
      self.link = link
      self.expires = expires
      self.place = place
    }

    /// Whether the entry is over on a day such as `2027-02-01`.
    package func isExpired(on day: String) -> Bool {
      expires.map { day.prefix($0.count) > $0 } ?? false
    }
  }

  /// What is wrong in a failing scenario, in the words of failure rules.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    case hidden
    case gap
    case paddingLost = "padding"
    case otherEdges = "other-edges"
    case indicators
    case offset
  }

  package var entries: [Entry]

  package init(entries: [Entry] = []) { self.entries = entries }
}
