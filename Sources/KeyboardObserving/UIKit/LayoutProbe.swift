#if canImport(UIKit)
  import UIKit

  /// An invisible subview that reports when its superview gets a window, a size or a safe area.
  ///
  /// UIKit notifies views and controllers of these, and nobody else.
  final class LayoutProbe: UIView {
    private weak var listener: KeyboardAvoidance?

    init(in view: UIView, _ listener: KeyboardAvoidance) {
      self.listener = listener
      super.init(frame: view.bounds)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isHidden = true
      isUserInteractionEnabled = false
      view.insertSubview(self, at: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      report()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      report()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      report()
    }

    private func report() {
      if window != nil { listener?.viewDidChange() }
    }
  }
#endif
