/// The behaviors of a version in a window, and what it posts.
package struct OSBehaviors: Hashable, Sendable {
  /// In the order of all: sets are slow to hash and to search.
  private let behaviors: [OSBehavior]
  /// The same as a number.
  private let bits: UInt64
  /// The version's own rows, which hold before the usual ones.
  private let postings: [Posting]

  /// The usual rows of each occasion.
  private static let usualPostings = Posting.Occasion.allCases.map { occasion in
    Posting.usual.filter { $0.occasion == occasion }
  }

  /// Collects the rows of some behaviors.
  package init(_ behaviors: Set<OSBehavior>) {
    var bits: UInt64 = 0
    self.behaviors = OSBehavior.allCases.enumerated().compactMap { number, behavior in
      guard behaviors.contains(behavior) else { return nil }
      bits |= 1 << UInt64(number)
      return behavior
    }
    self.bits = bits
    postings = self.behaviors.flatMap(\.postings)
  }

  /// None of them.
  package static let usual = OSBehaviors([])

  package func contains(_ behavior: OSBehavior) -> Bool { behaviors.contains(behavior) }

  /// Those that satisfy a condition.
  package func filter(_ isIncluded: (OSBehavior) -> Bool) -> OSBehaviors {
    let filtered = behaviors.filter(isIncluded)
    return filtered.count == behaviors.count ? self : OSBehaviors(Set(filtered))
  }

  /// What is posted on an occasion; nil for nothing.
  package func posting(
    _ occasion: Posting.Occasion, _ action: Script.Action, isFading: Bool
  ) -> Posting? {
    postings.first { $0.occasion == occasion && $0.matches(action, isFading: isFading) }
      ?? Self.usualPostings[occasion.rawValue].first { $0.matches(action, isFading: isFading) }
  }

  /// Equal behaviors post the same.
  package static func == (a: Self, b: Self) -> Bool { a.bits == b.bits }

  /// Feeds the behaviors alone.
  package func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
