public import InsetCore

/// Says from the physical truth alone where a view has to end up.
///
/// The oracle never sees a notification and shares no code with any strategy. It asks for the
/// lowest line that must stay visible: content may not lie under the keyboard, and the part that the
/// system already keeps free counts towards what the keyboard covers, so that of the two the larger
/// one is needed and never their sum.
public enum Oracle {
  /// The height of the view's part that lies below the docked keyboard's top edge, in points.
  ///
  /// A part that hangs below the screen counts in full, or its content could never be scrolled up.
  /// Less than a point is rounding and counts as nothing.
  @inlinable
  public static func coveredHeight(_ truth: Truth) -> Double {
    guard let keyboard = truth.covered else { return 0 }
    let view = truth.view.frame
    guard keyboard.maxX > view.minX, keyboard.minX < view.maxX else { return 0 }
    let height = view.maxY - max(keyboard.minY, view.minY)
    return height < 1 ? 0 : height
  }

  /// The preferred expectation.
  @inlinable
  public static func expectation(_ truth: Truth) -> Expectation {
    let covered = coveredHeight(truth)
    let view = truth.view
    var content = view.base + view.systemInset
    content.bottom = view.base.bottom + max(view.systemInset.bottom, covered)
    var indicators = view.indicatorBase + view.indicatorSystemInset
    indicators.bottom = view.indicatorBase.bottom + max(view.indicatorSystemInset.bottom, covered)
    let resting = view.frame.maxY - view.restingGap
    let line = covered > 0 ? min(resting, truth.covered?.minY ?? resting) : resting
    return Expectation(content: content, indicators: indicators, lowestLine: line)
  }

  /// What is allowed beside the preferred expectation, where Apple leaves a choice open.
  ///
  /// A policy that makes no difference here is left out.
  public static func alternatives(_ truth: Truth) -> [(policy: Policy, expectation: Expectation)] {
    let covered = coveredHeight(truth)
    guard covered > 0 else { return [] }
    let view = truth.view
    let preferred = expectation(truth)
    return Policy.allCases.compactMap { policy in
      var other = preferred
      switch policy {
      case .indicatorInsets:
        other.indicators.bottom = larger(
          base: view.indicatorBase.bottom, system: view.indicatorSystemInset.bottom, covered)
      case .baseInset:
        other.content.bottom = larger(
          base: view.base.bottom, system: view.systemInset.bottom, covered)
      }
      return other == preferred ? nil : (policy, other)
    }
  }

  /// The total inset where the app's own one shares the room with the keyboard's part.
  private static func larger(base: Double, system: Double, _ covered: Double) -> Double {
    system + max(base, covered - system)
  }
}
