import DeviceProfiles
import Foundation
import ProfileTools
import ProfileFiles
import TestSupport
import Testing

/// What a measuring app prints.
struct DeviceReportMeasurementsTests {
  @Test func `The table of keys is the one that the reader has`() throws {
    let readme = try Repository.text("devices/measuring/README.md")
    let table = readme.components(separatedBy: "<!-- keys -->\n").last?
      .components(separatedBy: "\n<!-- end -->").first
    #expect(table == Self.table(.measurements, under: "").joined(separator: "\n"))
  }

  private static func table(_ kind: ObjectKind, under path: String) -> [String] {
    let head = path.isEmpty ? ["| key | must be there | what it is |", "| :-- | :-- | :-- |"] : []
    return head
      + kind.keys.flatMap { key -> [String] in
        let must = key.presence == .required ? "yes" : "no"
        let line = "| `\(path)\(key.name)` | \(must) | \(key.words) |"
        switch key.type {
        case .object(let inner): return [line] + table(inner, under: "\(key.name).")
        case .list(of: .object(let inner), _):
          return [line] + table(inner, under: "\(key.name)[].")
        default: return [line]
        }
      }
  }

  private static func report(_ rows: String) throws(InvalidProfiles) -> DeviceReport {
    let text = """
      {"measurements": 1, "name": "A Phone", "identifier": "iPhone99,1", "os": "26.1", "sdk": 18,
       "screen": {"width": 100, "height": 200, "scale": 3}, \(rows)}
      """
    let locale = { (id: String, layout: KeyboardLayout) in
      InputLocale(
        id: id, name: id, layout: layout,
        predictionBar: Figure(.present, .measured, source: "a test"))
    }
    return try DeviceReport(
      measurements: ProfileSource(path: "a.json", bytes: Array(text.utf8)),
      locales: [
        locale("en-US", .latinQwerty), locale("ja-JP-kana", .kanaFlick),
        locale("ja-JP-romaji", .latinQwerty),
      ])
  }

  @Test func `A figure holds for the version and the SDK that it was measured with`() throws {
    let report = try Self.report(
      """
      "keyboards": [{"mode": "docked", "locale": "en-US", "orientation": "landscape-left", "height": 206.5}]
      """)
    let text = report.file(
      id: "a", extends: ["b", "c"], inherited: report.screen)
    #expect(
      text == """
        schema: 1
        id: a
        name: A Phone
        identifiers: ["iPhone99,1"]
        os: "FILL-IN"
        extends: [b, c]
        provenance: measured
        source: "a.json (iPhone99,1; iOS 26.1)"
        keyboards:
          - {mode: docked, layouts: [latin-qwerty], orientation: landscape, os: "26.1", sdk: "18", height: 206.5}

        """)
  }

  @Test(arguments: [
    (
      "\"keyboards\": [{\"mode\": \"docked\", \"locale\": \"ja-JP\", \"orientation\": \"portrait\", \"height\": 1}]",
      "`ja-JP` has several keyboards"
    ),
    (
      "\"keyboards\": [{\"mode\": \"docked\", \"locale\": \"en-UK\", \"orientation\": \"portrait\", \"height\": 1}]",
      "there is no input language `en-UK`"
    ),
    (
      "\"bars\": [{\"bar\": \"tab\", \"orientation\": \"landscape-left\", \"height\": 1}, {\"bar\": \"tab\", \"orientation\": \"landscape-right\", \"height\": 2}]",
      "a profile's row holds for both landscapes"
    ),
    (
      "\"bars\": [{\"bar\": \"tab\", \"orientation\": \"sideways\", \"height\": -1}]",
      "`sideways` is not a value"
    ),
    (
      "\"keyboards\": [{\"mode\": \"docked\", \"orientation\": \"portrait\", \"height\": -1}]",
      "must not be negative"
    ),
  ])
  func `Measurements that cannot be are reported`(rows: String, words: String) throws {
    let error = #expect(throws: InvalidProfiles.self) { try Self.report(rows) }
    #expect(error?.render([]).contains(words) == true, "\(error?.render([]) ?? "")")
  }

  @Test(
    arguments: [
      ("26.3.0", "65535.255.255", "26.3+"), ("9.0.0", "15.255.255", "9-15"),
      ("17.5.0", nil, "17.5+"),
      ("12.0", "12.5.0", "12-12.5"), ("x", "1", nil), ("27.0.0", "26.0.0", nil),
    ] as [(String, String?, String?)])
  func `Versions of a simulator are a range`(first: String, last: String?, range: String?) {
    #expect(DeviceReport.versions(from: first, to: last) == range)
    #expect(range.map { OSRange($0) != nil } ?? true)
  }
}
