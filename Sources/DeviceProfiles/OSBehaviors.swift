/// The behaviors of a version in a window, and what it posts.
package struct OSBehaviors: Hashable, Sendable {
  /// In the order of all: sets are slow to hash and to search.
  private let behaviors: [OSBehavior]
  /// The same as a number.
  private let bits: UInt64
  /// The rows of each occasion: the version's own before the usual ones.
  private let postings: [[Posting]]

  /// Collects the rows of some behaviors.
  package init(_ behaviors: Set<OSBehavior>) {
    var bits: UInt64 = 0
    self.behaviors = OSBehavior.allCases.enumerated().compactMap { number, behavior in
      guard behaviors.contains(behavior) else { return nil }
      bits |= 1 << UInt64(number)
      return behavior
    }
    self.bits = bits
    let rows = self.behaviors.flatMap(\.postings) + Posting.usual
    postings = Posting.Occasion.allCases.map { occasion in
      rows.filter { $0.occasion == occasion }
    }
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
    postings[occasion.rawValue].first { $0.matches(action, isFading: isFading) }
  }

  /// Equal behaviors post the same.
  package static func == (a: Self, b: Self) -> Bool { a.bits == b.bits }

  /// Feeds the behaviors alone.
  package func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
