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
      #expect(refused.errors.contains("`\(word)` excludes nothing here: write one name"))
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

  private static let phone = "iphone-15/26.1/portrait/full/en-US/docked+prediction/none/nav+tab"
  private static let pad = "ipad-10th-generation/26.1/portrait/full/en-US/floating/none/nav+tab"

  /// What is printed, with a space for each run of white space.
  private static func words(_ arguments: String...) throws -> String {
    let outcome = try Tool.run(["explain"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func data(_ arguments: String...) throws -> [String: Any] {
    let outcome = try Tool.run(["explain"] + arguments + ["--json"])
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((answer as? [String: Any])?["data"] as? [String: Any], "\(outcome.errors)")
  }

  /// A keyboard of 335 that a finger holds half way down, at a whole point.
  @Test func `A bottom that is right as well is in the text and in the JSON`() throws {
    let id = "\(Self.phone)/fill/automatic/base0/middle/show-start-dismiss-commit-dismiss"
    let text = try Self.words(id)
    #expect(text.contains("keyboard beyond that, or down to 168"), "\(text)")
    #expect(text.matches(of: /while a finger holds the keyboard/).count == 1, "\(text)")
    let steps = try #require(try Self.data(id)["right"] as? [[String: Any]])
    #expect(steps.map { $0["bottom"] as? Double } == [335, 335, 83])
    #expect(steps.map { $0["lowest"] as? Double } == [335, 168, 83])
    #expect(
      try !Self.words("\(Self.phone)/fill/automatic/base0/middle/show").contains("or down to"))
  }

  @Test func `A step that is not judged says why`() throws {
    let text = try Self.words(
      "iphone-15/26.1/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/"
        + "show-open-passwords-close-passwords-hide")
    #expect(
      text.contains("step 2: open-passwords not judged: the view is not on screen step 3:"),
      "\(text)")
  }

  /// The system keeps 335 free, so that an inset of its own is a gap as high as it is.
  @Test func `A gap in a SwiftUI view is the room that SwiftUI makes, too`() throws {
    let id = "\(Self.phone)/swiftui/automatic/base0/middle/show-hide"
    let wrong = try #require(try Self.data(id)["wrong"] as? [[String: Any]])
    for (strategy, gap) in [
      ("s0b-raw-height", 335), ("s1-intersection-on-did-show", 335),
      ("tp-keyboard-avoiding", 335), ("listable", 252), ("s0a-height-minus-bar", 252),
      ("n1-constant-216", 216),
    ] {
      let failure = wrong.first { $0["strategy"] as? String == strategy }
      #expect(failure?["words"] as? String == "leaves a gap of \(gap) pt at step 1 (show)")
      #expect(failure?["why"] as? String == "SwiftUI makes room, too: the keyboard counts twice")
    }
    // A constraint does not meet SwiftUI's room.
    let constraint = wrong.first { $0["strategy"] as? String == "s3-constraint-safe-area" }
    #expect(
      constraint?["why"] as? String
        == "The constraint goes to a bar's edge: what lies below counts twice")
  }

  /// Its reasons are of what follows the show, too.
  @Test func `A failure of the first show has no reason that is about a hide`() throws {
    let id = "\(Self.phone)/web-page/automatic/base0/middle/show-hide"
    let wrong = try #require(try Self.data(id)["wrong"] as? [[String: Any]])
    let early = wrong.first { $0["strategy"] as? String == "web-visual-viewport-early" }
    #expect(early?["words"] as? String == "leaves a gap of 252 pt at step 1 (show)")
    #expect(early?["why"] as? String == "WebKit pans the page to a field behind the keyboard")
  }

  /// A keyboard of 335 and a view that ends at a tab bar of 83.
  @Test func `A view's share of the keyboard has its arithmetic`() throws {
    let id = "\(Self.phone)/web-page/automatic/base0/middle/show-hide"
    let text = try Self.words(id)
    #expect(
      text.contains("bar up by 335 - 83 = 252: keyboard less what is below the view"), "\(text)")
    #expect(text.contains("Web page stays 24 pt panned") && text.contains(" fix the page as high"))
    #expect(try Self.words(id, "--strategy", "web-fixed-bar").contains("offset 252; right is 0 "))
  }

  @Test func `Where nobody is wrong no behavior and no fix is shown`() throws {
    let id = "\(Self.pad)/web-page/automatic/base0/middle/show-hide"
    let text = try Self.words(id)
    #expect(text.contains("exact there"), "\(text)")
    for words in ["wrong there", "what iOS does there", " fix "] {
      #expect(!text.contains(words), "\(text)")
    }
    let data = try Self.data(id)
    #expect((data["behaviors"] as? [Any])?.isEmpty ?? false)
    #expect((data["wrong"] as? [Any])?.isEmpty ?? false)
  }

  @Test func `A strategy that is not met is said to be so first, and no step is exact`() throws {
    let text = try Self.words(
      "\(Self.phone)/web-page/automatic/base0/middle/show-hide", "--strategy", "webkit")
    let parts = text.components(separatedBy: "view environment")
    #expect(
      parts[0].contains(
        "verdict not available: the strategy is not met here available in placement:!web-page"),
      "\(text)")
    #expect(!text.contains("✓") && !text.contains("✗"), "\(text)")
    #expect(text.matches(of: /not judged: the strategy is not met here/).count == 2, "\(text)")
  }

  @Test func `A scenario that a constraint excludes is named with the constraint`() throws {
    let id = "iphone-x/6.1/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show"
    let outcome = try Tool.run(["explain", id])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: there is no scenario \(id): the device doesn't run this iOS
          help: possible with os 16.7, 16.0, 15.8, 14.8, 13.7 or 2 others; or with device ipad-2, \
        ipad-3rd-generation, ipad-4th-generation, ipad-mini, iphone-4* or 2 others

        """, "\(outcome.errors)")
  }
}
