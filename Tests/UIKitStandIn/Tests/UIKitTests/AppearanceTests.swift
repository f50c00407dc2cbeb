import Testing
import UIKit

@MainActor struct AppearanceTests {
  private let log = Log()

  @Test func aRootAppearsInOrder() {
    let root = LoggingController("root", log)
    let window = show(root)
    #expect(
      log.take() == [
        "root load", "root willAppear", "root safeArea", "root isAppearing", "root willLayout",
        "root didLayout", "root didAppear",
      ])
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    #expect(log.take() == [])
    window.rootViewController = nil
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
  }

  @Test func aPushAndAPopExchangeControllers() {
    let (first, second) = (LoggingController("1", log), LoggingController("2", log))
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation)
    let callbacks = { log.take().filter { $0.hasSuffix("ppear") } }
    #expect(callbacks() == ["1 willAppear", "1 didAppear"])
    navigation.pushViewController(second, animated: false)
    #expect(
      callbacks() == ["1 willDisappear", "2 willAppear", "1 didDisappear", "2 didAppear"])
    #expect(first.view.window == nil)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      callbacks() == ["2 willDisappear", "1 willAppear", "2 didDisappear", "1 didAppear"])
    #expect(second.parent == nil)
    #expect(first.view.window === window)
  }

  @Test func aSheetLeavesThePresenterInPlaceAndAFullScreenDoesNot() {
    let (root, over) = (LoggingController("root", log), LoggingController("over", log))
    let window = show(root)
    let callbacks = { log.take().filter { $0.hasSuffix("ppear") } }
    _ = callbacks()
    root.present(over, animated: false)
    #expect(callbacks() == ["over willAppear", "over didAppear"])
    #expect(root.presentedViewController === over)
    over.dismiss(animated: false)
    #expect(callbacks() == ["over willDisappear", "over didDisappear"])
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    #expect(
      callbacks() == [
        "root willDisappear", "over willAppear", "over didAppear", "root didDisappear",
      ])
    over.dismiss(animated: false)
    #expect(
      callbacks() == [
        "root willAppear", "over willDisappear", "over didDisappear", "root didAppear",
      ])
    #expect(root.view.window === window)
  }

  @Test func aChildAppearsWithItsContainer() {
    let (root, early, late) = (
      UIViewController(), LoggingController("early", log), LoggingController("late", log)
    )
    for child in [early, late] { root.addChild(child) }
    root.view.addSubview(early.view)
    let window = show(root)
    let callbacks = { log.take().filter { $0.hasSuffix("ppear") } }
    #expect(callbacks() == ["early willAppear", "early didAppear"])
    root.view.addSubview(late.view)
    #expect(callbacks() == ["late willAppear", "late didAppear"])
    late.view.removeFromSuperview()
    #expect(callbacks() == ["late willDisappear", "late didDisappear"])
    window.isHidden = true
    #expect(callbacks() == ["early willDisappear", "early didDisappear"])
  }

  @Test func aPopThatIsCancelledAppearsAgain() {
    let root = LoggingController("root", log)
    let window = show(root)
    _ = log.take()
    root.beginAppearanceTransition(false, animated: true)
    root.beginAppearanceTransition(true, animated: true)
    root.endAppearanceTransition()
    #expect(
      log.take() == ["root willDisappear", "root willAppear", "root isAppearing", "root didAppear"])
    #expect(root.view.window === window)
  }

  @Test func nothingOutlivesItsWindow() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let root = UIViewController()
      let window = show(UINavigationController(rootViewController: root))
      let content: UIView = root.view
      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(scrollView)
      NSLayoutConstraint.activate(
        [
          (scrollView.topAnchor, content.safeAreaLayoutGuide.topAnchor),
          (scrollView.bottomAnchor, content.keyboardLayoutGuide.topAnchor),
        ].map { $0.constraint(equalTo: $1) } + [
          scrollView.leftAnchor.constraint(equalTo: content.leftAnchor),
          scrollView.widthAnchor.constraint(equalToConstant: 100),
        ])
      window.layoutIfNeeded()
      #expect(scrollView.frame == CGRect(x: 0, y: 64, width: 100, height: 502))
      (controller, view) = (root, scrollView)
      window.isHidden = true
      window.rootViewController = nil
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}
