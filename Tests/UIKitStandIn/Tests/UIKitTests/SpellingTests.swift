import Testing
import UIKit

/// Code as it is written for an app: that it compiles is the test, that it runs comes with it.
@MainActor struct SpellingTests {
  final class Screen: UIViewController, UIScrollViewDelegate, UITextFieldDelegate {
    private let bottom: CGFloat
    private lazy var scrollView = UIScrollView(frame: view.bounds)
    private(set) var covered: CGFloat?
    private var token: (any NSObjectProtocol)?

    init(bottom: CGFloat) {
      self.bottom = bottom
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) {
      preconditionFailure("no archive holds this controller")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.delegate = self
      scrollView.keyboardDismissMode = .interactive
      view.addSubview(scrollView)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let key = UIResponder.keyboardFrameEndUserInfoKey
        guard let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue else { return }
        MainActor.assumeIsolated { self?.keyboardMoved(to: frame) }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      token.map(NotificationCenter.default.removeObserver)
      token = nil
    }

    private func keyboardMoved(to frame: CGRect) {
      guard let window = view.window else { return }
      let local = view.convert(window.convert(frame, from: nil), from: nil)
      let overlap = view.bounds.intersection(local).height
      covered = max(0, overlap - view.safeAreaInsets.bottom) + bottom
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]
      ) {
        self.scrollView.contentInset.bottom = self.covered ?? 0
        self.view.layoutIfNeeded()
      }
    }
  }

  final class Field: UITextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func anObserverOfAnAppCompilesAndRuns() {
    let screen = Screen(bottom: 1)
    let window = show(screen)
    // 600 - 400 = 200 are covered, 34 of them unsafe anyway.
    post(CGRect(x: 0, y: 400, width: 393, height: 452), on: window)
    #expect(screen.covered == 167)
    window.isHidden = true
    post(CGRect(x: 0, y: 852, width: 393, height: 452), on: window)
    #expect(screen.covered == 167)
    #expect(UIView().bounds == .zero)
    #expect(UIViewController().viewIfLoaded == nil)
    #expect(Field().frame == Field(frame: .zero).frame)
  }

  private func post(_ frame: CGRect, on window: UIWindow) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: window.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
