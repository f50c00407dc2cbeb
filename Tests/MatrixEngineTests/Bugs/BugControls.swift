import InsetCore

/// Mistakes of the catalogue that no shipped strategy makes, each in its simplest form.
enum BugControls {
  /// The control with an id, or nil where no control has it.
  static func named(_ id: String) -> AnyInsetStrategy? { all.first { $0.id == id } }

  private static let all = [
    AnyInsetStrategy(ContentOnly.self), AnyInsetStrategy(FoundIsBase.self),
    AnyInsetStrategy(MeasuresItself.self),
    AnyInsetStrategy(Nothing.self), AnyInsetStrategy(RestingTabBar.self),
    AnyInsetStrategy(RoomBackOnDisappear.self),
    AnyInsetStrategy(SwappedAxes.self),
  ]

  /// Makes no room at all.
  private struct Nothing: BugControl {
    static let id = "control-nothing"
    func receive(_ event: Event, _ view: inout ViewState) {}
  }

  /// Takes the width for the height in landscape, as was right up to iOS 7.
  private struct SwappedAxes: BugControl {
    static let id = "control-swapped-axes"
    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        let frame = event.keyboard.endFrame ?? .zero
        let screen = view.environment.chain.uprightScreenSize
        view.setBottom(screen.width > screen.height ? frame.width : frame.height)
      case .keyboardWillHide: view.setBottom(0)
      default: break
      }
    }
  }

  /// Keeps the height of a tab bar at rest, whether there is one or not, as a constant.
  ///
  /// The formula of react-native-keyboard-aware-scroll-view (MIT).
  private struct RestingTabBar: BugControl {
    static let id = "control-resting-tab-bar"
    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad, .keyboardWillHide: view.setBottom(49)
      case .keyboardWillShow:
        view.setBottom((event.keyboard.endFrame ?? .zero).height - 49)
      default: break
      }
    }
  }

  /// Sets the content's inset and leaves the indicator's.
  private struct ContentOnly: BugControl {
    static let id = "control-content-only"
    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.contentInset.bottom = view.overlap(of: event.keyboard)
      case .keyboardWillHide: view.contentInset.bottom = 0
      default: break
      }
    }
  }

  /// Adds to the insets that it finds at each show, and puts those back on hide.
  private struct FoundIsBase: BugControl {
    static let id = "control-found-is-base"
    private var base = Insets.zero
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        base = view.contentInset
        view.setBottom(base.bottom + view.overlap(of: event.keyboard))
      case .keyboardWillHide: view.setBottom(base.bottom)
      default: break
      }
    }
  }

  /// Gives the room back when the view is about to leave, and waits for the next show.
  private struct RoomBackOnDisappear: BugControl {
    static let id = "control-room-back-on-disappear"
    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.setBottom(view.overlap(of: event.keyboard))
      case .keyboardWillHide, .viewWillDisappear: view.setBottom(0)
      default: break
      }
    }
  }

  /// Makes the view lower by its part below the keyboard, and measures that part anew at each show.
  ///
  /// The behaviour `height` of React Native's KeyboardAvoidingView (MIT) before it added back what
  /// it had taken off.
  private struct MeasuresItself: BugControl {
    static let id = "control-measures-itself"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        let frame = view.convert(event.keyboard.endFrame ?? .zero, from: .screen, to: .superview)
        let own = view.environment.chain.view.maxY - view.bottomConstraint
        view.bottomConstraint = max(0, own - frame.minY)
      case .keyboardWillHide: view.bottomConstraint = 0
      default: break
      }
    }
  }
}

/// A mistake in its simplest form, with no words of its own.
private protocol BugControl: InsetStrategy {}

extension BugControl {
  static var mechanism: AdjustmentMechanism { .insets }
  static var about: StrategyDescription {
    StrategyDescription(summary: id, formula: "", failsWhen: "", source: "")
  }
}

extension ViewState {
  /// Sets the bottom inset of content and indicator, in points.
  fileprivate mutating func setBottom(_ height: Double) {
    contentInset.bottom = height
    verticalScrollIndicatorInsets.bottom = height
  }

  /// The height of the keyboard's overlap with the view, in points.
  fileprivate func overlap(of keyboard: KeyboardNotification) -> Double {
    convert(keyboard.endFrame ?? .zero, from: .screen, to: .view).intersection(bounds).height
  }
}
