import InsetCore

@testable import KeyboardObserving

/// `CoveredArea` as an app has it: it sees what can be read of views, and nothing while its view is in
/// no window.
///
/// What was reported meanwhile is handed on when the view appears again.
struct BridgedCoveredArea {
  let policy: KeyboardPolicy
  private var area = CoveredArea()
  private var history = KeyboardHistory()
  private var isInWindow = false

  init(_ policy: KeyboardPolicy) { self.policy = policy }

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    switch event.kind {
    case .viewWillAppear:
      isInWindow = true
      for missed in history.events { play(missed.event, &view) }
      history = KeyboardHistory()
    case .viewDidDisappear: isInWindow = false
    default: break
    }
    if isInWindow || event.kind == .viewDidLoad {
      play(event, &view)
    } else if event.kind.isKeyboard {
      history.record(KeyboardEvent(event.kind, event.keyboard))
    }
  }

  private mutating func play(_ event: Event, _ view: inout ViewState) {
    guard let event = policy.event(event, in: view.environment.chain) else { return }
    var reading = ViewState(rereading: view)
    area.receive(event, &reading)
    view.contentInset = reading.contentInset
    view.verticalScrollIndicatorInsets = reading.verticalScrollIndicatorInsets
  }
}

extension ViewState {
  /// The view as the bridge reads it.
  fileprivate init(rereading view: ViewState) {
    let environment = view.environment
    self.init(
      reading: ViewEnvironment(
        reading: environment.chain, contentSize: environment.contentSize,
        safeAreaInsets: environment.safeAreaInsets, systemInset: environment.systemInset,
        indicatorSystemInset: environment.indicatorSystemInset,
        adjustmentBehavior: environment.adjustmentBehavior,
        adjustsForKeyboard: environment.adjustsForKeyboard,
        bars: (environment.navigationBar, environment.tabBar, environment.toolbar),
        focusedField: environment.focusedField, idiom: environment.idiom,
        sizeClasses: (environment.horizontalSizeClass, environment.verticalSizeClass),
        scale: environment.scale, capabilities: environment.capabilities),
      contentInset: view.contentInset, indicatorInsets: view.verticalScrollIndicatorInsets,
      contentOffset: view.contentOffset, systemBottom: view.systemInset.bottom,
      layoutGuideHeight: view.keyboardLayoutGuideHeight)
  }
}

/// The library's default: the app's own keyboard only.
struct OwnKeyboard: InsetStrategy {
  private var area = BridgedCoveredArea([])

  mutating func receive(_ event: Event, _ view: inout ViewState) { area.receive(event, &view) }
}

/// Every docked keyboard.
struct EveryKeyboard: InsetStrategy {
  private var area = BridgedCoveredArea(.remoteKeyboards)

  mutating func receive(_ event: Event, _ view: inout ViewState) { area.receive(event, &view) }
}

/// Every keyboard, raised ones from their top edge down.
struct RaisedKeyboard: InsetStrategy {
  private var area = BridgedCoveredArea([.remoteKeyboards, .raisedKeyboards])

  mutating func receive(_ event: Event, _ view: inout ViewState) { area.receive(event, &view) }
}
