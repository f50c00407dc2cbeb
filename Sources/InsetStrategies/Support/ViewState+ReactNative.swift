import InsetCore

extension ViewState {
  /// The nearest offset to which React Native scrolls: what the app's own insets allow, without
  /// what the system adds.
  func offset(allowedBy y: Double) -> Double {
    let (inset, content) = (contentInset, environment.contentSize)
    let range = max(content.height - bounds.height + inset.bottom + max(inset.top, 0), 0.01)
    let lowest = min(-inset.top, 0)
    return max(lowest, min(y, lowest + range))
  }
}
