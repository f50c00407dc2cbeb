package import InsetOracle

/// The way in which a scenario fails: what is wrong, in which direction, and at which step first.
///
/// A failing scenario has one signature: that of its bottom where the bottom is wrong, else that of
/// the other edges, else that of the indicators, else that of the offset.
package struct FailureSignature: Hashable, Sendable, Comparable {
  /// What is wrong, and for the bottom in which direction.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// The bottom is too low: content lies under the keyboard.
    case hidden
    /// The bottom is too high: there is empty room.
    case gap
    /// The app's own padding above the keyboard is used up, and nothing is hidden.
    case paddingLost = "padding"
    /// Another edge is off, and the bottom is not.
    case otherEdges = "other-edges"
    /// The vertical indicator is off, and neither bottom nor edges are.
    case indicators
    /// The focused field is hidden or content is scrolled beyond its ends, and nothing else is off.
    case offset

    /// What the strategy does, as the beginning of a sentence.
    package var words: String {
      switch self {
      case .hidden: "Hides content"
      case .gap: "Leaves a gap"
      case .paddingLost: "Uses up the app's own padding"
      case .otherEdges: "Gets other insets wrong"
      case .indicators: "Gets the scroll bar wrong"
      case .offset: "Scrolls wrongly"
      }
    }
  }

  package let aspect: Aspect
  /// The first step at which it is so, counted from 1.
  package let step: Int

  package init(_ aspect: Aspect, step: Int) {
    self.aspect = aspect
    self.step = step
  }

  /// The signature of a verdict; nil for an exact one.
  package init?(_ verdict: Verdict) {
    if verdict.isExact { return nil }
    switch verdict.bottom {
    case .hidden: aspect = .hidden
    case .gap: aspect = .gap
    case .paddingLost: aspect = .paddingLost
    case .exact:
      aspect =
        verdict.hasWrongEdge
        ? .otherEdges : verdict.hasWrongIndicator ? .indicators : .offset
    }
    step = verdict.firstWrongStep
  }

  /// The aspect and the step, such as "Leaves a gap, first at step 2".
  package var words: String { "\(aspect.words), first at step \(step)" }

  /// Orders by aspect as they are declared, then by step.
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: (Int, Int) {
    (Aspect.allCases.firstIndex(of: aspect) ?? Aspect.allCases.count, step)
  }
}

extension Outcome {
  /// How a scenario with this outcome fails; nil where it does not, or was not judged.
  package var signature: FailureSignature? { verdict.flatMap(FailureSignature.init) }
}
