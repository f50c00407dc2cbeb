import TestSupport
import Testing

@Suite struct BugsCommandTests {
  @Test func `Words find the bugs that have most of them, with their command`() throws {
    let outcome = try Tool.run(["bugs", "inset", "not", "reset", "after", "hide", "slide", "over"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let first = try #require(outcome.output.split(separator: "\n\n").first)
    #expect(first.hasPrefix("KB010 iPad, iOS15: "), "\(outcome.output)")
    #expect(first.contains("https://github.com/flutter/flutter/issues/100220"))
    #expect(
      first.contains("why: the frame of the hide still lies on the window (+238, hide-in-place)"))
    let command = try #require(first.split(separator: "\n").last)
    #expect(command.hasPrefix("  insetmatrix explain ipad-"), "\(command)")
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let explained = try Tool.run(words)
    #expect(explained.status == 0 && explained.output.contains("✗"), "\(explained.errors)")
  }

  @Test func `Libraries are words, and words next to each other count more`() throws {
    for words in ["IQKeyboardManager", "flutter ipad", "swiftui", "tabbar"] {
      let outcome = try Tool.run(["bugs"] + words.split(separator: " ").map(String.init))
      #expect(outcome.status == 0 && outcome.errors == "", "\(words): \(outcome.errors)")
    }
    let slide = try Tool.run(["bugs", "not", "reset", "slide", "over", "--limit", "1"])
    #expect(slide.output.hasPrefix("KB010 "), "\(slide.output)")
  }

  @Test(arguments: [
    ("table hidden ipad split", ["KB220", "KB546"]),
    ("gap above keyboard", ["KB502", "KB108", "KB500"]),
    ("jumps when switching to emoji", ["KB066", "KB064"]),
    ("keyboard stays after dismiss", ["KB136"]), ("ios 26 toolbar glass gap", ["KB502"]),
    ("hardware keyboard bar covers text", ["KB546"]),
  ])
  func `Bugs with more of the words come first`(words: String, first: [String]) throws {
    let outcome = try Tool.run(["bugs"] + words.split(separator: " ").map(String.init))
    let found = outcome.output.split(separator: "\n").filter { $0.hasPrefix("KB") }
    let ids = found.prefix(first.count).map { String($0.prefix(5)) }
    #expect(ids == first, "\(outcome.output)")
  }

  @Test(arguments: [("gap ios 18", "18"), ("toolbar iOS26", "26"), ("gap iPadOS 16", "16")])
  func `Bugs of a version that the words name come first`(words: String, version: String) throws {
    let named = words.split(separator: " ").map(String.init)
    let outcome = try Tool.run(["bugs"] + named + ["--limit", "200"])
    let found = outcome.output.split(separator: "\n").filter { $0.hasPrefix("KB") }
    let isOfVersion = try found.map { line in
      let os = try #require(line.prefix { $0 != ":" }.split(separator: " ").last)
      return os.contains(version) || os.hasSuffix("+")
    }
    let first = isOfVersion.prefix { $0 }
    #expect(!first.isEmpty && first.count < isOfVersion.count, "\(outcome.output)")
    #expect(!isOfVersion.dropFirst(first.count).contains(true), "\(outcome.output)")
  }

  /// The keyboard's 301 stay, less the home indicator's strip of 34.
  @Test func `What the system shows over an app is a step of its bugs`() throws {
    let center = try Tool.run(["bugs", "control center"])
    for words in ["KB550 ", "(+267, hide)", "--with region-stays-inactive"] {
      #expect(center.output.contains(words), "\(center.output)")
    }
    let switcher = try Tool.run(["bugs", "app switcher"])
    #expect(switcher.output.contains("content may stay where it was"), "\(switcher.output)")
  }

  @Test func `The limit holds, and the rest is counted`() throws {
    let outcome = try Tool.run(["bugs", "iPad", "--limit", "2"])
    #expect(outcome.output.split(separator: "\n").count { $0.hasPrefix("KB") } == 2)
    #expect(outcome.output.contains(" others; --limit "))
  }

  @Test func `Words that no bug has are named`() throws {
    let some = try Tool.run(["bugs", "floating", "zebra"])
    #expect(some.status == 0 && some.errors == "note: no bug has `zebra`\n")
    let none = try Tool.run(["bugs", "zebra"])
    #expect(none.status == 5 && none.output == "")
    #expect(none.errors.contains("error: no bug has these words"), "\(none.errors)")
  }
}
