#if os(iOS) || UIKIT_STAND_IN
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
    private weak var probe: LayoutProbe?
    /// What was reported while the view was in no window.
    private var missed = KeyboardHistory()
    private var isLoaded = false
    private let delivery = SerialDelivery<Step>()

    /// An event, and how what it changes is animated; with the report that it is from, if any.
    private struct Step {
      let event: Event
      var transition: KeyboardTransition?
      var report: KeyboardEvent?
    }

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
        MainThread.run { if let event { self?.play([Step(event: event)]) } }
      }
      // A guide misses what happens before somebody has asked for it.
      _ = view.layoutGuideHeight
      let probe = LayoutProbe(listener: self)
      probe.watch(view)
      self.probe = probe
      viewDidChange()
    }

    // Nobody says on which thread that is.
    deinit {
      guard let probe else { return }
      MainThread.run { probe.removeFromSuperview() }
    }

    private static let appEvents: [Notification.Name: Event] = [
      UIApplication.didEnterBackgroundNotification: .didEnterBackground,
      UIApplication.willEnterForegroundNotification: .willEnterForeground,
      UIApplication.didBecomeActiveNotification: .didBecomeActive,
    ]

    /// The view has a window, another size, place or safe area.
    func viewDidChange() {
      guard subscription != nil, let view = target.view, let window = view.window else { return }
      var steps: [Step] = []
      if !isLoaded {
        isLoaded = true
        steps.append(Step(event: .viewDidLoad))
        if missed.isEmpty, let keyboard = view.keyboardBeforeNotifications(in: window) {
          steps.append(Step(event: .keyboardDidChangeFrame(keyboard)))
        }
      }
      steps += missed.events.map { Step(event: $0.event, report: $0) }
      missed = KeyboardHistory()
      play(steps + [Step(event: .viewDidLayoutSubviews)])
    }

    private func receive(_ report: KeyboardEvent) {
      guard isLoaded else { return missed.record(report) }
      play([Step(event: report.event, transition: report.transition, report: report)])
    }

    private func play(_ steps: [Step]) {
      // What is read in the middle of a change is neither the old nor the new state.
      delivery.deliver(steps) { play($0) }
    }

    private func play(_ step: Step) {
      guard let window = target.view?.window, let before = target.read() else {
        if let report = step.report { missed.record(report) }
        return
      }
      if let screen = step.report?.screen, screen != ObjectIdentifier(window.screenOfScene) {
        return
      }
      guard let event = policy.event(step.event, in: before.environment.chain) else { return }
      var state = before
      strategy.receive(event, &state)
      UIView.animate(with: step.transition) { [target] in
        target.write(state, replacing: before)
      }
    }
  }

  extension UIView {
    /// A docked keyboard that came before anybody listened, by the view's keyboard layout guide; nil
    /// for none.
    fileprivate func keyboardBeforeNotifications(in window: UIWindow) -> KeyboardNotification? {
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
