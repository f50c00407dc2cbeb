import Foundation
import TestSupport
import Testing

/// `insetmatrix check`: a handler from a line, a file or standard input.
@Suite struct CheckCommandTests {
  private static let narrow = [
    "--where", "device:iphone-15 os:18.7 script:show-hide placement:fill",
  ]

  @Test func `A wrong handler has causes, and exits with 1`() throws {
    let outcome = try Tool.run(
      ["check", "-e", "contentInset.bottom = keyboardFrameEnd.height else 0"] + Self.narrow)
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("content is right in "))
    #expect(
      lines[1].hasSuffix("heard: keyboardWillShow, keyboardWillHide, keyboardWillChangeFrame"))
    #expect(outcome.output.contains("change: the system adds 83 pt itself"))
    #expect(outcome.output.contains("KeyboardInsets(for: scrollView)"))
  }

  /// A hardware keyboard without its bar: 0 - (34 + 49).
  @Test(arguments: ["", "-"])
  func `A constant below 0 moves content down`(sign: String) throws {
    let outcome = try Tool.run([
      "check", "-e",
      "keyboardWillShow: bottomConstraint.constant = "
        + "\(sign)(keyboardHeight - view.safeAreaInsets.bottom)",
      "-e", "keyboardWillHide: bottomConstraint.constant = 0", "--where",
      "device:iphone-15 os:18.7 script:show-hide keyboard:hardware bars:nav+tab placement:fill",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("iPhone 15: hides 83 pt at step 1 (show)"), "\(outcome.output)")
    #expect(outcome.output.contains("change: the constant is negative"), "\(outcome.output)")
  }

  @Test func `A SwiftUI view is checked beside SwiftUI's own avoidance`() throws {
    let ignoring = try Tool.run(
      ["check", "-e", "ScrollView { Text(name) }.ignoresSafeArea(.keyboard)"] + Self.narrow)
    #expect(ignoring.status == 1)
    #expect(
      ignoring.output.contains("change: nothing makes room: remove `ignoresSafeArea(.keyboard)`"),
      "\(ignoring.output)")
    #expect(ignoring.output.contains("; SwiftUI's own avoidance\n"), "\(ignoring.output)")
    let padded = try Tool.run(
      [
        "check", "-e", "@State var h: CGFloat = 0", "-e",
        "List { Text(name) }.padding(.bottom, h).onReceive(NotificationCenter.default.publisher("
          + "for: UIResponder.keyboardWillShowNotification)) { _ in h = keyboardFrameEnd.height }",
      ] + Self.narrow)
    #expect(padded.status == 1)
    #expect(
      padded.output.contains(
        "change: SwiftUI makes room for the keyboard, too: remove the padding or offset"),
      "\(padded.output)")
    #expect(!padded.output.contains("KeyboardInsets"), "\(padded.output)")
  }

  @Test func `A SwiftUI view gets no advice of UIKit, and none twice`() throws {
    let outcome = try Tool.run(
      [
        "check", "--json", "-e",
        "List { Text(name) }.padding(.bottom, h).ignoresSafeArea(.keyboard)"
          + ".onReceive(NotificationCenter.default.publisher("
          + "for: UIResponder.keyboardWillShowNotification)) { _ in h = keyboardFrameEnd.height }"
          + ".onReceive(NotificationCenter.default.publisher("
          + "for: UIResponder.keyboardWillHideNotification)) { _ in h = 0 }",
      ] + Self.narrow)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("the padding begins above the bottom safe area"), "\(outcome.output)")
    #expect(!outcome.output.contains("view."), "\(outcome.output)")
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let hints = try #require(answer["hints"] as? [String])
    #expect(Set(hints).count == hints.count, "\(hints)")
  }

  @Test func `The page's view of SwiftUI can be checked as it stands`() throws {
    let page = try Repository.text("docs/check.md")
    let section = try #require(page.components(separatedBy: "### SwiftUI\n").last)
    let scratch = try Scratch()
    let file = try scratch.file("View.swift", section.components(separatedBy: "```\n")[1])
    let outcome = try Tool.run(["check", file.path] + Self.narrow)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains("SwiftUI makes room for the keyboard, too"), "\(outcome.output)")
  }

  @Test func `A right handler says so, and exits with 0`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "handler.swift",
      """
      keyboardWillShow, keyboardWillChangeFrame, keyboardWillHide:
        let keyboard = view.convert(keyboardFrameEnd, from: nil)
        let covered = max(0, view.bounds.maxY - keyboard.minY)
        let added = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
        scrollView.contentInset.bottom = max(0, covered - added)
        scrollView.verticalScrollIndicatorInsets.bottom = max(0, covered - view.safeAreaInsets.bottom)
      """)
    let outcome = try Tool.run(
      [
        "check", file.path, "--where",
        "device:iphone-15 os:18.7 script:show-hide keyboard:docked base:base0 accessory:none "
          + "adjustment:automatic placement:fill window:full bars:nav",
      ])
    #expect(outcome.output.hasPrefix("content is right in 100 %"), "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test func `A fixed number is told from the keyboard's height`() throws {
    let advice = "change: the keyboard's height differs by device, language and mode"
    for (value, isFixed) in [("216", true), ("keyboardFrameEnd.height", false)] {
      let outcome = try Tool.run(
        ["check", "-e", "contentInset.bottom = \(value) else 0"] + Self.narrow)
      #expect(outcome.output.contains(advice) == isFixed, "\(outcome.output)")
    }
  }

  @Test func `A view that stays up is said in plain words`() throws {
    let outcome = try Tool.run([
      "check", "-e", "keyboardWillShow: view.frame.origin.y = -keyboardFrameEnd.height", "--where",
      "device:iphone-se-3rd-generation os:18.7 script:show-hide placement:fill keyboard:docked "
        + "bars:nav orientation:portrait",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("content ends at 451, right is 667 (667: where it rests)\n"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "change: nothing undoes it when the keyboard goes: observe `keyboardWillHide`, too\n"),
      "\(outcome.output)")
  }

  @Test func `An error has its place in the text`() throws {
    let outcome = try Tool.run(["check", "-e", "contentInset.bottom = keybordHeight"])
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.hasPrefix("-e:1:23: error: `keybordHeight` is not known here; there are "))
    #expect(
      outcome.errors.contains("\n" + String(repeating: " ", count: 24) + "^"), "\(outcome.errors)")
  }

  @Test func `Whatever a handler sets has an answer`() throws {
    for text in [
      "keyboardHeight / (keyboardHeight - keyboardHeight)",
      "keyboardHeight * 1\(String(repeating: "0", count: 40))",
    ] {
      let outcome = try Tool.run(["check", "-e", "contentInset.bottom = \(text)"] + Self.narrow)
      #expect(outcome.status == 1, "\(outcome.errors)")
    }
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "binary")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    #expect(try Tool.run(["check", file.path]).status == 3)
    #expect(
      try Tool.run(["check", scratch.emptyFile("empty").path]).errors.contains(
        "there is no handler"))
  }

  @Test func `A scenario is explained with the handler's figures`() throws {
    let id =
      "iphone-15/18.7/portrait/full/en-US/docked+prediction/none/nav/fill/automatic/base0/middle/show"
    let outcome = try Tool.run(["check", "-e", "contentInset.bottom = 100", "--explain", id])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("actual            bottom inset 134"))
  }

  /// A folder of one's own with a plan; the handler is in its gate.
  @Test func `A saved handler is a strategy of run and gate`() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    #expect(try Tool.run(["init"], in: folder).status == 0)
    let saved = try Tool.run(
      ["check", "-e", "contentInset.bottom = 100", "--save", "my-insets"] + Self.narrow, in: folder)
    #expect(
      saved.output.contains("strategies/my-insets.rule: insetmatrix run --strategy my-insets\n"))
    let run = try Tool.run(
      ["run", "--strategy", "my-insets", "--gate", "none", "--where", "device:iphone-15 os:18.7"],
      in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("my-insets"))
    let taken = try Tool.run(
      ["check", "-e", "contentInset.bottom = 1", "--save", "covered-area"] + Self.narrow, in: folder
    )
    #expect(taken.status == 2)
    try scratch.file("strategies/bad.rule", "contentInset.bottom = \n")
    let bad = try Tool.run(["run", "--strategy", "my-insets", "--gate", "none"], in: folder)
    #expect(bad.status == 3)
    #expect(bad.errors.hasPrefix("strategies/bad.rule:2:1: error: "), "\(bad.errors)")
  }

  @Test func `A saved handler is not replaced by another`() throws {
    let scratch = try Scratch()
    func save(_ text: String) throws -> Tool.Outcome {
      try Tool.run(["check", "-e", text, "--save", "mine"] + Self.narrow, in: scratch.folder)
    }
    #expect(try save("contentInset.bottom = 100").status == 1)
    #expect(try save("contentInset.bottom = 100").status == 1)
    let other = try save("contentInset.bottom = 200")
    #expect(other.status == 2)
    #expect(
      other.errors.contains(
        "error: strategies/mine.rule has another handler; choose another name, or remove the file"),
      "\(other.errors)")
    let kept = try String(
      contentsOf: scratch.folder.appending(path: "strategies/mine.rule"), encoding: .utf8)
    #expect(kept == "contentInset.bottom = 100\n")
    #expect(try Tool.run(["check", "--explain", "iphone 15", "--save", "mine"]).status == 2)
  }
}
