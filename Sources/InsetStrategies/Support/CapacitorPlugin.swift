import InsetCore

/// What Capacitor's keyboard plugin knows, whatever its resize mode: a height in whole points.
///
/// On an iPad the height is what covers the web view, with two mistakes: the origin in the
/// superview counts twice, and the height of the first show is kept until the keyboard has gone.
struct CapacitorPlugin: Hashable, Sendable {
  /// Whether it sets the web view's frame, which it measures on an iPad.
  private let resizesWebView: Bool
  private var isLoaded = false
  /// The keyboard's height, in whole points.
  private(set) var padding = 0.0
  /// The height of the first show on an iPad since the keyboard was gone.
  private var firstHeight: Double?
  /// Whether the web view's frame has been set.
  private var isResized = false

  init(resizesWebView: Bool) { self.resizesWebView = resizesWebView }

  /// Takes an event and returns whether the height is another one, so that the plugin resizes; it
  /// is there from `viewDidLoad` on.
  mutating func note(_ event: Event, in view: ViewState) -> Bool {
    switch event.kind {
    case .viewDidLoad: isLoaded = true
    case .viewDeinit: self = CapacitorPlugin(resizesWebView: resizesWebView)
    case .keyboardWillShow where isLoaded: return pad(by: height(of: event.keyboard, in: view))
    case .keyboardWillHide where isLoaded: return pad(by: 0)
    case .keyboardDidHide: firstHeight = nil
    default: break
    }
    return false
  }

  private mutating func height(of keyboard: KeyboardNotification, in view: ViewState) -> Double {
    let frame = keyboard.endFrame ?? .zero
    let environment = view.environment
    guard environment.idiom == .pad else { return frame.height }
    if let firstHeight, firstHeight > 0 { return firstHeight }
    var own = environment.chain.view
    if isResized { own.size.height = environment.chain.window.height - padding - own.minY }
    let bottom = environment.chain.convert(own, from: .view, to: .screen).maxY
    let height = max(0, bottom - (environment.mainScreen.height - frame.height))
    firstHeight = height
    return height
  }

  private mutating func pad(by height: Double) -> Bool {
    let whole = height.rounded(.towardZero)
    if whole == padding { return false }
    padding = whole
    isResized = resizesWebView
    return true
  }
}

extension ViewState {
  /// Puts the lowest content of a web page at a line of the window, or at the root view's safe area
  /// if that is higher.
  mutating func endPage(at line: Double) {
    let chain = environment.chain
    let safe = chain.root.maxY - environment.rootObstruction.bottom
    let rest =
      chain.root.minY + chain.superview.minY + chain.view.maxY - environment.obstruction.bottom
    bottomConstraint = rest - min(line, safe)
  }
}
