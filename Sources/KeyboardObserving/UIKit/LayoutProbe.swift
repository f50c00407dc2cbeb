#if os(iOS) || UIKIT_STAND_IN
  import UIKit

  /// An invisible subview that reports when its superview gets a window, a height or a safe area.
  ///
  /// UIKit notifies views and controllers of these, and nobody else. Its listener removes it.
  final class LayoutProbe: UIView {
    private weak var listener: KeyboardAvoidance?

    init(listener: KeyboardAvoidance) {
      self.listener = listener
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      isHidden = true
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Puts the probe below everything else in a view.
    func watch(_ view: UIView) {
      view.insertSubview(self, at: 0)
      // Subviews of a scroll view have no safe area of their own, so its height is the probe's width.
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: safeArea.topAnchor),
        leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        widthAnchor.constraint(equalTo: safeArea.heightAnchor),
        heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
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
