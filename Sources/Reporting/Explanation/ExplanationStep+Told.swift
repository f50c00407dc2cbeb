import InsetCore
import MatrixEngine
import TextFormats

extension Explanation.Step {
  /// What the app was told, a notification or callback each.
  func told(_ setting: Setting) -> [String] {
    step.occurrences.compactMap { occurrence in
      switch occurrence {
      case .moveKeyboard: return nil
      case .layOut: return "the view is laid out anew"
      case .post(let event):
        let name = "\(event.kind)"
        guard event.kind.isKeyboard else { return name }
        return name + String(repeating: " ", count: max(1, 24 - name.count))
          + "\(event.keyboard.beginFrame?.words ?? "no frame") → "
          + "\(event.keyboard.endFrame?.words ?? "no frame")"
      }
    }
  }

  /// The frame of a keyboard that covers nothing by the oracle's word, where it is on screen.
  func floatingKeyboard(in chain: ViewChain) -> Rect? {
    guard step.covered == nil else { return nil }
    let told = step.occurrences.reversed().lazy.compactMap { occurrence -> Event? in
      if case .post(let event) = occurrence, event.kind.isKeyboard { event } else { nil }
    }.first
    guard let told, !told.isKeyboardHide, let end = told.keyboard.endFrame else { return nil }
    let frame = chain.uprightScreen(fromScreen: end)
    return frame.intersects(Rect(origin: .zero, size: chain.uprightScreenSize)) ? frame : nil
  }
}

extension Rect {
  /// The frame as people write it: "(0, 516) 393 x 336".
  var words: String {
    isNull
      ? "nowhere"
      : "(\(Numbers.points(minX)), \(Numbers.points(minY))) "
        + "\(Numbers.points(width)) x \(Numbers.points(height))"
  }
}
