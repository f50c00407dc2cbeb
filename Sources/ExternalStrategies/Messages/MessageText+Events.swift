import InsetCore

extension MessageText {
  /// Writes an event with what its keyboard notification carries; a key that is missing there is
  /// missing here.
  mutating func event(_ event: Event, _ chain: ViewChain) {
    member("event", word: "\(event.kind)")
    guard event.kind.isKeyboard else { return }
    let keyboard = event.keyboard
    member("keyboard") { text in
      text.object {
        if let frame = keyboard.beginFrame {
          $0.member("beginFrame", frame)
          $0.member("uprightBeginFrame", chain.uprightScreen(fromScreen: frame))
        }
        if let frame = keyboard.endFrame {
          $0.member("endFrame", frame)
          $0.member("uprightEndFrame", chain.uprightScreen(fromScreen: frame))
        }
        if let duration = keyboard.duration { $0.member("duration", duration) }
        if let curve = keyboard.curve { $0.member("curve", curve) }
        $0.member("isLocal", keyboard.isLocal)
        $0.member("hasScreenObject", keyboard.hasScreenObject)
      }
    }
  }

  /// Writes what may change with each event, and what the strategy has written so far.
  mutating func view(_ view: ViewState) {
    object {
      $0.member("contentInset", view.contentInset)
      $0.member("adjustedContentInset", view.adjustedContentInset)
      $0.member("systemInset", view.systemInset)
      $0.member("verticalScrollIndicatorInsets", view.verticalScrollIndicatorInsets)
      $0.member("indicatorSystemInset", view.indicatorSystemInset)
      $0.member("contentOffset", view.contentOffset)
      $0.member("bottomConstraint", view.bottomConstraint)
      $0.member("translationY", view.translationY)
      if let height = view.keyboardLayoutGuideHeight {
        $0.member("keyboardLayoutGuideHeight", height)
      }
      if let bottom = view.keyboardSafeAreaBottom { $0.member("keyboardSafeAreaBottom", bottom) }
    }
  }
}
