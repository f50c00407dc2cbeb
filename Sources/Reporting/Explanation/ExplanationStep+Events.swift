import InsetCore
import MatrixResults
import TextFormats

extension Explanation.Step {
  /// The events that the app received, with a line for each notification or callback.
  func events(_ layout: SceneLayout) -> [String] {
    step.occurrences.compactMap { occurrence in
      switch occurrence {
      case .moveKeyboard, .changeFrame, .moveGuides: return nil
      case .setInsets: return "the app sets its own insets anew"
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

  /// The frame of a keyboard on screen that, by the oracle's rule, covers nothing.
  func floatingKeyboard(in chain: ViewChain) -> Rect? {
    guard step.covered == nil else { return nil }
    let last = step.occurrences.reversed().lazy.compactMap { occurrence -> Event? in
      if case .post(let event) = occurrence, event.kind.isKeyboard { event } else { nil }
    }.first
    guard let last, !last.isKeyboardHide, let end = last.keyboard.endFrame else { return nil }
    let frame = chain.uprightScreen(fromScreen: end)
    return frame.intersects(Rect(origin: .zero, size: chain.uprightScreenSize)) ? frame : nil
  }
}
