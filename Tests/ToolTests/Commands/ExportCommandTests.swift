import Foundation
import Testing

/// `insetmatrix profiles export`: figures of devices for other tools.
@Suite struct ExportCommandTests {
  private static func export(_ format: String, _ arguments: String...) throws -> String {
    let outcome = try Tool.run(
      ["profiles", "export", "iphone-15", "--os", "18.7", "--format", format] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func `JSON has each figure with its grade`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(Self.export("json").utf8))
    let root = try #require(json as? [String: Any])
    #expect(root["version"] as? Int == 1)
    let device = try #require((root["devices"] as? [[String: Any]])?.first)
    #expect(device["id"] as? String == "iphone-15" && device["os"] as? String == "18.7")
    let orientations = try #require(device["orientations"] as? [[String: Any]])
    #expect(orientations.map { $0["orientation"] as? String } == ["portrait", "landscape"])
    let safeArea = try #require(orientations[0]["safeArea"] as? [String: Any])
    #expect(safeArea["top"] as? Double == 59 && safeArea["bottom"] as? Double == 34)
    #expect(["confirmed", "measured"].contains(safeArea["grade"] as? String))
    let keyboards = try #require(orientations[0]["keyboards"] as? [[String: Any]])
    let english = keyboards.first {
      $0["mode"] as? String == "docked+prediction"
        && ($0["languages"] as? [String])?.contains("en-US") == true
    }
    #expect(english?["height"] as? Double == 336)
    let grades: Set<String> = [
      "confirmed", "measured", "documented", "derived", "disputed", "assumed",
    ]
    #expect(keyboards.allSatisfy { grades.contains($0["grade"] as? String ?? "") })
  }

  @Test func `Style sheets, descriptors and Swift have the same figures`() throws {
    let css = try Self.export("css")
    #expect(css.contains(#"[data-device="iphone-15"][data-orientation="portrait"] {"#))
    #expect(
      css.contains("--safe-area-inset-bottom: 34px;") && css.contains("--keyboard-height: 336px;"))
    let descriptors = try JSONSerialization.jsonObject(with: Data(Self.export("playwright").utf8))
    let phone = (descriptors as? [String: [String: Any]])?["iPhone 15"]
    #expect((phone?["keyboard"] as? [String: Any])?["height"] as? Double == 336)
    let swift = try Self.export("swift-snapshot-testing")
    #expect(swift.contains("static func iPhone15(_ orientation: Orientation)"))
    #expect(swift.contains("top: 59, left: 0, bottom: 34, right: 0"))
  }

  @Test func `A device that does not run the version is left out, and none is an error`() throws {
    let outcome = try Tool.run(
      ["profiles", "export", "iphone-15", "iphone-8", "--os", "26.1", "--format", "css"])
    #expect(outcome.output.contains("iphone-15") && !outcome.output.contains("iphone-8"))
    let none = try Tool.run(["profiles", "export", "iphone-8", "--os", "26.1", "--format", "css"])
    #expect(none.status == 2)
    let format = try Tool.run(["profiles", "export", "--format", "xml"])
    #expect(format.status == 2)
  }
}
