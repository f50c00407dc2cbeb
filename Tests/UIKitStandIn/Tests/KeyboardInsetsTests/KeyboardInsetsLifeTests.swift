import InsetCore
import KeyboardObserving
import Testing
import UIKit

@Suite("Insets from the first appearance to the last") @MainActor
struct KeyboardInsetsLifeTests {
  @Test("A pop that is cancelled loses nothing")
  func cancelledPop() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.pushViewController(controller, animated: false)
      stage.window.layoutIfNeeded()
      stage.showKeyboard(336)
      controller.beginAppearanceTransition(false, animated: true)
      stage.showKeyboard(381)
      controller.beginAppearanceTransition(true, animated: true)
      controller.endAppearanceTransition()
      #expect(controller.bottoms == [347, 381, 347])
      controller.beginAppearanceTransition(false, animated: true)
      stage.hideKeyboard()
      controller.beginAppearanceTransition(true, animated: true)
      controller.endAppearanceTransition()
      #expect(controller.bottoms == [0, 34, 0])
    }
  }

  @Test("A keyboard that goes, or comes, while the view is away")
  func otherTab() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      let tabs = UITabBarController()
      tabs.viewControllers = [controller, UIViewController()]
      stage.show(tabs)
      stage.showKeyboard(336)
      #expect(controller.bottoms == [253, 336, 253])
      tabs.selectedIndex = 1
      stage.hideKeyboard()
      tabs.selectedIndex = 0
      stage.window.layoutIfNeeded()
      #expect(controller.bottoms == [0, 83, 0])
      tabs.selectedIndex = 1
      stage.showKeyboard(381)
      tabs.selectedIndex = 0
      stage.window.layoutIfNeeded()
      #expect(controller.bottoms == [298, 381, 298])
    }
  }

  @Test("A view that is loaded while the keyboard is up")
  func loadedLate() {
    Stage.on { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      stage.showKeyboard(336)
      let controller = ScrollController(stage)
      navigation.pushViewController(controller, animated: false)
      stage.window.layoutIfNeeded()
      #expect(controller.bottoms == [302, 336, 302])
    }
  }

  @Test("A keyboard that came before anybody listened is where the layout guide is")
  func layoutGuide() {
    Stage.on { stage in
      SimulatedDevice.current.keyboardHeight = 336
      let controller = ScrollController(stage)
      stage.show(controller)
      #expect(controller.bottoms == [302, 336, 302])
      // From the first notification on, notifications count.
      stage.hideKeyboard()
      #expect(controller.bottoms == [0, 34, 0])
      controller.keyboard.update()
      #expect(controller.bottoms == [0, 34, 0])
    }
  }

  @Test("Rotation: a hide in the old space, the layout, a show in the new one")
  func rotation() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      stage.show(controller)
      stage.showKeyboard(336)
      stage.hideKeyboard()
      SimulatedDevice.current.screen = CGRect(x: 0, y: 0, width: 852, height: 393)
      SimulatedDevice.current.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      stage.window.frame = stage.screen
      stage.window.layoutIfNeeded()
      stage.showKeyboard(209)
      #expect(controller.scrollView.frame.height == 393)
      #expect(controller.bottoms == [188, 209, 188])
      stage.hideKeyboard()
      #expect(controller.bottoms == [0, 21, 0])
    }
  }

  @Test("A keyboard that is still up after the background counts where the view is as before")
  func background() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      stage.show(controller)
      stage.showKeyboard(336)
      stage.center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      stage.center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      stage.center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
      #expect(controller.bottoms == [302, 336, 302])
      stage.center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      stage.window.frame = CGRect(x: 0, y: 0, width: 393, height: 800)
      stage.window.layoutIfNeeded()
      stage.center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
      #expect(controller.scrollView.contentInset.bottom == 0)
    }
  }

  @Test("In a sheet the keyboard covers what it covers of the sheet")
  func sheet() {
    Stage.on { stage in
      let presenter = UIViewController()
      stage.show(presenter)
      let controller = ScrollController(stage, footer: 60)
      presenter.present(controller, animated: false)
      stage.window.layoutIfNeeded()
      stage.showKeyboard(336)
      #expect(controller.bottoms == [276, 276, 276])
    }
  }
}
