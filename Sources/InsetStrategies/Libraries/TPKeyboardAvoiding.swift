import InsetCore

extension Strategies {
  /// TPKeyboardAvoiding: the keyboard's height less what hangs below the scroll view's bounds.
  ///
  /// Every change of frame counts as a show. The insets before the first show are kept and put back
  /// by a hide, unless its begin frame is empty. An empty end frame puts nothing back and makes the
  /// hide that follows do nothing either. While the keyboard is up the bottom is replaced, the
  /// other edges stay, and the indicator has the content's insets.
  ///
  /// A change of frame is applied 10 ms later: when it belongs to a hide, the indicator gets the
  /// content's insets after both have been put back.
  ///
  /// The content scrolls until the caret is in the middle of what the insets leave, at least 20
  /// points below the top and within the content. The caret is taken to be the field.
  struct TPKeyboardAvoiding: InsetStrategy {
    static let id = "tp-keyboard-avoiding"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "TPKeyboardAvoiding 1.3",
      summary: "Sets the bottom inset to the keyboard's height less its part below the view.",
      formula: "kb = convert(kbEnd, from: window); contentInset.bottom = max(kb.height - "
        + "max(kb.maxY - bounds.maxY, 0), 0); scrollIndicatorInsets = contentInset, on "
        + "willChangeFrame unless kb is empty; the insets before it on willHide, unless a frame "
        + "was empty",
      causes: [
        FailureCause(
          "The app has insets of its own: they are replaced", .hidden, .gap, in: "base:!base0"),
        FailureCause(
          "The system adds a safe area: it counts twice", often: .gap,
          in: "placement:fill,short,tall,shrinking,table-controller,swiftui,web-view"),
      ],
      source: "TPKeyboardAvoiding (zlib, 3217d62, 2020-11-08), "
        + "UIScrollView+TPKeyboardAvoidingAdditions.m")

    private var isRegistered = false
    /// Whether the last change of frame has not been applied yet.
    private var isPending = false
    private var prior: (content: Insets, indicators: Insets)?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillChangeFrame where isRegistered:
        let frame = view.boundsFrame(of: event.keyboard.endFrame)
        isPending = !frame.isEmpty
        if frame.isEmpty { prior = nil } else { cover(&view, under: frame) }
      case .keyboardDidChangeFrame, .keyboardDidShow: isPending = false
      case .keyboardWillHide where isRegistered:
        if !view.boundsFrame(of: event.keyboard.beginFrame).isEmpty { restore(&view) }
      default: break
      }
    }

    private mutating func cover(_ view: inout ViewState, under keyboard: Rect) {
      if prior == nil { prior = (view.contentInset, view.verticalScrollIndicatorInsets) }
      let hanging = max(keyboard.maxY - view.bounds.maxY, 0)
      view.contentInset.bottom = max(keyboard.height - hanging, 0)
      let field = view.environment.focusedField
      if !field.isEmpty { view.contentOffset.y = Self.offset(centering: field, in: view) }
      view.verticalScrollIndicatorInsets = view.contentInset
    }

    /// What counts as visible leaves out the app's own insets, not the system's.
    private static func offset(centering field: Rect, in view: ViewState) -> Double {
      let visible = view.bounds.height - view.contentInset.top - view.contentInset.bottom
      let top = view.adjustedContentInset.top
      let padding = max(20, (visible - field.height) / 2)
      let lowest = view.environment.contentSize.height - visible - top
      return max(-top, min(field.minY - padding - top, lowest))
    }

    private mutating func restore(_ view: inout ViewState) {
      guard let insets = prior else { return }
      view.contentInset = insets.content
      view.verticalScrollIndicatorInsets = isPending ? insets.content : insets.indicators
      prior = nil
    }
  }
}
