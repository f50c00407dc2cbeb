public import InsetCore

/// Says from the physical truth alone where a view has to end up.
///
/// The oracle never sees a notification and shares no code with any strategy. It asks for the
/// lowest line that must stay visible: content may not lie under the keyboard, and the part that the
/// system already keeps free counts towards what the keyboard covers, so that of the two the larger
/// one is needed and never their sum.
@usableFromInline
package enum Oracle {
  /// The height of the view's part that lies below the keyboard's top edge, in points.
  ///
  /// A part that hangs below the window counts in full. Less than a point is rounding and counts as
  /// nothing.
  package static func coveredHeight(
    _ truth: Truth, _ choices: PolicyChoices = PolicyChoices()
  ) -> Double {
    coveredHeight(of: truth.view, by: keyboard(truth, choices))
  }

  @inlinable
  static func coveredHeight(
    of view: ViewTruth, by keyboard: Rect?
  ) -> Double {
    guard let keyboard else { return 0 }
    let frame = view.frame
    guard keyboard.maxX > frame.minX, keyboard.minX < frame.maxX else { return 0 }
    let height = frame.maxY - max(keyboard.minY, frame.minY)
    return height < 1 ? 0 : height
  }

  /// Whether a keyboard that counts is on screen.
  @inlinable
  package static func isCovered(_ step: Step, _ choices: PolicyChoices) -> Bool {
    step.covered != nil || (choices.contains(.raisedKeyboard) && step.raised != nil)
  }

  /// Where the view has to end up, with the choices that are made where Apple leaves one open.
  ///
  /// While the keyboard has not settled, an app may follow it or wait: every end from where the keyboard
  /// settled last down to where it is now is right, and so is every offset, for a finger moves the
  /// content with the keyboard.
  @inlinable
  package static func expectation(
    _ truth: Truth, _ choices: PolicyChoices = PolicyChoices()
  ) -> Expectation {
    let keyboard = keyboard(truth, choices)
    let covered = coveredHeight(of: truth.view, by: keyboard)
    let view = truth.view
    let sharesBase = choices.contains(.baseInset)
    var content = view.base + view.systemInset
    let padding = view.base.bottom - view.ownBar
    content.bottom =
      view.ownBar
      + total(base: padding, system: view.systemInset.bottom, covered, isShared: sharesBase)
    // Without a keyboard the end of the content lies below the window as far as nothing of the system
    // moves it up.
    let system = view.systemInset.bottom
    // A keyboard that has not settled may be followed, or left where it settled last.
    let least = truth.lowered.map { min(covered, coveredHeight(of: view, by: $0)) } ?? covered
    let reachable = max(system, least - max(0, view.tail - system))
    var indicators = view.indicatorBase + view.indicatorSystemInset
    indicators.bottom =
      view.ownBar
      + total(
        base: view.indicatorBase.bottom - view.ownBar,
        system: view.indicatorSystemInset.bottom, covered,
        isShared: choices.contains(.indicatorInsets))
    // Content that does not fill the view ends so far above its bottom.
    let room = view.contentHeight > 0 ? view.frame.height - content.top - view.contentHeight : 0
    let resting = view.frame.maxY - view.restingGap
    let line = covered > 0 ? min(resting, keyboard?.minY ?? resting) : resting
    return Expectation(
      content: content, indicators: indicators, lowestLine: line,
      unreachable: max(system, covered) - reachable,
      padding: sharesBase && covered > 0 ? 0 : max(0, padding),
      hideable: room > 0 ? max(0, view.ownBar + max(system, covered) - room) : .infinity,
      offsets: truth.lowered == nil
        ? offsets(of: view, above: keyboard == nil ? nil : line, content) : .any)
  }

  /// The offsets at which the focused field lies between what covers the view's top and a line.
  ///
  /// Any will do where the field does not fit there; without a keyboard, those between the ends of the
  /// content. Of a view that holds its top, it is the one at which it rests.
  @inlinable
  static func offsets(
    of view: ViewTruth, above line: Double?, _ inset: Insets
  ) -> OffsetRange {
    if view.holdsTop { return OffsetRange(-inset.top, -inset.top) }
    let (field, top) = (view.focusedField, view.frame.minY + view.topObstruction)
    if field.isEmpty { return .any }
    guard let line else {
      let end = view.contentHeight + inset.bottom - view.frame.height
      return OffsetRange(-inset.top, max(-inset.top, end))
    }
    if line - top < field.height { return .any }
    return OffsetRange(
      view.frame.minY + field.maxY - line, view.frame.minY + field.minY - top)
  }

  /// What is allowed beside the choices made, one policy at a time.
  ///
  /// A policy that makes no difference here is left out.
  package static func alternatives(
    _ truth: Truth, _ choices: PolicyChoices = PolicyChoices()
  ) -> [(policy: Policy, expectation: Expectation)] {
    if truth.covered == nil, truth.own == nil, truth.raised == nil, truth.ownRaised == nil {
      return []
    }
    let chosen = expectation(truth, choices)
    var alternatives: [(policy: Policy, expectation: Expectation)] = []
    for policy in policies where policy.isOpen(truth) {
      let other = expectation(truth, choices.flipping(policy))
      if other != chosen { alternatives.append((policy, other)) }
    }
    return alternatives
  }

  private static let policies = Policy.allCases

  /// The keyboard that counts.
  @inlinable
  static func keyboard(_ truth: Truth, _ choices: PolicyChoices) -> Rect? {
    if truth.isBar, choices.contains(.hardwareBar) { return nil }
    let isOwn = choices.contains(.remoteKeyboard)
    if let docked = isOwn ? truth.own : truth.covered { return docked }
    guard choices.contains(.raisedKeyboard) else { return nil }
    return isOwn ? truth.ownRaised : truth.raised
  }

  /// The total inset: the app's own on top of the larger of the system's and the keyboard's part,
  /// or, where it shares the room with the keyboard's part, the larger of the two.
  @inlinable
  static func total(
    base: Double, system: Double, _ covered: Double, isShared: Bool
  ) -> Double {
    isShared && covered > 0
      ? system + max(base, covered - system) : base + max(system, covered)
  }
}

extension Policy {
  /// Whether the policy can make a difference at all; cheaper than two expectations.
  fileprivate func isOpen(_ truth: Truth) -> Bool {
    switch self {
    case .indicatorInsets: truth.view.indicatorBase.bottom != truth.view.ownBar
    case .baseInset: truth.view.base.bottom != truth.view.ownBar
    case .remoteKeyboard: truth.own != truth.covered || truth.ownRaised != truth.raised
    case .hardwareBar: truth.isBar
    case .raisedKeyboard: truth.raised != nil || truth.ownRaised != nil
    }
  }
}
