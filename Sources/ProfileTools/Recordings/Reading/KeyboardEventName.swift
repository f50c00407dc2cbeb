package import InsetCore

/// The six keyboard notifications without what they carry.
package enum KeyboardEventName: String, Hashable, Sendable, CaseIterable {
  /// `keyboardWillShowNotification`.
  case willShow
  /// `keyboardDidShowNotification`.
  case didShow
  /// `keyboardWillHideNotification`.
  case willHide
  /// `keyboardDidHideNotification`.
  case didHide
  /// `keyboardWillChangeFrameNotification`.
  case willChangeFrame
  /// `keyboardDidChangeFrameNotification`.
  case didChangeFrame

  /// The name of an event; nil for one that is no keyboard notification.
  package init?(_ event: Event) {
    switch event.kind {
    case .keyboardWillShow: self = .willShow
    case .keyboardDidShow: self = .didShow
    case .keyboardWillHide: self = .willHide
    case .keyboardDidHide: self = .didHide
    case .keyboardWillChangeFrame: self = .willChangeFrame
    case .keyboardDidChangeFrame: self = .didChangeFrame
    default: return nil
    }
  }

  /// Reads `willShow`, `keyboardWillShow` or `UIKeyboardWillShowNotification`.
  init?(logged name: String) {
    let known = Self.allCases.first { candidate in
      let tail = candidate.rawValue.prefix(1).uppercased() + candidate.rawValue.dropFirst()
      return [
        candidate.rawValue, "keyboard\(tail)", "keyboard\(tail)Notification",
        "UIKeyboard\(tail)Notification",
      ].contains(name)
    }
    guard let known else { return nil }
    self = known
  }

  /// The name as logs and code write it, such as `keyboardWillShow`.
  package var logged: String {
    "keyboard" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// Whether the notification means hidden whatever its frame says.
  var isHide: Bool { self == .willHide || self == .didHide }

  func event(_ notification: KeyboardNotification) -> Event {
    switch self {
    case .willShow: .keyboardWillShow(notification)
    case .didShow: .keyboardDidShow(notification)
    case .willHide: .keyboardWillHide(notification)
    case .didHide: .keyboardDidHide(notification)
    case .willChangeFrame: .keyboardWillChangeFrame(notification)
    case .didChangeFrame: .keyboardDidChangeFrame(notification)
    }
  }
}
