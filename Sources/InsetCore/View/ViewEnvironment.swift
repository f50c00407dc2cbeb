/// The kind of device that UIKit believes it is on.
public enum Idiom: String, Hashable, Sendable, CaseIterable, Codable {
  /// iPhone and iPod touch.
  case phone
  /// iPad.
  case pad
}

/// UIKit's two size classes.
public enum SizeClass: String, Hashable, Sendable, CaseIterable, Codable {
  /// Little space, such as the width of an iPhone in portrait.
  case compact
  /// Enough space, such as the width of an iPad's screen.
  case regular
}

/// `UIScrollView.ContentInsetAdjustmentBehavior`, and before iOS 11 the controller's
/// `automaticallyAdjustsScrollViewInsets` (`automatic` for true, `never` for false).
public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
  /// Always when a bar controller shows the scroll view, otherwise like `scrollableAxes`.
  case automatic
  /// Only where the content can scroll.
  case scrollableAxes
  /// The safe area is never added to `contentInset`.
  case never
  /// The safe area is added on every edge, even where the content cannot scroll.
  case always
}

/// A bar of a container controller, as an app finds it.
public struct Bar: Hashable, Sendable {
  /// The bar view's frame in the upright window space, in points.
  public var frame: Rect
  /// Whether the bar view is hidden; a bar that a push moved away is not.
  public var isHidden: Bool

  /// Creates a bar from its frame in the upright window space.
  public init(frame: Rect, isHidden: Bool = false) {
    self.frame = frame
    self.isHidden = isHidden
  }
}

/// What something around a view does with its frame while a docked keyboard covers it.
public enum FrameResponse: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the view stays where it is.
  case none
  /// The view ends where the keyboard begins, as one does whose bottom edge rests on it.
  case shrinks
  /// The view moves up until the keyboard covers nothing of it, as one does in a scroll view that
  /// makes room and scrolls by itself.
  case moves
}

/// All that an app can see around its avoiding view, and that the app did not write itself.
public struct ViewEnvironment: Hashable, Sendable {
  /// The frames from the screen to the view.
  public let chain: ViewChain
  /// The size of the scrollable content, in points.
  public let contentSize: Size
  /// The size of `UIScreen.main.bounds`, in points: that of the chain's screen, unless the app's window
  /// is on another display, as on an unfolded iPhone Duo.
  public let mainScreen: Size
  /// The view's `safeAreaInsets`, bars included; zero before iOS 11.
  public let safeAreaInsets: Insets
  /// What bars and screen edges take from the controller's root view on any OS: the layout guides
  /// of iOS 7 to 10, the safe area from iOS 11 on, in points from the root view's edges.
  public let rootObstruction: Insets
  /// What the screen's edges take from the window, without bars; zero before iOS 11.
  ///
  /// It is the window's `safeAreaInsets`, and in a sheet the sheet's.
  public let windowSafeArea: Insets
  /// How much of ``rootObstruction`` lies over the view, in points from the view's own edges.
  public let obstruction: Insets
  /// How the scroll view treats the safe area.
  public let adjustmentBehavior: ContentInsetAdjustmentBehavior
  /// Whether a navigation or tab bar controller shows this scroll view as its content.
  public let isContentOfBarController: Bool
  /// The navigation controller's bar, if there is a navigation controller.
  public let navigationBar: Bar?
  /// The tab bar controller's bar, if there is a tab bar controller.
  public let tabBar: Bar?
  /// The navigation controller's toolbar, if there is a navigation controller with a toolbar.
  public let toolbar: Bar?
  /// The focused field's frame in the content, that is in the space of the view's bounds; empty
  /// where no field has the focus.
  public internal(set) var focusedField: Rect
  /// The kind of device.
  public let idiom: Idiom
  /// The size class of the window's width.
  public let horizontalSizeClass: SizeClass
  /// The size class of the window's height.
  public let verticalSizeClass: SizeClass
  /// Pixels per point.
  public let scale: Double
  /// Whether the user prefers cross-fade transitions (iOS 14 and later).
  public let prefersCrossFade: Bool
  /// Whether the view's container makes room for the keyboard by itself, as a table view
  /// controller, SwiftUI and a web view do.
  public let adjustsForKeyboard: Bool
  /// Whether the container is SwiftUI's, which makes as much room as its region of the safe area
  /// says.
  public let isHostedBySwiftUI: Bool
  /// Whether the view is a page in a web view: a shell as high as the view, whose top is to stay on
  /// screen while a bar at its bottom follows the keyboard.
  public let isWebPage: Bool
  /// The height of a bar of the app's own over the view's end, in points.
  ///
  /// It is a part of the app's own insets, and the bar rides on the keyboard.
  public let ownBar: Double
  /// How much higher that bar is than when the view appeared, in points.
  public let ownBarGrowth: Double
  /// Whether the view is in a popover.
  public let isInPopover: Bool
  /// What something around the view does with its frame.
  public let frameResponse: FrameResponse
  /// What the OS version changes.
  public let capabilities: OSCapabilities
  /// What the system adds to the scroll view's content: the safe area as really applied from iOS
  /// 11 on, the part of `contentInset` that the controller put there on iOS 7 to 10.
  public let systemInset: Insets
  /// What the system adds to the vertical indicator.
  public let indicatorSystemInset: Insets
  /// Where the view's lowest fixed content rests in the upright screen space: above all that
  /// obstructs it.
  @usableFromInline let restingLine: Double
  /// The view's frame without a keyboard, in its superview.
  let wholeView: Rect

  /// Creates an environment; the view's own safe area and what the system adds to the scroll view
  /// are derived from it.
  ///
  /// `wholeView` is the view's frame without a keyboard where it has another one now; `mainScreen` the
  /// size of `UIScreen.main` where the window is on another display.
  public init(
    chain: ViewChain, contentSize: Size, rootObstruction: Insets = .zero,
    adjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
    isContentOfBarController: Bool = false, navigationBar: Bar? = nil, tabBar: Bar? = nil,
    toolbar: Bar? = nil, focusedField: Rect = .zero, idiom: Idiom = .phone,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    scale: Double = 3, prefersCrossFade: Bool = false, adjustsForKeyboard: Bool = false,
    isHostedBySwiftUI: Bool = false, isWebPage: Bool = false, ownBar: Double = 0,
    ownBarGrowth: Double = 0, isInPopover: Bool = false,
    frameResponse: FrameResponse = .none,
    capabilities: OSCapabilities = .modern, wholeView: Rect? = nil, mainScreen: Size? = nil,
    windowSafeArea: Insets? = nil
  ) {
    self.chain = chain
    self.mainScreen = mainScreen ?? chain.screen
    self.contentSize = contentSize
    self.rootObstruction = rootObstruction
    obstruction = chain.handDown(rootObstruction)
    self.adjustmentBehavior = adjustmentBehavior
    self.isContentOfBarController = isContentOfBarController
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.focusedField = focusedField
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.scale = scale
    self.prefersCrossFade = prefersCrossFade
    self.adjustsForKeyboard = adjustsForKeyboard
    self.isHostedBySwiftUI = isHostedBySwiftUI
    self.isWebPage = isWebPage
    self.ownBar = ownBar
    self.ownBarGrowth = ownBarGrowth
    self.isInPopover = isInPopover
    self.frameResponse = frameResponse
    self.capabilities = capabilities
    self.wholeView = wholeView ?? chain.view
    restingLine = chain.viewOnScreen.maxY - obstruction.bottom
    let hasSafeArea = capabilities.insetAdjustment == .adjustedContentInset
    safeAreaInsets = hasSafeArea ? obstruction : .zero
    self.windowSafeArea = hasSafeArea ? windowSafeArea ?? rootObstruction : .zero
    // Up to iOS 10 the controller writes its layout guides, whatever of its scroll view they cover.
    let added = hasSafeArea ? obstruction : rootObstruction
    let scrollsVertically = contentSize.height > chain.view.height
    let scrollsHorizontally = contentSize.width > chain.view.width
    let applies: (vertical: Bool, horizontal: Bool)
    switch capabilities.insetAdjustment {
    case .none: applies = (false, false)
    case .contentInset:
      applies = (adjustmentBehavior != .never && isContentOfBarController, false)
    case .adjustedContentInset:
      switch adjustmentBehavior {
      case .automatic:
        applies = (isContentOfBarController || scrollsVertically, scrollsHorizontally)
      case .scrollableAxes: applies = (scrollsVertically, scrollsHorizontally)
      case .never: applies = (false, false)
      case .always: applies = (true, true)
      }
    }
    systemInset = Insets(
      top: applies.vertical ? added.top : 0,
      left: applies.horizontal ? added.left : 0,
      bottom: applies.vertical ? added.bottom : 0,
      right: applies.horizontal ? added.right : 0)
    indicatorSystemInset =
      capabilities.adjustsIndicators
      ? Insets(top: obstruction.top, bottom: obstruction.bottom)
      : Insets(top: systemInset.top, bottom: systemInset.bottom)
  }

  /// The same while a docked keyboard covers a part of the upright screen, or none does: the view has
  /// the frame that it gets for it.
  ///
  /// The content keeps its size.
  public func following(_ keyboard: Rect?) -> ViewEnvironment {
    if frameResponse == .none { return self }
    var chain = chain
    chain.view = wholeView
    let whole = chain.viewOnScreen
    if let keyboard, ViewState.height(of: whole, below: keyboard) > 0 {
      // A keyboard that covers the whole view leaves no height, and moves it by more than its own.
      switch frameResponse {
      case .none: break
      case .shrinks: chain.view.size.height -= ViewState.height(of: whole, below: keyboard)
      case .moves: chain.view.origin.y -= whole.maxY - keyboard.minY
      }
    }
    return ViewEnvironment(self, chain)
  }

  /// The same environment around another chain.
  private init(_ environment: ViewEnvironment, _ chain: ViewChain) {
    self.init(
      chain: chain, contentSize: environment.contentSize,
      rootObstruction: environment.rootObstruction,
      adjustmentBehavior: environment.adjustmentBehavior,
      isContentOfBarController: environment.isContentOfBarController,
      navigationBar: environment.navigationBar, tabBar: environment.tabBar,
      toolbar: environment.toolbar, focusedField: environment.focusedField,
      idiom: environment.idiom, horizontalSizeClass: environment.horizontalSizeClass,
      verticalSizeClass: environment.verticalSizeClass, scale: environment.scale,
      prefersCrossFade: environment.prefersCrossFade,
      adjustsForKeyboard: environment.adjustsForKeyboard,
      isHostedBySwiftUI: environment.isHostedBySwiftUI, isWebPage: environment.isWebPage,
      ownBar: environment.ownBar, ownBarGrowth: environment.ownBarGrowth,
      isInPopover: environment.isInPopover,
      frameResponse: environment.frameResponse, capabilities: environment.capabilities,
      wholeView: environment.wholeView, mainScreen: environment.mainScreen,
      windowSafeArea: environment.windowSafeArea)
  }

  /// The same with another focused field, a rectangle of the content.
  public func focusing(on field: Rect) -> ViewEnvironment {
    var environment = self
    environment.focusedField = field
    return environment
  }
}
