import InsetCore

extension ViewState {
  /// The avoiding view's frame in the window's space.
  var frameInWindow: Rect { convert(environment.chain.view, from: .superview, to: .window) }

  /// The frame that React Native's `onLayout` reports of a component that fills the avoiding view's
  /// place inside a `SafeAreaView`: it ends where content rests, above bars and screen edges.
  var safeAreaLayout: Rect {
    let obstruction = environment.obstruction
    return environment.chain.view.inset(
      by: Insets(top: obstruction.top, bottom: obstruction.bottom))
  }

  /// A rectangle in the avoiding view's own space, as a view sees it that does not scroll itself.
  func plainFrame(of rect: Rect, from space: CoordinateSpace) -> Rect {
    environment.chain.convert(rect, from: space, to: .view)
  }

  /// Moves the lowest content to a distance above the view's bottom edge.
  ///
  /// The constraint itself goes to the safe area or a bar's edge, where content rests.
  mutating func putLowestContent(aboveBottom distance: Double) {
    bottomConstraint = distance - environment.obstruction.bottom
  }

  /// Moves the lowest content to a distance above the view's bottom edge, or where it rests if
  /// that is higher.
  mutating func liftLowestContent(aboveBottom distance: Double) {
    bottomConstraint = max(0, distance - environment.obstruction.bottom)
  }
}

extension ViewEnvironment {
  /// What .NET MAUI takes to lie over the top of the window: a bar, whose frame is in its navigation
  /// controller's view, or the status bar.
  var coveredTop: Double {
    let margin = capabilities.insetAdjustment == .adjustedContentInset ? rootObstruction.top : 0
    let bar = navigationBar.map { $0.frame.maxY - chain.root.minY }
    return max(bar ?? rootObstruction.top, margin)
  }
}

extension KeyboardNotification {
  /// The end frame, or nil where the key is missing or the frame is nowhere.
  var placedEndFrame: Rect? { endFrame.flatMap { $0.isNull ? nil : $0 } }
}

/// Whether the avoiding view is loaded and has a window, from the events of its controller.
struct Presence: Hashable, Sendable {
  /// Whether the view is there, from `viewDidLoad` to `viewDeinit`.
  private(set) var isLoaded = false
  /// Whether the view is in a window, from `viewWillAppear` to `viewDidDisappear`.
  private(set) var hasWindow = false

  /// Takes an event; keyboard events change nothing.
  mutating func note(_ event: Event) {
    switch event.kind {
    case .viewDidLoad: isLoaded = true
    case .viewWillAppear: hasWindow = true
    case .viewDidDisappear: hasWindow = false
    case .viewDeinit: self = Presence()
    default: break
    }
  }
}
