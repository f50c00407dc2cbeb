import InsetCore

extension Strategies {
  /// JSQMessagesViewController: its list's inset reaches up to an input toolbar on the keyboard's
  /// top edge.
  ///
  /// The list hears `didShow`, `didHide` and both changes of frame from `viewDidAppear` to
  /// `viewDidDisappear`; what happens between is lost, and the inset stays. The end frame is taken
  /// to be in the window's space; a frame that is missing is the zero rectangle, whose top edge is
  /// at the window's. Each time, all insets of list and indicator are replaced: at the top by the
  /// length of the layout guide, at the bottom by the list's part below the toolbar's top edge. The
  /// scroll view is not asked what it adds itself.
  ///
  /// A keyboard that finds the toolbar at rest counts only while the toolbar's text view is the
  /// first responder.
  ///
  /// Reading: the text view is that for each of the app's own keyboards and for no other; a frame
  /// below the screen is of one that is shown or hidden, or of none. Reading: the list is the
  /// avoiding view, with which the controller's view ends, and the length of the layout guide is
  /// what lies over the list's top edge. Reading: the toolbar has no height of its own. An
  /// app can add to the top inset alone, by `topContentAdditionalInset`, which is left out. Left out are a finger that drags the keyboard
  /// along, what the keyboard's own view does without a notification, another status bar, that the
  /// list is measured when the size of the text changes, that it scrolls to its newest message, and
  /// a pop by a gesture: from its beginning to its end nothing is heard, and then the text view gets
  /// its focus back.
  struct JSQMessagesViewController: InsetStrategy {
    static let id = "jsq-messages-view-controller"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "JSQMessagesViewController 7.3",
      group: .library,
      summary: "Sets the list's insets to its part below the keyboard's top and the top guide.",
      formula: "contentInset = scrollIndicatorInsets = (topLayoutGuide.length, 0, bottom, 0); "
        + "bottom = max(0, list.maxY - view.convert(kbEnd, from: window).minY) on "
        + "willChangeFrame, didChangeFrame, didShow and didHide, if the text view is the first "
        + "responder or bottom is not 0; from viewDidAppear to viewDidDisappear",
      availability: [
        Availability("os>=7", source: "podspec: iOS 7"),
        Availability(
          "placement:!web-view,table-controller", source: "the list is a view class of its own"),
        Availability("base:base0", source: "an app can set topContentAdditionalInset alone"),
      ],
      weaknesses: [
        Weakness(
          "From iOS 11 on the scroll view adds the safe area once more", often: .gap, .otherEdges,
          in: "os>=11 adjustment:!never placement:fill,short,tall keyboard:!floating"),
        Weakness(
          "A keyboard that floats or is raised counts from its top edge down", .gap,
          in: "keyboard:floating,undocked,split"),
      ],
      publications: [
        Publication(
          "JSQMessagesViewController", version: "7.3.5", date: "2017-07-16", license: "MIT",
          code: "JSQMessagesKeyboardController.m jsq_handleKeyboardNotification, "
            + "JSQMessagesViewController.m keyboardController:keyboardDidChangeFrame: and "
            + "jsq_updateCollectionViewInsets",
          link: "https://github.com/jessesquires/JSQMessagesViewController/"
            + "blob/7.3.5/JSQMessagesViewController/Controllers/JSQMessagesViewController.m")
      ],
      reading: "the text view has the focus for the app's own keyboards only, the list is the "
        + "avoiding view, and the toolbar has no height of its own")

    private var isListening = false
    /// Whether one of the app's own keyboards has been shown or is being hidden.
    private var isEditing = false
    /// The distance from the toolbar to the bottom edge of the controller's view, in points.
    private var distance = 0.0

    /// Takes an event; the list listens while its screen has appeared.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidAppear: isListening = true
      case .viewDidDisappear: isListening = false
      case .viewDeinit: self = JSQMessagesViewController()
      // A keyboard in hardware hides the other while the text view keeps its focus.
      case .keyboardWillShow, .keyboardWillHide: isEditing = event.keyboard.isLocal
      case .keyboardWillChangeFrame, .keyboardDidChangeFrame, .keyboardDidShow, .keyboardDidHide:
        if isListening { move(for: event.keyboard, &view) }
        if event.kind == .keyboardDidHide { isEditing = false }
      default: break
      }
    }

    private mutating func move(for keyboard: KeyboardNotification, _ view: inout ViewState) {
      let frame = keyboard.endFrame ?? .zero
      let isFirstResponder = keyboard.isLocal && (isEditing || !Self.isBelow(frame, view))
      guard !frame.isNull, isFirstResponder || distance != 0 else { return }
      let top = view.plainFrame(of: frame, from: .window).minY
      distance = max(0, view.environment.chain.view.height - top)
      let insets = Insets(top: view.environment.obstruction.top, bottom: distance)
      view.contentInset = insets
      view.verticalScrollIndicatorInsets = insets
    }

    /// Whether a keyboard is just below the screen.
    private static func isBelow(_ frame: Rect, _ view: ViewState) -> Bool {
      let chain = view.environment.chain
      return !frame.isEmpty
        && chain.uprightScreen(fromScreen: frame).minY >= chain.uprightScreenSize.height
    }
  }
}
