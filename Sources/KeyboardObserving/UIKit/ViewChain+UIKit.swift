#if os(iOS) || UIKIT_STAND_IN
  import InsetCore
  import UIKit

  extension UIWindow {
    var screenOfScene: UIScreen { windowScene?.screen ?? screen }
  }

  extension UIView {
    /// The view of the outermost controller around the view, below the window or a presentation.
    var rootView: UIView? {
      var outermost = controller
      while let parent = outermost?.parent { outermost = parent }
      return outermost?.viewIfLoaded
    }
  }

  extension ViewChain {
    /// Reads the frames from the screen to a view; nil while it is in no window.
    ///
    /// Scrolled and transformed ancestors are in the frames, as UIKit converts them.
    @MainActor
    init?(of view: UIView) {
      guard let window = view.window else { return nil }
      let screen = window.screenOfScene
      func frame(of view: UIView) -> Rect { Rect(view.convert(view.bounds, to: window)) }
      let root = frame(of: view.rootView ?? window)
      let superview = frame(of: view.superview ?? window)
      self.init(
        screen: Size(screen.bounds.size),
        window: Rect(window.convert(window.bounds, to: screen.coordinateSpace)), root: root,
        superview: superview.offset(x: -root.minX, y: -root.minY),
        view: frame(of: view).offset(x: -superview.minX, y: -superview.minY))
    }
  }
#endif
