/// An event that an app is notified of.
///
/// The view that comes with an event already shows the world after it.
public struct Event: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// `keyboardWillShowNotification`.
    case keyboardWillShow
    /// `keyboardDidShowNotification`.
    case keyboardDidShow
    /// `keyboardWillHideNotification`.
    case keyboardWillHide
    /// `keyboardDidHideNotification`.
    case keyboardDidHide
    /// `keyboardWillChangeFrameNotification`.
    case keyboardWillChangeFrame
    /// `keyboardDidChangeFrameNotification`.
    case keyboardDidChangeFrame
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
    /// The view has been laid out, perhaps with another origin or size.
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
    /// The app takes no input for now: the system shows something of its own over it, or it leaves.
    case willResignActive

    /// Whether it is one of the six keyboard notifications.
    @inlinable public var isKeyboard: Bool { rawValue <= Self.keyboardDidChangeFrame.rawValue }
  }

  // Not an enum with payloads: to find out its case would read all of it.

  /// What the keyboard notification carries; nothing if the event is none.
  public let keyboard: KeyboardNotification
  /// What kind of thing it is.
  public let kind: Kind

  /// Creates one of the six keyboard notifications.
  ///
  /// - Precondition: `kind` is one of the six.
  public init(_ kind: Kind, _ keyboard: KeyboardNotification) {
    precondition(kind.isKeyboard, "only a keyboard notification carries frames")
    self.kind = kind
    self.keyboard = keyboard
  }

  private init(_ kind: Kind) {
    self.kind = kind
    keyboard = KeyboardNotification(beginFrame: nil, endFrame: nil, duration: nil, curve: nil)
  }

  /// Whether the event is `keyboardWillHide` or `keyboardDidHide`.
  @inlinable public var isKeyboardHide: Bool {
    kind == .keyboardWillHide || kind == .keyboardDidHide
  }
}

extension Event {
  /// ``Kind/keyboardWillShow`` with what it carries.
  public static func keyboardWillShow(_ keyboard: KeyboardNotification) -> Event {
    Event(.keyboardWillShow, keyboard)
  }
  /// ``Kind/keyboardDidShow`` with what it carries.
  public static func keyboardDidShow(_ keyboard: KeyboardNotification) -> Event {
    Event(.keyboardDidShow, keyboard)
  }
  /// ``Kind/keyboardWillHide`` with what it carries.
  public static func keyboardWillHide(_ keyboard: KeyboardNotification) -> Event {
    Event(.keyboardWillHide, keyboard)
  }
  /// ``Kind/keyboardDidHide`` with what it carries.
  public static func keyboardDidHide(_ keyboard: KeyboardNotification) -> Event {
    Event(.keyboardDidHide, keyboard)
  }
  /// ``Kind/keyboardWillChangeFrame`` with what it carries.
  public static func keyboardWillChangeFrame(_ keyboard: KeyboardNotification) -> Event {
    Event(.keyboardWillChangeFrame, keyboard)
  }
  /// ``Kind/keyboardDidChangeFrame`` with what it carries.
  public static func keyboardDidChangeFrame(_ keyboard: KeyboardNotification) -> Event {
    Event(.keyboardDidChangeFrame, keyboard)
  }
  /// ``Kind/viewDidLoad``.
  public static let viewDidLoad = Event(.viewDidLoad)
  /// ``Kind/viewWillAppear``.
  public static let viewWillAppear = Event(.viewWillAppear)
  /// ``Kind/viewDidAppear``.
  public static let viewDidAppear = Event(.viewDidAppear)
  /// ``Kind/viewWillDisappear``.
  public static let viewWillDisappear = Event(.viewWillDisappear)
  /// ``Kind/viewDidDisappear``.
  public static let viewDidDisappear = Event(.viewDidDisappear)
  /// ``Kind/viewDeinit``.
  public static let viewDeinit = Event(.viewDeinit)
  /// ``Kind/viewDidLayoutSubviews``.
  public static let viewDidLayoutSubviews = Event(.viewDidLayoutSubviews)
  /// ``Kind/safeAreaInsetsDidChange``.
  public static let safeAreaInsetsDidChange = Event(.safeAreaInsetsDidChange)
  /// ``Kind/traitCollectionDidChange``.
  public static let traitCollectionDidChange = Event(.traitCollectionDidChange)
  /// ``Kind/didEnterBackground``.
  public static let didEnterBackground = Event(.didEnterBackground)
  /// ``Kind/willEnterForeground``.
  public static let willEnterForeground = Event(.willEnterForeground)
  /// ``Kind/didBecomeActive``.
  public static let didBecomeActive = Event(.didBecomeActive)
  /// ``Kind/willResignActive``.
  public static let willResignActive = Event(.willResignActive)
}
