#if canImport(UIKit)
  import Foundation
  import InsetCore
  import UIKit

  /// Plays a strategy to a real view: events in, what it writes out.
  @MainActor
  final class KeyboardAvoidance {
    private let target: any AvoidingView
    private let policy: KeyboardPolicy
    private let monitor: KeyboardMonitor
    private let center: NotificationCenter
    private var strategy: any InsetStrategy
    private var subscription: KeyboardMonitor.Subscription?
    private var registration: NotificationRegistration?
    /// What was reported while the view was in no window.
    private var missed = KeyboardHistory()
    private var isLoaded = false
    private var isWriting = false
    private var hasChangedMeanwhile = false

    init(
      _ target: any AvoidingView, _ strategy: any InsetStrategy, _ policy: KeyboardPolicy,
      _ monitor: KeyboardMonitor, _ center: NotificationCenter
    ) {
      self.target = target
      self.strategy = strategy
      self.policy = policy
      self.monitor = monitor
      self.center = center
    }

    /// Begins to follow the keyboard; again, it does nothing.
    func begin() {
      guard subscription == nil, let view = target.view else { return }
      missed = monitor.history
      subscription = monitor.subscribe { [weak self] report in
        if case .success(let event) = report { self?.receive(event) }
      }
      let kinds = Self.appEvents
      registration = NotificationRegistration(center, Array(kinds.keys)) { [weak self] in
        let event = kinds[$0.name]
        MainThread.run { if let event { self?.play(event) } }
      }
      // A guide misses what happens before somebody has asked for it.
      _ = view.layoutGuideHeight
      LayoutProbe(listener: self).watch(view)
      viewDidChange()
    }

    private static let appEvents: [Notification.Name: Event] = [
      UIApplication.didEnterBackgroundNotification: .didEnterBackground,
      UIApplication.willEnterForegroundNotification: .willEnterForeground,
      UIApplication.didBecomeActiveNotification: .didBecomeActive,
    ]

    /// The view has a window, another size, place or safe area.
    func viewDidChange() {
      guard subscription != nil, let view = target.view, let window = view.window else { return }
      if !isLoaded {
        isLoaded = true
        play(.viewDidLoad)
        if missed.isEmpty, let keyboard = view.keyboardBeforeNotifications(in: window) {
          play(.keyboardDidChangeFrame(keyboard))
        }
      }
      let events = missed.events
      missed = KeyboardHistory()
      for event in events { receive(event, isAnimated: false) }
      play(.viewDidLayoutSubviews)
    }

    private func receive(_ event: KeyboardEvent, isAnimated: Bool = true) {
      guard let window = target.view?.window, isLoaded else {
        missed.record(event)
        return
      }
      if let screen = event.screen, screen != ObjectIdentifier(window.screenOfScene) { return }
      play(event.event, with: isAnimated ? event.transition : nil)
    }

    private func play(_ event: Event, with transition: KeyboardTransition? = nil) {
      // What is read in the middle of a change is neither the old nor the new state.
      if isWriting {
        hasChangedMeanwhile = true
        return
      }
      guard let before = target.read(),
        let event = policy.event(event, in: before.environment.chain)
      else { return }
      var state = before
      strategy.receive(event, &state)
      isWriting = true
      UIView.animate(with: transition) { [target] in
        target.write(state, replacing: before)
      }
      isWriting = false
      if hasChangedMeanwhile {
        hasChangedMeanwhile = false
        play(.viewDidLayoutSubviews)
      }
    }
  }

  extension UIView {
    /// A docked keyboard that came before anybody listened, by the view's keyboard layout guide; nil
    /// for none.
    fileprivate func keyboardBeforeNotifications(in window: UIWindow) -> KeyboardNotification? {
      guard #available(iOS 15, *) else { return nil }
      let guide = keyboardLayoutGuide.layoutFrame
      if guide.height <= safeAreaInsets.bottom + 1 { return nil }
      let space = window.screenOfScene.coordinateSpace
      let (screen, top) = (space.bounds, convert(guide, to: space).minY)
      // The guide is cut off where the view ends, the keyboard is not.
      let frame = Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
      return KeyboardNotification(beginFrame: nil, endFrame: frame)
    }
  }
#endif
