import InsetCore
import KeyboardObserving
import Testing
import UIKit

// On an iPhone of 393 x 852 points with a home indicator of 34 points, a navigation bar of 44 and a
// tab bar of 49. The keyboard is 336 points high.
@Suite("Insets of a scroll view in a window") @MainActor
struct KeyboardInsetsTests {
  @Test("The home indicator counts once, and is all that is left when the keyboard goes")
  func fullScreen() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      stage.show(controller)
      #expect(controller.bottoms == [0, 34, 0])
      stage.showKeyboard(336)
      #expect(controller.bottoms == [302, 336, 302])
      stage.showKeyboard(381)
      #expect(controller.bottoms == [347, 381, 347])
      stage.hideKeyboard()
      #expect(controller.bottoms == [0, 34, 0])
    }
  }

  @Test("Bars above the home indicator count once, too")
  func bars() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      let navigation = UINavigationController(rootViewController: controller)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.show(tabs)
      #expect(controller.bottoms == [0, 83, 0])
      stage.showKeyboard(336)
      #expect(controller.bottoms == [253, 336, 253])
      stage.hideKeyboard()
      #expect(controller.bottoms == [0, 83, 0])
      #expect(controller.scrollView.adjustedContentInset.top == 103)
    }
  }

  @Test("A toolbar that goes while the keyboard is up leaves more to cover")
  func toolbar() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      stage.show(navigation)
      stage.showKeyboard(336)
      #expect(controller.bottoms == [258, 336, 258])
      // Only a view that changes its size is laid out by UIKit.
      let probe = controller.scrollView.subviews[0]
      #expect(probe.bounds.size == CGSize(width: 671, height: 852))
      navigation.isToolbarHidden = true
      stage.window.layoutIfNeeded()
      #expect(probe.bounds.size == CGSize(width: 715, height: 852))
      #expect(controller.bottoms == [302, 336, 302])
      controller.additionalSafeAreaInsets.bottom = 40
      stage.window.layoutIfNeeded()
      #expect(controller.bottoms == [262, 336, 262])
    }
  }

  @Test(
    "Without the system's adjustment the keyboard counts in full, the indicator's part does not")
  func never() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      controller.scrollView.contentInsetAdjustmentBehavior = .never
      stage.show(controller)
      stage.showKeyboard(336)
      #expect(controller.bottoms == [336, 336, 302])
      controller.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      controller.keyboard.update()
      #expect(controller.bottoms == [336, 336, 336])
      stage.hideKeyboard()
      #expect(controller.bottoms == [0, 0, 0])
    }
  }

  @Test("A view that ends above a footer is covered for the rest only")
  func footer() {
    Stage.on { stage in
      let controller = ScrollController(stage, footer: 100)
      stage.show(controller)
      stage.showKeyboard(336)
      #expect(controller.bottoms == [236, 236, 236])
    }
  }

  @Test("A view in an ancestor that is scrolled and moved")
  func scrolledAncestor() {
    Stage.on { stage in
      let (outer, controller) = (UIScrollView(), UIViewController())
      stage.show(controller)
      outer.contentInsetAdjustmentBehavior = .never
      outer.frame = CGRect(x: 0, y: 52, width: 393, height: 800)
      outer.contentSize = CGSize(width: 393, height: 2000)
      controller.view.addSubview(outer)
      outer.contentOffset.y = 300
      let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 600))
      inner.contentInsetAdjustmentBehavior = .never
      outer.addSubview(inner)
      let keyboard = stage.insets(for: inner)
      keyboard.begin()
      stage.showKeyboard(336)
      // From 52 + 400 - 300 = 152 to 752 on the screen; the keyboard begins at 516.
      #expect(inner.contentInset.bottom == 236)
    }
  }

  @Test("Insets of others are kept, set before, during and instead")
  func othersInsets() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      let view = controller.scrollView
      view.contentInset = UIEdgeInsets(top: 12, left: 3, bottom: 20, right: 4)
      view.verticalScrollIndicatorInsets.bottom = 7
      stage.show(controller)
      stage.showKeyboard(336)
      #expect(view.contentInset == UIEdgeInsets(top: 12, left: 3, bottom: 322, right: 4))
      #expect(view.verticalScrollIndicatorInsets.bottom == 309)
      view.contentInset.bottom += 15
      view.contentInset.top = 30
      stage.hideKeyboard()
      #expect(view.contentInset == UIEdgeInsets(top: 30, left: 3, bottom: 35, right: 4))
      stage.showKeyboard(336)
      view.contentInset.bottom = 50
      controller.keyboard.update()
      #expect(view.contentInset.bottom == 352)
      stage.hideKeyboard()
      #expect(view.contentInset.bottom == 50)
      #expect(view.verticalScrollIndicatorInsets.bottom == 7)
    }
  }

  @Test("The content offset is the app's and UIKit's")
  func contentOffset() {
    Stage.on { stage in
      let controller = ScrollController(stage)
      stage.show(controller)
      controller.scrollView.contentOffset.y = 1234
      stage.showKeyboard(336)
      #expect(controller.scrollView.contentOffset.y == 1234)
      stage.hideKeyboard()
      #expect(controller.scrollView.contentOffset.y == 1234)
    }
  }

  @Test("Insets change with the keyboard's duration")
  func animation() {
    Stage.on { stage in
      let view = AnimatedScrollView()
      let controller = ScrollController(stage, view)
      stage.show(controller)
      view.durations = []
      stage.showKeyboard(336)
      #expect(view.durations == [0.25])
    }
  }

  @Test("What is laid out in the middle of a change counts after it")
  func changeMeanwhile() {
    Stage.on { stage in
      let view = AnimatedScrollView()
      let controller = ScrollController(stage, view)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      stage.show(navigation)
      stage.showKeyboard(336)
      view.indicatorBottoms = []
      view.onChange = { controller.keyboard.update() }
      stage.showKeyboard(381)
      #expect(view.indicatorBottoms == [303])
      view.onChange = {
        navigation.isToolbarHidden = true
        controller.keyboard.update()
      }
      stage.post(.keyboardWillShow, CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(controller.bottoms == [302, 336, 302])
    }
  }

  @Test("A keyboard that goes in the middle of a change has gone after it")
  func hideMeanwhile() {
    Stage.on { stage in
      let view = AnimatedScrollView()
      let controller = ScrollController(stage, view)
      stage.showKeyboard(336)
      // The view comes, and learns of the keyboard; the app ends editing as soon as the inset changes.
      view.onChange = {
        guard view.contentInset.bottom > 0 else { return }
        view.onChange = {}
        stage.hideKeyboard()
      }
      view.durations = []
      stage.show(controller)
      #expect(controller.bottoms == [0, 34, 0])
      #expect(view.durations.suffix(2) == [0, 0.25])
    }
  }

  @Test("A view that goes in the middle of a change learns when it is back what it has missed")
  func goesMeanwhile() {
    Stage.on { stage in
      let view = AnimatedScrollView()
      let controller = ScrollController(stage, view)
      stage.showKeyboard(336)
      view.onChange = {
        guard view.contentInset.bottom > 0 else { return }
        view.onChange = {}
        stage.hideKeyboard()
        view.removeFromSuperview()
      }
      stage.show(controller)
      #expect(view.contentInset.bottom == 302)
      controller.view.addSubview(view)
      stage.window.layoutIfNeeded()
      #expect(controller.bottoms == [0, 34, 0])
    }
  }

  @Test("A container that makes room by itself gets nothing on top")
  func tableController() {
    Stage.on { stage in
      let controller = SystemTableController()
      stage.show(controller)
      let table = controller.table
      let keyboard = stage.insets(for: table)
      keyboard.begin()
      table.systemKeyboard = 302
      stage.showKeyboard(336)
      #expect(table.adjustedContentInset.bottom == 336)
      #expect(table.contentInset.bottom == 0)
      // The keyboard has gone and the container keeps room for it.
      stage.hideKeyboard()
      #expect(table.adjustedContentInset.bottom == 34)
      table.systemKeyboard = 0
      keyboard.update()
      #expect(table.contentInset.bottom == 0)
      #expect(table.adjustedContentInset.bottom == 34)
    }
  }

  @Test("Any strategy of the matrix can decide")
  func otherStrategy() {
    Stage.on { stage in
      let controller = UIViewController()
      stage.show(controller)
      let view = UIScrollView(frame: controller.view.bounds)
      controller.view.addSubview(view)
      let keyboard = KeyboardInsets(
        for: view, strategy: Height(), monitor: stage.monitor, center: stage.center)
      keyboard.begin()
      stage.showKeyboard(336)
      #expect(view.contentInset.bottom == 336)
      #expect(view.contentOffset.y == 5)
    }
  }

  @Test("Whoever has released it is left alone")
  func released() {
    Stage.on { stage in
      let (controller, view) = (UIViewController(), UIScrollView())
      stage.show(controller)
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      var keyboard: KeyboardInsets? = stage.insets(for: view)
      keyboard?.begin()
      keyboard?.begin()
      #expect(view.subviews.count == 1)
      stage.showKeyboard(336)
      #expect(view.contentInset.bottom == 336)
      keyboard = nil
      #expect(view.subviews.isEmpty)
      stage.showKeyboard(381)
      view.frame.size.height = 700
      stage.window.layoutIfNeeded()
      #expect(view.contentInset.bottom == 336)
    }
  }
}

/// Writes down how long a change of its insets is animated, and what its indicator gets.
private final class AnimatedScrollView: UIScrollView {
  var durations: [TimeInterval] = []
  var indicatorBottoms: [CGFloat] = []
  var onChange: () -> Void = {}

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    didSet { indicatorBottoms.append(verticalScrollIndicatorInsets.bottom) }
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    durations.append(UIView.inheritedAnimationDuration)
    onChange()
  }
}

/// A table with the room that its controller makes for a keyboard, which is in no inset of the app.
private final class SystemTable: UITableView {
  var systemKeyboard: CGFloat = 0

  override var adjustedContentInset: UIEdgeInsets {
    var inset = super.adjustedContentInset
    inset.bottom += systemKeyboard
    return inset
  }
}

private final class SystemTableController: UITableViewController {
  let table = SystemTable(frame: UIScreen.main.bounds, style: .plain)

  override func loadView() { tableView = table }
}

/// A wrong strategy: the keyboard's height, and an offset of five points.
private struct Height: InsetStrategy {
  static let scrolls = true

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    view.contentInset.bottom = end.height
    view.contentOffset.y = 5
  }
}
