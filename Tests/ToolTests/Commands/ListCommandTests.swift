import Foundation
import TestSupport
import Testing

/// What `list` prints, whole and narrowed by a query.
@Suite struct ListCommandTests {
  /// The first words of the lines.
  private func names(_ arguments: String...) throws -> [String] {
    let outcome = try Tool.run(["list"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  @Test(arguments: [
    ("devices", "iphone-15-pro"), ("locales", "ja-JP-kana"), ("strategies", "covered-area"),
    ("scripts", "show-rotate-hide"), ("parameters", "adjustment"), ("reporters", "markdown"),
  ])
  func `Lists name what there is`(strategy: String, word: String) throws {
    let outcome = try Tool.run(["list", strategy])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(word))
  }

  @Test func `Devices are those that run a version of the query`() throws {
    let all = try names("devices")
    let pads = try names("devices", "--where", "os>=26 device:iPad*")
    #expect(!pads.isEmpty)
    #expect(pads.allSatisfy { $0.hasPrefix("ipad") })
    #expect(pads == all.filter { pads.contains($0) })
    // What the query does not name follows from the constraints: iOS 12 ended with these.
    #expect(pads.contains("ipad-a16") && !pads.contains("ipad-air-2"))
    #expect(try names("devices", "--where", "device:ipad* os<26").contains("ipad-air-2"))
    #expect(try names("devices", "--where", "*") == all)
  }

  @Test func `Locales and scripts follow from keyboards and windows`() throws {
    let candidates = try names("locales", "--where", "keyboard:docked+candidates")
    #expect(candidates.contains("ja-JP-kana") && !candidates.contains("en-US"))
    let floating = try names("scripts", "--where", "device:ipad-a16 os:26 keyboard:floating")
    let phone = try names("scripts", "--where", "device:iphone-15")
    #expect(!floating.isEmpty)
    #expect(try Set(names("scripts")).isStrictSuperset(of: phone))
  }

  @Test func `Parameters have the levels that occur`() throws {
    let outcome = try Tool.run(
      ["list", "parameters", "--where", "device:iphone-15 os>=26 orientation:portrait"])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("device 1 level iphone-15"))
    #expect(lines.contains("os 3 levels 26.1 26.1+sdk18 27.1"))
    #expect(lines.contains("orientation 1 level portrait"))
    #expect(lines.contains("window 5 levels full page-sheet page-sheet-medium form-sheet popover"))
  }

  @Test func `The documentation shows the parameters and the first of their levels`() throws {
    let outcome = try Tool.run(["list", "parameters"])
    try DocumentedOutput.expect(
      "```\n$ insetmatrix list parameters\n\(outcome.output)```", in: "parameters",
      of: "docs/matrix.md")
  }

  @Test func `A query without a scenario lists nothing and is incomplete`() throws {
    let outcome = try Tool.run(["list", "devices", "--where", "device:iphone-15 window:split*"])
    #expect(outcome.status == 5)
    #expect(outcome.output == "")
    let reason = "the device doesn't have this window on this iOS; possible with window full, "
    #expect(
      outcome.errors.hasPrefix("error: no scenario matches the query; \(reason)"),
      "\(outcome.errors)")
  }

  @Test(arguments: ["strategies", "reporters"])
  func `What has no scenarios cannot be narrowed`(strategy: String) throws {
    let outcome = try Tool.run(["list", strategy, "--where", "os>=26"])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("--where does not apply to \(strategy)"))
  }
}
