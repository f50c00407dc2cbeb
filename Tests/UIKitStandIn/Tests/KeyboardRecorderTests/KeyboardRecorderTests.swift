import Foundation
import KeyboardObserving
import Testing
import UIKit

/// What the recorder writes in the stand-in; the tool's own tests judge the same files.
@MainActor
@Suite struct KeyboardRecorderTests {
  private static var traces: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fixtures/traces/recorded"
    )
    .standardized
  }

  /// Compares a trace with a file; with `RECORD=1` in the environment a stale one is written anew.
  private static func expect(_ trace: String, in name: String) throws {
    let file = traces.appending(path: name)
    if (try? String(contentsOf: file, encoding: .utf8)) == trace { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try trace.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("\(name) is stale; record it with RECORD=1")
  }

  @Test func `A table view with KeyboardInsets is recorded as the sample has it`() throws {
    var insets: KeyboardInsets?
    let session = RecordedSession { session in
      insets = KeyboardInsets(
        for: session.scrollView, monitor: KeyboardMonitor(center: session.center),
        center: session.center)
      insets?.begin()
    }
    session.show()
    session.recorder?.mark("typing")
    session.hide()
    #expect(insets != nil)
    try Self.expect(session.trace, in: "right.jsonl")
  }

  @Test func `A view that takes the keyboard's height is recorded as the sample has it`() throws {
    let session = RecordedSession()
    let tokens = [
      (UIResponder.keyboardWillShowNotification, true),
      (UIResponder.keyboardWillHideNotification, false),
    ].map { name, isUp in
      session.center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          session.scrollView.contentInset.bottom = isUp ? 336 : 34
          session.scrollView.verticalScrollIndicatorInsets.bottom = isUp ? 336 : 0
        }
      }
    }
    session.show()
    session.hide()
    for token in tokens { session.center.removeObserver(token) }
    try Self.expect(session.trace, in: "wrong.jsonl")
  }

  @Test func `The header comes first, once, and a layout behind each notification`() throws {
    let session = RecordedSession()
    session.show()
    #expect(
      session.kinds == [
        "trace", "layout", "keyboardWillChangeFrame", "layout", "keyboardWillShow", "layout",
        "keyboardDidChangeFrame", "layout", "keyboardDidShow", "layout",
      ])
    let count = session.rows.count
    for _ in 0..<5 { session.recorder?.record() }
    #expect(session.rows.count == count)
  }

  @Test func `What is posted before the view is in a window is written behind the header`() {
    let session = RecordedSession { session in
      session.recorder?.begin()
      session.recorder?.mark("early")
      session.post(
        UIResponder.keyboardDidShowNotification, from: RecordedSession.below,
        to: RecordedSession.docked)
    }
    #expect(session.kinds == ["trace", "early", "keyboardDidShow", "layout"])
    #expect(session.rows[2]["screen"] as? [Double] == [393, 852])
  }

  @Test func `A view that leaves its window and comes back is marked, and the app's life, too`() {
    let session = RecordedSession()
    session.leave()
    session.center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    session.center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    #expect(
      session.kinds == [
        "trace", "layout", "disappear", "appear", "layout", "background", "layout", "foreground",
        "layout",
      ])
  }

  @Test func `The app's own insets are marked as they are`() {
    let session = RecordedSession()
    session.scrollView.contentInset.bottom = 20
    session.recorder?.markInsets()
    let marker = session.rows[2]
    #expect(marker["name"] as? String == "insets")
    #expect(marker["contentInset"] as? [Double] == [0, 0, 20, 0])
    #expect(marker["indicatorInsets"] as? [Double] == [0, 0, 0, 0])
  }

  @Test func `What cannot be read of a userInfo is missing, and the rest is recorded`() {
    let session = RecordedSession()
    session.center.post(
      name: UIResponder.keyboardDidShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: "a text"])
    session.center.post(name: UIResponder.keyboardDidHideNotification, object: nil)
    let rows = session.rows.filter { $0["kind"] as? String == "notification" }
    #expect(rows.map { $0["end"] == nil } == [true, true])
    #expect(rows.map { $0["hasScreenObject"] as? Bool } == [false, false])
  }

  @Test func `A recorder that is released writes nothing more, and is not retained`() {
    let session = RecordedSession()
    weak let recorder = session.recorder
    let count = session.rows.count
    session.end()
    #expect(recorder == nil)
    session.show()
    #expect(session.rows.count == count)
  }

  @Test func `A field's frame and its accessory are those of the content`() throws {
    let session = RecordedSession()
    let field = UITextField(frame: CGRect(x: 16, y: 700, width: 361, height: 44))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    session.scrollView.addSubview(field)
    try #require(field.becomeFirstResponder())
    session.post(
      UIResponder.keyboardDidShowNotification, from: RecordedSession.below,
      to: RecordedSession.docked)
    let rows = session.rows.suffix(2)
    #expect(rows.first?["accessory"] as? Double == 44)
    #expect(rows.last?["focusedField"] as? [Double] == [16, 700, 361, 44])
  }

  @Test func `A file is written anew, and one that cannot be has failed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "trace.jsonl")
    try Data("old\n".utf8).write(to: file)
    let session = RecordedSession()
    let recorder = KeyboardRecorder(for: session.scrollView, to: file, center: session.center)
    recorder.begin()
    #expect(!recorder.hasFailed)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(#"{"app":"#))
    let lost = KeyboardRecorder(
      for: session.scrollView, to: folder.appending(path: "none/trace.jsonl"),
      center: session.center)
    lost.begin()
    #expect(lost.hasFailed)
  }
}
