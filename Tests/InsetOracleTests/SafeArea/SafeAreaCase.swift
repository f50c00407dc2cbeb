import InsetCore
import InsetOracle
import Testing

/// A view somewhere in its controller's view, with figures worked out by hand.
///
/// Apple documents: the insets of a controller's root view hold bars, the status bar and screen
/// edges; those of a view below it reflect only the portion of the view that is covered; and a view
/// wholly inside the safe area of its superview has none.
struct SafeAreaCase: Sendable, CustomTestStringConvertible {
  /// The case, with the reason for its figures.
  var name: String
  var environment: ViewEnvironment
  var safeArea: Insets
  var content: Insets
  var indicators: Insets
  var tail: Double

  var testDescription: String { name }

  /// A controller's root view, and what covers it.
  struct Root: Sendable {
    var size: Size
    var obstruction: Insets
    /// Where it is in its window.
    var origin = Point(x: 0, y: 0)

    /// A phone in portrait, under a navigation bar and a tab bar: free from 103 to 769.
    static let bars = Root(
      size: Size(width: 393, height: 852), obstruction: Insets(top: 103, bottom: 83))
    /// The same without bars: free from 59 to 818.
    static let plain = Root(
      size: Size(width: 393, height: 852), obstruction: Insets(top: 59, bottom: 34))
    /// The same in landscape: free from 59 to 793, down to 372.
    static let landscape = Root(
      size: Size(width: 852, height: 393), obstruction: Insets(left: 59, bottom: 21, right: 59))
    /// The same in landscape under both bars: free from (59, 32) to (793, 323).
    static let landscapeBars = Root(
      size: Size(width: 852, height: 393),
      obstruction: Insets(top: 32, left: 59, bottom: 70, right: 59))
    /// A phone with a home button under both bars: free from 64 to 618.
    static let button = Root(
      size: Size(width: 375, height: 667), obstruction: Insets(top: 64, bottom: 49))

    var bounds: Rect { Rect(origin: .init(x: 0, y: 0), size: size) }
  }

  /// How large the content is beside the view.
  enum Content: Sendable {
    /// Three times as high.
    case long
    /// Three times as wide.
    case wide
    /// Both.
    case large
    /// As high and wide.
    case fitting
    /// A point higher.
    case pointHigher
    /// Four fifths as high.
    case short

    func size(beside view: Size) -> Size {
      switch self {
      case .long: Size(width: view.width, height: 3 * view.height)
      case .wide: Size(width: 3 * view.width, height: view.height)
      case .large: Size(width: 3 * view.width, height: 3 * view.height)
      case .fitting: view
      case .pointHigher: Size(width: view.width, height: view.height + 1)
      case .short: Size(width: view.width, height: 0.8 * view.height)
      }
    }
  }

  /// A view that always adds its safe area, so that what it adds is its safe area.
  init(
    _ name: String, in root: Root = .bars, inside superview: Rect? = nil, at view: Rect,
    safeArea: Insets, tail: Double = 0
  ) {
    self.init(
      name, in: root, inside: superview, at: view, .fitting, .always, safeArea: safeArea,
      adds: safeArea, indicators: Insets(top: safeArea.top, bottom: safeArea.bottom), tail: tail)
  }

  /// A view, its content and its behavior; nil for one that fills its controller's view.
  init(
    _ name: String, in root: Root = .bars, inside superview: Rect? = nil, at view: Rect? = nil,
    _ content: Content, _ behavior: ContentInsetAdjustmentBehavior, isContent: Bool = false,
    on capabilities: OSCapabilities = .modern, safeArea: Insets, adds: Insets, indicators: Insets,
    tail: Double = 0
  ) {
    let view = view ?? root.bounds
    let window = Size(
      width: root.origin.x + root.size.width, height: root.origin.y + root.size.height)
    self.name = name
    environment = ViewEnvironment(
      chain: ViewChain(
        screen: window, window: Rect(origin: .init(x: 0, y: 0), size: window),
        root: Rect(origin: root.origin, size: root.size), superview: superview ?? root.bounds,
        view: view),
      contentSize: content.size(beside: view.size), rootObstruction: root.obstruction,
      adjustmentBehavior: behavior, isContentOfBarController: isContent, capabilities: capabilities)
    self.safeArea = safeArea
    self.content = adds
    self.indicators = indicators
    self.tail = tail
  }

  static let all = heights + nested + widths + tails + roots + behaviors + eras
}

// The eras that change what the system adds to a scroll view.

extension OSCapabilities {
  /// Up to iOS 6: nobody adds anything.
  static let iOS6 = OSCapabilities(
    usesFixedCoordinates: true, insetAdjustment: .none, adjustsIndicators: false,
    postsScreenObject: false)
  /// Upright coordinates, and the controller writes into `contentInset`.
  static let iOS10 = OSCapabilities(
    usesFixedCoordinates: false, insetAdjustment: .contentInset, adjustsIndicators: false,
    postsScreenObject: false)
  /// The safe area, and indicators that follow the content.
  static let iOS12 = OSCapabilities(
    usesFixedCoordinates: false, insetAdjustment: .adjustedContentInset, adjustsIndicators: false,
    postsScreenObject: false)
}
