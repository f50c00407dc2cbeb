/// What the system posts.
extension KeyboardHarness {
  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  private func post(_ post: KeyboardPost) {
    var info: [AnyHashable: Any] = [UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true)]
    if let begin = post.begin {
      info[UIResponder.keyboardFrameBeginUserInfoKey] = NSValue(cgRect: begin)
    }
    if let end = post.end {
      info[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(cgRect: end)
    }
    if let duration = post.duration {
      info[UIResponder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: duration)
    }
    if let curve = post.curve {
      info[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: curve)
    }
    NotificationCenter.default.post(
      name: post.kind.name, object: post.isFromScreen ? window.screen : nil, userInfo: info)
  }
}

nonisolated extension KeyboardPost.Kind {
  fileprivate var name: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
