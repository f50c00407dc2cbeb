import InsetCore

extension HandlerSyntax {
  /// How a text animates what it changes when the keyboard comes.
  ///
  /// - Parameters:
  ///   - heard: The events that it hears.
  ///   - shows: The statements that a keyboard that comes may run.
  ///   - movesConstraint: Whether it sets a constraint, which moves nothing before layout.
  /// - Returns: When the change happens, and along which curve.
  static func animation(
    hearing heard: [Event.Kind], _ shows: [Statement], movesConstraint: Bool
  ) -> AnimationUse {
    let isEarly = heard.contains(.keyboardWillShow) || heard.contains(.keyboardWillChangeFrame)
    let late = [Event.Kind.keyboardDidShow, .keyboardDidChangeFrame].first(where: heard.contains)
    if !isEarly {
      guard let late else { return .unknown }
      return .late("it hears \(late), which comes when the keyboard is there")
    }
    let expressions = Self.expressions(in: shows)
    let names = Set(expressions.compactMap(\.name))
    let keys = Set(names.compactMap { HandlerNames.keys[$0] })
    let labels = Set(
      expressions.flatMap { expression -> [String] in
        guard case .call(_, let arguments) = expression.kind else { return [] }
        return arguments.compactMap(\.label)
      })
    if names.isDisjoint(with: animators) { return .none("nothing in it animates the change") }
    if movesConstraint, !names.contains("layoutIfNeeded") {
      return .none("the animation has no `layoutIfNeeded`, so that the constraint jumps")
    }
    if labels.contains("usingSpringWithDamping") { return .ownCurve("a spring") }
    if !keys.contains(.duration) { return .ownCurve("its duration is not the notification's") }
    if !keys.contains(.curve) { return .ownCurve("its curve is not the notification's") }
    let isShifted = expressions.contains { expression in
      if case .binary(let sign, _, let right) = expression.kind, case .number(let by) = right.kind {
        sign == "<<" && by == 16 || sign == "*" && by == 65_536
      } else {
        false
      }
    }
    if !isShifted, names.isDisjoint(with: takingCurves) {
      return .ownCurve("options have the curve in bits 16 and up: `curve << 16`")
    }
    return .matches("duration and curve are the notification's")
  }

  /// Functions that animate what their closures change.
  private static let animators: Set<String> = takingCurves.union([
    "animate", "runningPropertyAnimator", "transition",
  ])

  /// Those that take a curve as it is.
  private static let takingCurves: Set<String> = [
    "UIViewPropertyAnimator", "beginAnimations", "setAnimationCurve",
  ]
}
