import Testing
import UIKit

@MainActor struct SafeAreaTests {
  @Test func aWindowHasWhatItCoversOfTheDevicesEdges() {
    let whole = UIWindow(frame: UIScreen.main.bounds)
    #expect(whole.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    let inner = UIWindow(frame: CGRect(x: 0, y: 40, width: 393, height: 800))
    #expect(inner.safeAreaInsets == UIEdgeInsets(19, 0, 22, 0))
  }

  @Test func aWindowThatOverridesItsInsetsGovernsWhatIsBelow() {
    let controller = UIViewController()
    let window = show(controller)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(20, 0, 34, 0))
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 20, width: 320, height: 546))
    window.insets.bottom = 0
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(20, 0, 0, 0))
  }

  @Test func aViewHasThePartThatCoversIt() {
    let controller = UIViewController()
    let window = show(controller)
    let box = UIView(frame: CGRect(x: 10, y: 5, width: 100, height: 580))
    let nested = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 470))
    controller.view.addSubview(box)
    box.addSubview(nested)
    #expect(box.safeAreaInsets == UIEdgeInsets(15, 0, 19, 0))
    // From 105 to 575, nine points below 566.
    #expect(nested.safeAreaInsets == UIEdgeInsets(0, 0, 9, 0))
    window.isHidden = true
    #expect(box.safeAreaInsets == .zero)
  }

  @Test func additionalInsetsAreAddedAndNotifiedAtOnce() {
    let log = Log()
    let controller = LoggingController("root", log)
    let window = show(controller)
    #expect(window.rootViewController === controller)
    _ = log.take()
    controller.additionalSafeAreaInsets = UIEdgeInsets(1, 2, 300, 4)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(21, 2, 334, 4))
    #expect(log.take() == ["root safeArea"])
  }

  @Test func barsBelongToTheSafeAreaOfTheControllersBetweenThem() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let window = show(navigation)
    #expect(navigation.view.safeAreaInsets == UIEdgeInsets(20, 0, 34, 0))
    // A bar of 44 below 20; a toolbar of 44 above 34.
    #expect(content.view.safeAreaInsets == UIEdgeInsets(64, 0, 78, 0))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 522, width: 320, height: 44))
    navigation.isToolbarHidden = true
    navigation.isNavigationBarHidden = true
    #expect(content.view.safeAreaInsets == UIEdgeInsets(20, 0, 34, 0))
    #expect(content.view.window === window)
  }

  @Test func aTabBarReachesDownToTheEdge() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 517, width: 320, height: 83))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(64, 0, 83, 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    content.navigationController?.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets == UIEdgeInsets(64, 0, 34, 0))
  }

  @Test func contentBeginsBelowAnOpaqueBar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let window = show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 320, height: 536))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(!window.isHidden)
  }

  @Test func aViewThatAnAppHasMovedStaysWhereItIs() {
    let content = UIViewController()
    let window = show(UINavigationController(rootViewController: content))
    content.view.transform = CGAffineTransform(translationX: 0, y: -100)
    content.navigationController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == -100)
    // Its bottom edge is at 500, above the unsafe part.
    #expect(content.view.safeAreaInsets.bottom == 0)
    window.frame.size.height = 700
    window.layoutIfNeeded()
    #expect(content.view.bounds.size == CGSize(width: 320, height: 700))
  }

  @Test func aSheetIsBelowTheStatusBar() {
    let root = UIViewController()
    let sheet = UIViewController()
    let window = show(root)
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 320, height: 570))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(window.subviews.count == 2)
  }

  @Test func theKeyboardGuideRestsAtTheSafeAreaWhateverIsPosted() {
    let controller = UIViewController()
    let window = show(controller)
    let atRest = CGRect(x: 0, y: 566, width: 320, height: 34)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame == atRest)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: window.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 300, width: 320, height: 300))
      ])
    window.layoutIfNeeded()
    #expect(controller.view.keyboardLayoutGuide.layoutFrame == atRest)
  }
}
