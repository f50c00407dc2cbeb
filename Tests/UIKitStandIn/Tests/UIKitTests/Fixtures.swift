import UIKit

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

/// A window that says what its safe area is, whatever the device.
final class FakeWindow: UIWindow {
  var insets = UIEdgeInsets.zero
  var traits: UITraitCollection?

  override var safeAreaInsets: UIEdgeInsets { insets }

  override var traitCollection: UITraitCollection { traits ?? super.traitCollection }
}

/// A window of 320 x 600 with insets of 20 and 34, on a screen of 393 x 852.
@MainActor func show(
  _ controller: UIViewController, insets: UIEdgeInsets = UIEdgeInsets(20, 0, 34, 0)
) -> FakeWindow {
  let window = FakeWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  window.insets = insets
  window.rootViewController = controller
  window.isHidden = false
  return window
}

/// Writes down what it is called with.
class LoggingController: UIViewController {
  let name: String
  var log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.add("\(name) load") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
  override func viewSafeAreaInsetsDidChange() { log.add("\(name) safeArea") }
  override func viewWillLayoutSubviews() { log.add("\(name) willLayout") }
  override func viewDidLayoutSubviews() { log.add("\(name) didLayout") }
}

final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since they were last taken.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
