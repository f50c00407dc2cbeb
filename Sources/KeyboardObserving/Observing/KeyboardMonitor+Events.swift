extension KeyboardMonitor {
  /// The keyboard's notifications from now on, in order and without gaps.
  ///
  /// Notifications that cannot be read are left out. The sequence ends when its task is cancelled.
  ///
  /// ```swift
  /// for await event in KeyboardMonitor.shared.events() where event.kind == .keyboardWillShow {
  ///   …
  /// }
  /// ```
  public func events() -> AsyncStream<KeyboardEvent> {
    let (stream, continuation) = AsyncStream<KeyboardEvent>.makeStream()
    let subscription = subscribe { report in
      if case .success(let event) = report { continuation.yield(event) }
    }
    // The stream's end lets go of this function, and with it of the subscription.
    continuation.onTermination = { _ in withExtendedLifetime(subscription) {} }
    return stream
  }
}
