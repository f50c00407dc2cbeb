import InsetCore
import KeyboardObserving
import Testing
import UIKit

/// On an iPad of 834 x 1194 points with a home indicator of 20 points.
@Suite("Keyboards that are raised, or another app's") @MainActor
struct KeyboardPolicyTests {
  @Test("A floating keyboard hides nothing, or all from its top edge down where it is over the view")
  func floating() {
    Stage.on(.iPadPro11) { stage in
      let controllers = [
        ScrollController(stage), ScrollController(stage, policy: .raisedKeyboards),
      ]
      let tabs = UITabBarController()
      for controller in controllers { controller.loadViewIfNeeded() }
      tabs.viewControllers = controllers
      stage.show(tabs)
      let floating = CGRect(x: 200, y: 700, width: 320, height: 254)
      for (controller, bottom) in zip(controllers, [0, 424]) {
        tabs.selectedViewController = controller
        stage.window.layoutIfNeeded()
        stage.showKeyboard(400)
        #expect(controller.bottoms == [330, 400, 330])
        // It is undocked: a hide with a frame above the bottom edge.
        stage.hideKeyboard(to: floating)
        #expect(controller.scrollView.contentInset.bottom == CGFloat(bottom))
        stage.moveKeyboard(to: floating.offsetBy(dx: 0, dy: 100))
        #expect(controller.scrollView.contentInset.bottom == CGFloat(max(0, bottom - 100)))
        stage.showKeyboard(400)
        #expect(controller.bottoms == [330, 400, 330])
        stage.hideKeyboard()
        #expect(controller.bottoms == [0, 70, 0])
      }
    }
  }

  @Test("A floating keyboard beside the window hides nothing of it under any policy")
  func floatingBeside() {
    let slideOver = CGRect(x: 514, y: 0, width: 320, height: 1194)
    Stage.on(.iPadPro11, window: slideOver) { stage in
      let controller = ScrollController(stage, policy: .raisedKeyboards)
      stage.show(controller)
      stage.showKeyboard(400)
      stage.hideKeyboard(to: CGRect(x: 20, y: 700, width: 320, height: 254))
      #expect(controller.scrollView.contentInset.bottom == 0)
    }
  }

  @Test("Another app's keyboard counts under a policy only; that it goes counts always")
  func remote() {
    Stage.on(.iPadPro11) { stage in
      let own = ScrollController(stage)
      stage.show(own)
      stage.showKeyboard(400, isLocal: false)
      #expect(own.bottoms == [0, 20, 0])
      stage.showKeyboard(400)
      #expect(own.bottoms == [380, 400, 380])
      stage.showKeyboard(450, isLocal: false)
      #expect(own.bottoms == [380, 400, 380])
      stage.hideKeyboard()
      #expect(own.bottoms == [0, 20, 0])
      let any = ScrollController(stage, policy: .remoteKeyboards)
      stage.show(any)
      stage.showKeyboard(400, isLocal: false)
      #expect(any.bottoms == [380, 400, 380])
    }
  }

  @Test("Windows that do not fill the screen")
  func windows() {
    let cases: [(CGRect, CGFloat)] = [
      // Slide Over at the right edge: to the bottom of the screen.
      (CGRect(x: 514, y: 0, width: 320, height: 1194), 380),
      // Free windows that end above the keyboard, and in the middle of it.
      (CGRect(x: 100, y: 100, width: 500, height: 694), 0),
      (CGRect(x: 100, y: 300, width: 500, height: 694), 200),
    ]
    for (frame, bottom) in cases {
      Stage.on(.iPadPro11, window: frame) { stage in
        let controller = ScrollController(stage)
        stage.show(controller)
        stage.showKeyboard(400)
        #expect(controller.scrollView.contentInset.bottom == bottom, "\(frame)")
      }
    }
  }

  @Test("The bar of a hardware keyboard is as high as it shows")
  func hardwareBar() {
    Stage.on(.iPadPro11) { stage in
      let controller = ScrollController(stage)
      stage.show(controller)
      let frame = CGRect(x: 0, y: 1194 - 69, width: 834, height: 400)
      stage.post(.keyboardWillShow, frame)
      #expect(controller.bottoms == [49, 69, 49])
    }
  }

  @Test("A keyboard on another screen is none on this one")
  func otherScreen() throws {
    try Stage.on { stage in
      let controller = ScrollController(stage)
      stage.show(controller)
      let name = try #require(KeyboardNotificationNames.uiKit[.keyboardWillShow])
      let frame = NSValue(cgRect: CGRect(x: 0, y: 516, width: 393, height: 336))
      let userInfo = [UIResponder.keyboardFrameEndUserInfoKey: frame]
      stage.center.post(name: name, object: UIScreen(), userInfo: userInfo)
      #expect(controller.bottoms == [0, 34, 0])
      stage.center.post(name: name, object: NSObject(), userInfo: userInfo)
      #expect(controller.bottoms == [302, 336, 302])
    }
  }
}
