import InsetCore

/// Posts what the OS of a stage posts, with frames in that era's coordinate space.
struct Choreography {
  let stage: StageContext
  private(set) var occurrences: [Occurrence] = []

  init(_ stage: StageContext) { self.stage = stage }

  /// A docked keyboard comes, or changes its height where it stands.
  mutating func show(from begin: Rect, to end: Rect) {
    let notification = notification(begin, end)
    occurrences += [
      .post(.keyboardWillChangeFrame(notification)), .post(.keyboardWillShow(notification)),
      .post(.keyboardDidChangeFrame(notification)), .post(.keyboardDidShow(notification)),
    ]
  }

  /// A docked keyboard goes.
  mutating func hide(from begin: Rect, to end: Rect) {
    let notification = notification(begin, end)
    occurrences += [
      .post(.keyboardWillChangeFrame(notification)), .post(.keyboardWillHide(notification)),
      .post(.keyboardDidChangeFrame(notification)), .post(.keyboardDidHide(notification)),
    ]
  }

  /// A raised or floating keyboard comes, goes or is dragged: frame changes only.
  mutating func move(from begin: Rect, to end: Rect) {
    let notification = notification(begin, end)
    occurrences += [
      .post(.keyboardWillChangeFrame(notification)),
      .post(.keyboardDidChangeFrame(notification)),
    ]
  }

  private func notification(_ begin: Rect, _ end: Rect) -> KeyboardNotification {
    KeyboardNotification(
      beginFrame: reported(begin), endFrame: reported(end),
      hasScreenObject: stage.capabilities.postsScreenObject)
  }

  private func reported(_ rect: Rect) -> Rect {
    let portrait = stage.rotation.isLandscape ? stage.screen.transposed : stage.screen
    return stage.rotation.fixed(rect, portrait: portrait)
  }
}
