import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test func `An explanation shows the arithmetic`() throws {
    let id =
      "iphone-x/12.5/portrait/full/en-US/docked+prediction/none/nav+tab/fill/automatic/"
      + "base0/middle/show-hide"
    let outcome = try Tool.run(["explain", id, "--strategy", "s0a-height-minus-bar"])
    #expect(outcome.status == 0)
    // 34 pt home indicator, 49 pt tab bar, the rest of a 335 pt keyboard.
    #expect(outcome.output.contains("34 + 49 + 252 = 335"), "\(outcome.output)")
  }

  @Test func `Words are the scenario that people use most, with who is wrong there and why`() throws
  {
    let outcome = try Tool.run(["explain", "ipad", "split", "view", "hardware", "bar"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("ipad-") && lines[0].contains("/split-"), "\(lines[0])")
    #expect(lines[0].contains("/hardware+bar/none/") && lines[0].hasSuffix("/show-hide"))
    for words in [
      "Layout guide ignores hardware bar (one report, left out: --with guide-without-bar)",
      "✗ hides", "exact there", "CoveredArea", "KeyboardInsets(for: scrollView)",
    ] {
      #expect(outcome.output.contains(words), "\(words)")
    }
    // Every group of strategies says what is wrong.
    let groups = lines.filter { $0.hasPrefix("  ✗ ") }
    #expect(groups.count == 6 && groups.allSatisfy { $0.contains(" pt at step ") }, "\(groups)")
    let same = try Tool.run(["explain", "ipad split view hardware bar"])
    #expect(same.output == outcome.output)
  }

  @Test func `A strategy and a handler are shown step by step, with the reason`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "handler.swift",
      """
      keyboardWillShow: contentInset.bottom = keyboardFrameEnd.height
      keyboardWillHide: contentInset.bottom = 0
      """)
    let outcome = try Tool.run([
      "explain", "iphone 15 ios 18 tab bar", "--strategy", "s0b-raw-height", "--rule", file.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("A tab bar or toolbar lies below the view or its content"))
    #expect(
      outcome.output.contains(
        "the system adds 83 pt itself (safe area and bars): subtract\n                    "
          + "`adjustedContentInset.bottom - contentInset.bottom`"), "\(outcome.output)")
    #expect(outcome.output.matches(of: /34 \+ 49 \+ 253 = 336/).count == 2)
    let exact = try Tool.run(["explain", "iphone 15 ios 18 tab bar", "--strategy", "covered-area"])
    #expect(exact.status == 0 && !exact.output.contains("\nwhy\n"))
  }

  @Test(arguments: [
    ("other-show-other-hide", "no field of the page has the focus, and WebKit pans nothing"),
    ("other-show-other-hide", "The keyboard hides: the page keeps the height above it"),
    ("elsewhere-show-appear-hide", "no notification tells the page of it"),
    ("show-emoji-hide", "The page stays where it was panned when the keyboard goes"),
    ("show-hide-in-place", "The notification of the hide still has the keyboard's old frame"),
  ])
  func `Each failure of a web page has its reason`(script: String, words: String) throws {
    let outcome = try Tool.run([
      "explain",
      "ipad-a16/26.1/portrait/slide-over/en-US/docked+prediction/none/nav+tab/web-page/automatic/"
        + "base0/middle/\(script)",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words), "\(outcome.output)")
    let count = { (word: String) in text.components(separatedBy: word).count - 1 }
    #expect(count(" ✗ ") == count(" why "), "\(outcome.output)")
  }

  @Test
  func `A device's own name is that device, and a word that excludes needs something to exclude`()
    throws
  {
    let own = try Tool.run(["explain", "iphone", "17"])
    #expect(own.output.hasPrefix("iphone-17/"), "\(own.output.prefix(60))")
    for word in ["no", "without", "not"] {
      let outcome = try Tool.run(["explain", "iphone", "15", word, "tab", "bar"])
      #expect(outcome.status == 0 && !outcome.output.contains("/nav+tab/"), "\(outcome.errors)")
      let refused = try Tool.run(["explain", "iphone", "15", word, "such"])
      #expect(refused.status == 2 && refused.output == "")
      #expect(refused.errors.contains("`\(word)` excludes nothing here: write `parameter:!level`"))
    }
    #expect(try Tool.run(["explain", " "]).status == 2)
  }

  @Test func `Words that nothing has, and words that cannot go together, say what there is`() throws
  {
    let unknown = try Tool.run(["explain", "ipad", "splt", "view"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("nothing is called `splt"), "\(unknown.errors)")
    #expect(unknown.errors.contains("\n  ipad splt view\n       ^\n"), "\(unknown.errors)")
    let never = try Tool.run(["explain", "iphone 15 stage manager"])
    #expect(never.status == 5)
    #expect(
      never.errors.contains("the device doesn't have this window on this iOS; possible with"),
      "\(never.errors)")
  }

  @Test func `A scenario that a constraint excludes is named with the constraint`() throws {
    let id = "iphone-x/6.1/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show"
    let outcome = try Tool.run(["explain", id])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: there is no scenario \(id): the device doesn't run this iOS
          help: possible with os 11.4, 12.5, 13.7, 14.8, 15.8 or 2 others; or with device ipad-2, \
        ipad-3rd-generation, ipad-4th-generation, ipad-mini, iphone-4 or 3 others

        """, "\(outcome.errors)")
  }
}
