/// Something that an app is told.
///
/// The view that comes with an event already shows the world after it.
public enum Event: Hashable, Sendable {
  /// `keyboardWillShowNotification`.
  case keyboardWillShow(KeyboardNotification)
  /// `keyboardDidShowNotification`.
  case keyboardDidShow(KeyboardNotification)
  /// `keyboardWillHideNotification`.
  case keyboardWillHide(KeyboardNotification)
  /// `keyboardDidHideNotification`.
  case keyboardDidHide(KeyboardNotification)
  /// `keyboardWillChangeFrameNotification`.
  case keyboardWillChangeFrame(KeyboardNotification)
  /// `keyboardDidChangeFrameNotification`.
  case keyboardDidChangeFrame(KeyboardNotification)
  /// The controller's view has been loaded.
  case viewDidLoad
  /// The view is about to be on screen.
  case viewWillAppear
  /// The view is on screen.
  case viewDidAppear
  /// The view is about to leave the screen, or an interactive pop has begun.
  case viewWillDisappear
  /// The view has left the screen.
  case viewDidDisappear
  /// The controller is gone.
  case viewDeinit
  /// The view has been laid out, perhaps at another place or size.
  case viewDidLayoutSubviews
  /// The safe area is another one.
  case safeAreaInsetsDidChange
  /// Size classes, scale or a user's setting changed.
  case traitCollectionDidChange
  /// The app has left the foreground.
  case didEnterBackground
  /// The app is about to return to the foreground.
  case willEnterForeground
  /// The app takes input again.
  case didBecomeActive

  /// The keyboard notification that the event carries, if it is one of the six.
  @inlinable public var keyboard: KeyboardNotification? {
    switch self {
    case .keyboardWillShow(let keyboard), .keyboardDidShow(let keyboard),
      .keyboardWillHide(let keyboard), .keyboardDidHide(let keyboard),
      .keyboardWillChangeFrame(let keyboard), .keyboardDidChangeFrame(let keyboard):
      keyboard
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewDeinit, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .traitCollectionDidChange,
      .didEnterBackground, .willEnterForeground, .didBecomeActive:
      nil
    }
  }

  /// Whether the event is `keyboardWillHide` or `keyboardDidHide`.
  @inlinable public var isKeyboardHide: Bool {
    switch self {
    case .keyboardWillHide, .keyboardDidHide: true
    default: false
    }
  }
}
