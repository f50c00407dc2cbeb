import KeyboardObserving
import Testing
import UIKit

@testable import WorkedExamples

// On an iPhone of 393 x 852 points with a home indicator of 34 points, a navigation bar of 44, a tab
// bar of 49 and a toolbar of 44. The keyboard is 336 points high; its top edge is at 516.
@Suite("Worked examples of the documentation", .serialized) @MainActor
struct WorkedExamplesTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test("A protocol with a default implementation, below a tab bar and above a toolbar")
  func protocolWithDefault() {
    let (tabbed, tools) = (NotesController(), NotesController())
    for controller in [tabbed, tools] {
      controller.textView.alwaysBounceVertical = true
      controller.textView.contentInset.bottom = 10
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [tabbed]
    let navigation = UINavigationController(rootViewController: tools)
    navigation.isToolbarHidden = false
    for (root, controller, rest) in [(tabs, tabbed, 83), (navigation, tools, 78)]
      as [(UIViewController, NotesController, CGFloat)]
    {
      show(root)
      #expect(controller.textView.adjustedContentInset.bottom == rest + 10)
      Keyboard.show(336)
      #expect(controller.textView.contentInset.bottom == 346 - rest)
      #expect(controller.textView.adjustedContentInset.bottom == 346)
      Keyboard.hide()
      #expect(controller.textView.contentInset.bottom == 10)
    }
    Keyboard.show(336)
    navigation.setToolbarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(tools.textView.contentInset.bottom == 312)
    #expect(tools.textView.adjustedContentInset.bottom == 346)
    Keyboard.hide()
  }

  @Test("A scroll view that observes for itself, also after it was moved to another place")
  func scrollView() {
    let scrollView = SelfAvoidingScrollView()
    let (first, second) = (UIViewController(), UIViewController())
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    first.view.addSubview(scrollView)
    show(first)
    Keyboard.show(336)
    #expect(scrollView.contentInset.bottom == 302)
    Keyboard.hide()
    scrollView.removeFromSuperview()
    Keyboard.show(336)
    scrollView.frame.size.height = 700
    second.view.addSubview(scrollView)
    show(second)
    #expect(scrollView.contentInset.bottom == 184)
    Keyboard.hide()
    #expect(scrollView.contentInset.bottom == 0)
  }

  @Test("A table view in a container is covered for what reaches below the keyboard's top")
  func table() {
    let container = ContainerController()
    show(UINavigationController(rootViewController: container))
    let table = container.contacts.tableView
    table.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    // From 120 to 772.
    #expect(table.frame.height == 652)
    Keyboard.show(336)
    #expect(table.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 262, right: 0))
    Keyboard.show(381)
    #expect(table.contentInset.bottom == 307)
    Keyboard.hide()
    #expect(table.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0))
  }

  @Test("A bottom constraint goes up with the keyboard and comes back to its rest")
  func constraint() {
    let controller = ComposeController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.pushViewController(controller, animated: false)
    window.layoutIfNeeded()
    #expect(controller.field.frame.maxY == 810)
    Keyboard.show(336)
    #expect(controller.field.frame.maxY == 508)
    #expect(controller.isTyping)
    // A pop begins, the keyboard goes, the pop is cancelled.
    controller.beginAppearanceTransition(false, animated: true)
    Keyboard.hide()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    window.layoutIfNeeded()
    #expect(controller.field.frame.maxY == 810)
    #expect(!controller.isTyping)
  }

  @Test("A monitor with a notification center of its own makes a controller testable")
  func center() {
    let endFrame = CGRect(x: 0, y: 516, width: 393, height: 336)
    let controller = ComposeController()
    let center = NotificationCenter()
    controller.monitor = KeyboardMonitor(center: center)
    controller.loadViewIfNeeded()
    controller.viewWillAppear(false)
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: UIScreen.main,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame)])
    #expect(controller.isTyping)
    #expect(controller.rejected == nil)
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [:])
    #expect(controller.rejected?.key == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(controller.rejected?.problem == .missing)
    center.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: [:])
    #expect(!controller.isTyping)
  }

  @Test("Controls move as one, as far as they must, and not twice")
  func controls() {
    let controller = SignInController()
    show(controller)
    func bottom() -> CGFloat {
      controller.controls.center.y + 200 + controller.controls.transform.ty
    }
    #expect(bottom() == 626)
    Keyboard.show(336)
    #expect(bottom() == 508)
    Keyboard.show(336)
    Keyboard.show(381)
    #expect(bottom() == 463)
    window.setNeedsLayout()
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bottom() == 463)
    Keyboard.show(100)
    #expect(bottom() == 626)
    Keyboard.hide()
    #expect(bottom() == 626)
  }

  @Test("A tap beside the fields ends editing")
  func tap() {
    let controller = SignInController()
    show(controller)
    let field = UITextField()
    controller.controls.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    controller.controls.touchesBegan([], with: nil)
    #expect(!field.isFirstResponder)
  }
}

/// Posts what UIKit posts, at the default notification center.
@MainActor
private enum Keyboard {
  static func show(_ height: CGFloat) {
    post(
      [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ], CGRect(x: 0, y: 852 - height, width: 393, height: height))
  }

  static func hide() {
    post(
      [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ], CGRect(x: 0, y: 852, width: 393, height: 336))
  }

  private static func post(_ names: [Notification.Name], _ endFrame: CGRect) {
    let userInfo: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
        cgRect: CGRect(x: 0, y: 852, width: 393, height: 336)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
    }
  }
}
