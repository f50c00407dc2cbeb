import DeviceProfiles
import Foundation
import Testing

@testable import ProfileTools

@Suite struct TraceMeasurementsTests {
  private static let locales = [
    locale("en-US", .latinQwerty), locale("ja-JP-kana", .kanaFlick),
    locale("ja-JP-romaji", .latinQwerty),
  ]

  private static func locale(_ id: String, _ layout: KeyboardLayout) -> InputLocale {
    InputLocale(
      id: id, name: id, layout: layout, predictionBar: Figure(.present, .measured, source: ""))
  }

  private static func measure(
    _ rows: [String], _ keyboard: KeyboardMode? = nil
  ) throws -> TraceMeasurements {
    let trace = SampleTrace.read(rows)
    return try #require(TraceMeasurements(trace, locales: locales, keyboard: keyboard))
  }

  /// A table's rows, each in one line with its keys in order.
  private static func rows(_ table: String, of measurements: TraceMeasurements) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(measurements.json.utf8))
    let rows = (root as? [String: Any])?[table] as? [Any] ?? []
    return try rows.map {
      String(
        decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys),
        as: UTF8.self)
    }
  }

  private static func keyboard(_ more: String) -> [String] {
    [SampleTrace.layout(), SampleTrace.post("didShow", more)]
  }

  @Test func `Safe areas and bars come from windows that fill the screen`() throws {
    let bars =
      #"[{"bar":"navigation","frame":[0,47,390,44]},{"bar":"tab","frame":[0,761,390,83]},"#
      + #"{"bar":"toolbar","frame":[0,0,390,44],"isHidden":true}]"#
    let measured = try Self.measure([
      SampleTrace.layout(0, ["window": "[0,0,390,700]", "windowSafeArea": "[0,0,0,0]"]),
      SampleTrace.layout(0, ["bars": bars]), SampleTrace.layout(0),
      SampleTrace.layout(
        0,
        [
          "screen": "[844,390]", "window": "[0,0,844,390]", "windowSafeArea": "[0,47,21,47]",
        ]),
    ])
    #expect(
      try Self.rows("safeAreas", of: measured) == [
        #"{"bottom":34,"left":0,"orientation":"portrait","right":0,"top":47}"#,
        #"{"bottom":21,"left":47,"orientation":"landscape-left","right":47,"top":0}"#,
      ])
    #expect(
      try Self.rows("bars", of: measured) == [
        #"{"bar":"navigation","height":44,"orientation":"portrait"}"#,
        #"{"bar":"tab","height":83,"includesSafeArea":true,"orientation":"portrait"}"#,
      ])
    #expect(measured.notes == [])
  }

  @Test func `A keyboard counts once it rests on the bottom edge, without its accessory`() throws {
    let known = #","keyboard":"docked","language":"en-US","accessory":44"#
    let rows =
      [SampleTrace.layout(), SampleTrace.post("willShow", to: "[0,500,390,344]", known)]
      + [SampleTrace.post("didShow", known), SampleTrace.post("didChangeFrame", known)]
      + [SampleTrace.post("didChangeFrame", to: "[20,400,320,260]", known)]
      + [SampleTrace.post("didShow", #","isLocal":false,"keyboard":"emoji""#)]
    let measured = try Self.measure(rows)
    #expect(
      try Self.rows("keyboards", of: measured) == [
        #"{"height":292,"locale":"en-US","mode":"docked","orientation":"portrait"}"#
      ])
    #expect(measured.notes == [])
  }

  @Test(arguments: [
    (
      #","language":"en-US""#, nil,
      "a keyboard of 336 pt was left out: say what it is with --keyboard"
    ),
    (
      #","language":"ja-JP""#, KeyboardMode.dockedCandidates,
      "a keyboard of 336 pt was left out: `ja-JP` is not one input language of "
        + "`insetmatrix list locales`"
    ),
    (
      #","language":"xx""#, .docked,
      "a keyboard of 336 pt was left out: `xx` is not one input "
        + "language of `insetmatrix list locales`"
    ),
  ])
  func `A keyboard of which too little is known is left out, with a note`(
    more: String, mode: KeyboardMode?, note: String
  ) throws {
    let measured = try Self.measure(Self.keyboard(more), mode)
    #expect(try Self.rows("keyboards", of: measured) == [])
    #expect(measured.notes == [TraceMeasurements.Note(line: 3, message: note)])
  }

  @Test(arguments: [
    (#","language":"en-US""#, #""locale":"en-US","mode":"docked+prediction""#),
    (#","language":"ja-JP-kana","keyboard":"docked""#, #""locale":"ja-JP-kana","mode":"docked""#),
    (#","language":"emoji""#, #""mode":"emoji""#), ("", #""mode":"docked+prediction""#),
  ])
  func `What a row does not say, an option or its language does`(
    more: String, row: String
  ) throws {
    let measured = try Self.measure(Self.keyboard(more), .dockedPrediction)
    #expect(
      try Self.rows("keyboards", of: measured) == [
        #"{"height":336,\#(row),"orientation":"portrait"}"#
      ])
  }

  @Test func `Other figures under the same conditions are left out, with a note`() throws {
    let rows =
      Self.keyboard(#","keyboard":"docked""#)
      + [SampleTrace.post("didShow", to: "[0,500,390,344]", #","keyboard":"docked""#)]
      + [SampleTrace.layout(0, ["windowSafeArea": "[59,0,34,0]"])]
    #expect(
      try Self.measure(rows).notes == [
        .init(
          line: 4, message: "the docked keyboard has other figures than on line 3, and was left out"
        ),
        .init(line: 5, message: "the safe area has other figures than on line 2, and was left out"),
      ])
  }
}
