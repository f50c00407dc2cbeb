import InsetCore

extension HandlerSyntax {
  /// How a text that hears some events animates what it changes.
  func animation(hearing heard: [Event.Kind]) -> AnimationUse {
    let names = Set(expressions.compactMap(\.name))
    let keys = Set(names.compactMap { HandlerNames.keys[$0] })
    let early = heard.contains(.keyboardWillShow) || heard.contains(.keyboardWillChangeFrame)
    let late = [Event.Kind.keyboardDidShow, .keyboardDidChangeFrame].first(where: heard.contains)
    if !early {
      guard let late else { return .unknown }
      return .late("it hears \(late), which comes when the keyboard is there")
    }
    if names.isDisjoint(with: Self.animators) { return .none("nothing animates the change") }
    if !keys.contains(.duration) { return .ownCurve("the duration is not the notification's") }
    if !keys.contains(.curve) { return .ownCurve("the curve is not the notification's") }
    return .matches("duration and curve are the notification's")
  }

  /// Functions that animate what their closures change.
  private static let animators: Set<String> = [
    "animate", "UIViewPropertyAnimator", "runningPropertyAnimator", "beginAnimations", "transition",
  ]
}
