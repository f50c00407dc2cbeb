/// The behaviors of a version in a window, and what it posts.
package struct OSBehaviors: Hashable, Sendable {
  private let behaviors: Set<OSBehavior>
  /// For each occasion the rows that hold, the version's own before the usual ones.
  private let postings: [[Posting]]

  /// Collects the rows of some behaviors.
  package init(_ behaviors: Set<OSBehavior>) {
    self.behaviors = behaviors
    let own = OSBehavior.allCases.filter(behaviors.contains).flatMap(\.postings)
    postings =
      own.isEmpty ? Self.usual.postings : Self.byOccasion(own + Posting.usual)
  }

  private init() {
    behaviors = []
    postings = Self.byOccasion(Posting.usual)
  }

  private static func byOccasion(_ rows: [Posting]) -> [[Posting]] {
    Posting.Occasion.allCases.map { occasion in rows.filter { $0.occasion == occasion } }
  }

  /// None of them.
  package static let usual = OSBehaviors()

  package func contains(_ behavior: OSBehavior) -> Bool { behaviors.contains(behavior) }

  /// Those that satisfy a condition.
  package func filter(_ isIncluded: (OSBehavior) -> Bool) -> OSBehaviors {
    let filtered = behaviors.filter(isIncluded)
    return filtered.count == behaviors.count ? self : OSBehaviors(filtered)
  }

  /// What is posted on an occasion; nil for nothing.
  package func posting(
    _ occasion: Posting.Occasion, _ action: Script.Action, isFading: Bool
  ) -> Posting? {
    postings[occasion.rawValue].first { $0.matches(action, isFading: isFading) }
  }

  /// Equal behaviors post the same.
  package static func == (a: Self, b: Self) -> Bool { a.behaviors == b.behaviors }

  /// Feeds the behaviors alone.
  package func hash(into hasher: inout Hasher) { hasher.combine(behaviors) }
}
