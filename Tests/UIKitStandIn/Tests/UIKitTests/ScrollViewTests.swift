import Testing
import UIKit

@MainActor struct ScrollViewTests {
  /// Insets of 20, 30, 34 and 40 around a scroll view that fills the window.
  private func scrollView(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize
  ) -> (UIScrollView, UIWindow) {
    let controller = UIViewController()
    let window = show(controller, insets: UIEdgeInsets(20, 30, 34, 40))
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = content
    scrollView.contentInset.bottom = 5
    controller.view.addSubview(scrollView)
    window.layoutIfNeeded()
    return (scrollView, window)
  }

  @Test func neverAdjustsNothing() {
    let (view, window) = scrollView(.never, content: CGSize(width: 999, height: 999))
    #expect(view.adjustedContentInset == UIEdgeInsets(0, 0, 5, 0))
    #expect(view.window === window)
  }

  @Test func alwaysAdjustsEveryEdge() {
    let (view, window) = scrollView(.always, content: .zero)
    #expect(view.adjustedContentInset == UIEdgeInsets(20, 30, 39, 40))
    #expect(view.window === window)
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic])
  func anAxisThatScrollsIsAdjusted(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let (view, window) = scrollView(behavior, content: CGSize(width: 320, height: 600))
    #expect(view.adjustedContentInset == UIEdgeInsets(0, 0, 5, 0))
    view.contentSize.height = 601
    #expect(view.adjustedContentInset == UIEdgeInsets(20, 0, 39, 0))
    view.contentSize = CGSize(width: 321, height: 600)
    #expect(view.adjustedContentInset == UIEdgeInsets(0, 30, 5, 40))
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == UIEdgeInsets(20, 30, 39, 40))
    #expect(view.window === window)
  }

  @Test func automaticAdjustsTheContentViewOfAControllerBelowABar() {
    let controller = UIViewController()
    let window = show(UINavigationController(rootViewController: controller))
    let views = [UIScrollView(), UIScrollView(), UIScrollView()]
    views.forEach { $0.frame = controller.view.bounds }
    views[1].contentInsetAdjustmentBehavior = .scrollableAxes
    controller.view.addSubview(views[0])
    views[0].addSubview(views[1])
    controller.view.addSubview(views[2])
    #expect(views[0].adjustedContentInset == UIEdgeInsets(64, 0, 34, 0))
    #expect(views[1].adjustedContentInset == .zero)
    #expect(views[2].adjustedContentInset == .zero)
    controller.setContentScrollView(views[2])
    #expect(views[2].adjustedContentInset == UIEdgeInsets(64, 0, 34, 0))
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(views[0].adjustedContentInset == .zero)
    #expect(views[0].window === window)
  }

  @Test func whatAScrollViewAdjustsIsNoLongerUnsafeForItsContent() {
    let (view, window) = scrollView(.always, content: CGSize(width: 320, height: 2000))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    view.addSubview(content)
    #expect(content.safeAreaInsets == .zero)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset = .zero
    #expect(content.safeAreaInsets.top == 20)
    #expect(view.window === window)
  }

  @Test func contentAtTheTopStaysThere() {
    let (view, window) = scrollView(.always, content: CGSize(width: 320, height: 2000))
    #expect(view.contentOffset == CGPoint(x: -30, y: -20))
    view.contentInset.top = 100
    #expect(view.contentOffset.y == -120)
    #expect(view.window === window)
  }

  @Test func theOffsetComesBackWhenInsetsShrink() {
    let (view, window) = scrollView(.never, content: CGSize(width: 320, height: 1000))
    view.contentInset.bottom = 300
    view.contentOffset.y = 700
    view.contentInset.bottom = 0
    // 1000 of content in 600.
    #expect(view.contentOffset.y == 400)
    #expect(view.window === window)
  }

  @Test func scrollsNoFurtherThanNeeded() {
    let (view, window) = scrollView(.never, content: CGSize(width: 320, height: 1000))
    view.contentInset.bottom = 300
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 40), animated: false)
    // 540 at the bottom of the 300 that are left.
    #expect(view.contentOffset.y == 240)
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 40), animated: false)
    #expect(view.contentOffset.y == 240)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 40), animated: false)
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(CGRect(x: 0, y: 960, width: 10, height: 90), animated: false)
    #expect(view.contentOffset.y == 700)
    #expect(view.window === window)
  }

  @Test func notifiesOfEachAdjustedInsetOnce() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var bottoms: [CGFloat] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        bottoms.append(scrollView.adjustedContentInset.bottom)
      }
    }
    let delegate = Delegate()
    let (view, window) = scrollView(.always, content: .zero)
    view.delegate = delegate
    view.contentInset.bottom = 9
    view.contentInset.bottom = 9
    window.rootViewController?.additionalSafeAreaInsets.bottom = 100
    #expect(delegate.bottoms == [43, 143])
  }

  @Test func theOldIndicatorInsetsWriteBothAxes() {
    let view = UIScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(1, 2, 3, 4)
    #expect(view.verticalScrollIndicatorInsets == UIEdgeInsets(1, 2, 3, 4))
    #expect(view.horizontalScrollIndicatorInsets == UIEdgeInsets(1, 2, 3, 4))
    view.verticalScrollIndicatorInsets.bottom = 9
    #expect(view.horizontalScrollIndicatorInsets.bottom == 3)
  }

  @Test func aTableIsAsLongAsItsRows() {
    final class Rows: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 50
    let window = show(rows)
    #expect(rows.tableView.contentSize == CGSize(width: 320, height: 1500))
    #expect(rows.tableView.adjustedContentInset == UIEdgeInsets(20, 0, 34, 0))
    #expect(rows.tableView.window === window)
  }
}
