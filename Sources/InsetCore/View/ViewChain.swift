/// The coordinate spaces between the screen and the inside of the avoiding view.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen's space as the OS of the era defines it: turned with the interface from iOS 8 on,
  /// fixed in portrait before.
  case screen
  /// The window's space; up to iOS 7 fixed in portrait like the screen's.
  case window
  /// The space of the controller's root view, always upright.
  case root
  /// The space of the avoiding view's superview.
  case superview
  /// The avoiding view's own bounds, whose origin is its content offset.
  case view
}

/// The frames from the screen down to the avoiding view, and conversions along them.
///
/// Frames are in points, each in its parent's space; the root view's is in the *upright* window
/// space, into which ``InterfaceOrientation`` turns the fixed one of iOS 7 and earlier.
public struct ViewChain: Hashable, Sendable {
  /// The screen's bounds in the screen's space of the era.
  public var screen: Size
  /// The window's frame in the screen's space of the era.
  public var window: Rect
  /// How the interface is turned inside screen and window; `portrait` where the OS turns those too.
  public var rotation: InterfaceOrientation
  /// The root view's frame in the upright window space.
  public var root: Rect
  /// The superview's frame in the root view's space.
  public var superview: Rect
  /// The avoiding view's frame in its superview's space.
  public var view: Rect

  /// Creates a chain from the frames, outermost first.
  public init(
    screen: Size, window: Rect, rotation: InterfaceOrientation = .portrait, root: Rect,
    superview: Rect, view: Rect
  ) {
    self.screen = screen
    self.window = window
    self.rotation = rotation
    self.root = root
    self.superview = superview
    self.view = view
  }

  /// The chain of a view that fills an upright full-screen window.
  public init(filling screen: Size) {
    let bounds = Rect(origin: .zero, size: screen)
    self.init(screen: screen, window: bounds, root: bounds, superview: bounds, view: bounds)
  }

  /// The screen's size with the interface upright.
  @inlinable public var uprightScreenSize: Size {
    @inline(__always) get { rotation.size(ofPortrait: screen) }
  }

  /// The window's frame in the upright screen space.
  @inlinable public var windowOnScreen: Rect { rotation.upright(window, portrait: screen) }

  /// The root view's frame in the upright screen space, in points: the window, or a sheet in it.
  @inlinable public var rootOnScreen: Rect {
    let window = windowOnScreen
    return root.offset(x: window.minX, y: window.minY)
  }

  /// The superview's origin in the upright window space.
  @inlinable var superviewOrigin: Point {
    Point(x: root.minX + superview.minX, y: root.minY + superview.minY)
  }

  /// The avoiding view's frame in the upright screen space.
  @inlinable public var viewOnScreen: Rect {
    let window = windowOnScreen
    let origin = superviewOrigin
    return view.offset(x: window.minX + origin.x, y: window.minY + origin.y)
  }

  /// A rectangle of the screen's space of the era in the upright screen space.
  @inlinable
  public func uprightScreen(fromScreen rect: Rect) -> Rect {
    rotation.upright(rect, portrait: screen)
  }

  /// Converts a rectangle between two spaces of the chain; the null rectangle stays null.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the space `source`.
  ///   - source: The space that the rectangle is in.
  ///   - target: The space to express it in.
  ///   - contentOffset: The origin of the avoiding view's bounds.
  /// - Returns: The same rectangle in the target's space.
  @inlinable
  public func convert(
    _ rect: Rect, from source: CoordinateSpace, to target: CoordinateSpace,
    contentOffset: Point = .zero
  ) -> Rect {
    if source == target { return rect }
    return lower(lift(rect, source, contentOffset), target, contentOffset)
  }

  /// Lifts a rectangle into the upright window space.
  @inlinable
  func lift(_ rect: Rect, _ source: CoordinateSpace, _ offset: Point) -> Rect {
    switch source {
    case .screen:
      return rotation.upright(
        rect.offset(x: -window.minX, y: -window.minY), portrait: window.size)
    case .window: return rotation.upright(rect, portrait: window.size)
    case .root: return rect.offset(x: root.minX, y: root.minY)
    case .superview: return rect.offset(x: superviewOrigin.x, y: superviewOrigin.y)
    case .view:
      return rect.offset(
        x: superviewOrigin.x + view.minX - offset.x, y: superviewOrigin.y + view.minY - offset.y)
    }
  }

  /// Lowers a rectangle from the upright window space.
  @inlinable
  func lower(_ rect: Rect, _ target: CoordinateSpace, _ offset: Point) -> Rect {
    switch target {
    case .screen:
      return rotation.fixed(rect, portrait: window.size).offset(x: window.minX, y: window.minY)
    case .window: return rotation.fixed(rect, portrait: window.size)
    case .root: return rect.offset(x: -root.minX, y: -root.minY)
    case .superview: return rect.offset(x: -superviewOrigin.x, y: -superviewOrigin.y)
    case .view:
      return rect.offset(
        x: offset.x - superviewOrigin.x - view.minX, y: offset.y - superviewOrigin.y - view.minY)
    }
  }
}
