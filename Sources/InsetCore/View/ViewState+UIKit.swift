/// What UIKit calls the surroundings of a view, so that code carries over.
extension ViewState {
  /// `view.frame`: the view's frame in its superview's space, in points.
  public var frame: Rect { environment.chain.view }

  /// `view.safeAreaInsets`, bars included; zero before iOS 11.
  public var safeAreaInsets: Insets { environment.safeAreaInsets }

  /// `view.window?.bounds`, in points, in the window's own space.
  public var windowBounds: Rect { Rect(origin: .zero, size: environment.chain.window.size) }

  /// `UIScreen.main.bounds`, in points.
  public var mainScreenBounds: Rect { Rect(origin: .zero, size: environment.mainScreen) }

  /// `scrollView.contentSize`, in points.
  public var contentSize: Size { environment.contentSize }

  /// `scrollView.contentInsetAdjustmentBehavior`.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    environment.adjustmentBehavior
  }

  /// `tabBarController?.tabBar`; its frame is in the window's space.
  public var tabBar: Bar? { environment.tabBar }

  /// `navigationController?.navigationBar`; its frame is in the window's space.
  public var navigationBar: Bar? { environment.navigationBar }

  /// `navigationController?.toolbar`; its frame is in the window's space.
  public var toolbar: Bar? { environment.toolbar }
}
