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
    #expect(root["version"] as? Int == 2)
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

  @Test func `A figure has the date of its newest reading, and none where a rule took it over`()
    throws
  {
    let scratch = try Scratch()
    try scratch.file("p/matrix.yaml", "schema: 1\nos: [\"17\"]\nruns: [{name: x, where: \"\"}]\n")
    try scratch.file(
      "p/a.yaml",
      """
      schema: 1
      id: a-phone
      name: A Phone
      identifiers: ["iPhone99,1"]
      os: "17"
      idiom: phone
      screen: {width: 393, height: 852, scale: 3}
      orientations: [portrait]
      homeIndicator: true
      keyboardModes: [docked, docked+prediction]
      provenance: documented
      source: the vendor
      safeAreas:
        - {orientation: portrait, os: "17", top: 59, left: 0, bottom: 34, right: 0}
      bars:
        - {bar: status, orientation: portrait, os: "17", height: 54}
        - {bar: navigation, orientation: portrait, os: "17", height: 44}
        - {bar: tab, orientation: portrait, os: "17", height: 83}
        - {bar: toolbar, orientation: portrait, os: "17", height: 78}
      keyboards:
        - {mode: docked, orientation: portrait, os: "17", height: 291}
      """)
    try scratch.file(
      "p/locales.yaml",
      """
      schema: 1
      locales:
        - {id: en-US, name: English, layout: latin-qwerty, predictionBar: present, provenance: measured, source: a device}

      """)
    let columns = "device,system,from,language,field,orientation,window,mode,value"
    for (name, date) in [("one", "2024-02-03"), ("two", "2025-11"), ("three", "")] {
      try scratch.file(
        "p/readings/\(name).csv",
        """
        # source: \(name)
        # date: \(date)
        \(columns)
        a-phone,17,,en-US,keyboard,portrait,full,docked,291

        """)
    }
    let outcome = try Tool.run(
      ["profiles", "export", "--profiles", "p", "--format", "json"], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let device = try #require((root["devices"] as? [[String: Any]])?.first)
    let side = try #require((device["orientations"] as? [[String: Any]])?.first)
    let keyboards = try #require(side["keyboards"] as? [[String: Any]])
    let dates = Dictionary(
      uniqueKeysWithValues: keyboards.map { ($0["mode"] as? String ?? "", $0["date"] as? String) })
    #expect(dates["docked"] == "2025-11")
    #expect(dates["docked+prediction"] == .some(nil))
    #expect((side["safeArea"] as? [String: Any])?["date"] is NSNull)
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
