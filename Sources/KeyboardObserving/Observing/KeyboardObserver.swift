/// What an object learns from a ``KeyboardObserver``.
@MainActor
public protocol KeyboardObserverDelegate: AnyObject {
  /// The keyboard changes, or has changed while the screen was away.
  func keyboardObserver(_ observer: KeyboardObserver, didReceive event: KeyboardEvent)
  /// A notification cannot be read, while the screen is visible; does nothing by default.
  func keyboardObserver(_ observer: KeyboardObserver, didReject error: KeyboardUserInfoError)
}

extension KeyboardObserverDelegate {
  /// Does nothing.
  public func keyboardObserver(
    _ observer: KeyboardObserver, didReject error: KeyboardUserInfoError
  ) {}
}

/// Reports the keyboard to a delegate while a screen is visible.
///
/// Call ``viewWillAppear()`` and ``viewDidDisappear()`` from the controller's methods of these names.
/// An interactive pop that is cancelled calls `viewWillDisappear` and then `viewWillAppear` again:
/// the observer goes on throughout, and nothing is delivered twice. What has happened while the
/// screen was away is delivered when it appears; what could not be read meanwhile is not.
@MainActor
public final class KeyboardObserver {
  /// Who is notified.
  public weak var delegate: (any KeyboardObserverDelegate)?
  /// Whether the screen is visible, so that the delegate is notified.
  public private(set) var isVisible = false
  private var missed: KeyboardHistory
  private var subscription: KeyboardMonitor.Subscription?
  private let delivery = SerialDelivery<KeyboardMonitor.Report>()

  /// Creates an observer of a screen that has not appeared yet.
  ///
  /// - Parameters:
  ///   - delegate: Who is notified; not retained.
  ///   - monitor: What listens to the keyboard.
  public init(
    delegate: (any KeyboardObserverDelegate)? = nil, monitor: KeyboardMonitor = .shared
  ) {
    self.delegate = delegate
    missed = monitor.history
    subscription = monitor.subscribe { [weak self] in self?.deliver([$0]) }
  }

  /// The screen is about to appear, or an interactive pop was cancelled.
  public func viewWillAppear() {
    isVisible = true
    let events = missed.events
    missed = KeyboardHistory()
    deliver(events.map { .success($0) })
  }

  /// The screen is gone.
  public func viewDidDisappear() { isVisible = false }

  private func deliver(_ reports: [KeyboardMonitor.Report]) {
    delivery.deliver(reports) { receive($0) }
  }

  private func receive(_ report: KeyboardMonitor.Report) {
    switch report {
    case .success(let event) where isVisible:
      delegate?.keyboardObserver(self, didReceive: event)
    case .success(let event): missed.record(event)
    case .failure(let error) where isVisible:
      delegate?.keyboardObserver(self, didReject: error)
    case .failure: break
    }
  }
}
