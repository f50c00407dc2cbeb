import Foundation
import KeyboardObserving
import UIKit

/// A table view on an iPhone 15 Pro whose keyboard comes and goes, and a recorder that watches.
@MainActor
final class RecordedSession {
  let center = NotificationCenter()
  let scrollView = UIScrollView()
  let controller = UIViewController()
  private let window: UIWindow
  private let stream = OutputStream(toMemory: ())
  private(set) var recorder: KeyboardRecorder?

  static let below = CGRect(x: 0, y: 852, width: 393, height: 336)
  static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

  /// Shows the scroll view; `adopt` is the app's own code, which runs before the recorder begins.
  init(_ adopt: (RecordedSession) -> Void = { _ in }) {
    // What a simulator says about the device that it simulates.
    unsafe setenv("SIMULATOR_MODEL_IDENTIFIER", "iPhone16,1", 1)
    unsafe setenv("SIMULATOR_DEVICE_NAME", "iPhone 15 Pro", 1)
    window = UIWindow(frame: UIScreen.main.bounds)
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 2556)
    recorder = KeyboardRecorder(
      for: scrollView, to: stream, app: "Notes", sdk: 18, center: center)
    adopt(self)
    recorder?.keyboard = "docked+prediction"
    recorder?.language = "en-US"
    recorder?.begin()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    scrollView.contentOffset.y = -59
    recorder?.record()
  }

  /// Posts a notification as UIKit does, and lets the recorder look.
  func post(_ name: Notification.Name, from begin: CGRect, to end: CGRect, object: Any? = nil) {
    center.post(
      name: name, object: object ?? UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
    window.layoutIfNeeded()
    recorder?.record()
  }

  /// The keyboard comes, as on iOS 18.
  func show() {
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
    ] {
      post(name, from: Self.below, to: Self.docked)
    }
  }

  /// The keyboard goes, as on iOS 18.
  func hide() {
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
    ] {
      post(name, from: Self.docked, to: Self.below)
    }
  }

  /// Takes the view off its window, and puts it back.
  func leave() {
    scrollView.removeFromSuperview()
    recorder?.record()
    controller.view.addSubview(scrollView)
    recorder?.record()
  }

  /// Releases the recorder, which ends the trace.
  func end() { recorder = nil }

  /// The rows so far.
  var trace: String {
    let data = stream.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The rows so far, as Foundation reads them.
  var rows: [[String: Any]] {
    trace.split(separator: "\n").map {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) ?? [:]
    }
  }

  /// The rows' kinds, of markers their names and of notifications theirs.
  var kinds: [String] {
    rows.map { row in
      (row["event"] ?? row["name"].flatMap { row["version"] == nil ? $0 : nil } ?? row["kind"])
        as? String ?? ""
    }
  }
}
