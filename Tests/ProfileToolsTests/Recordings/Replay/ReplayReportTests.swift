import Foundation
import InsetCore
import InsetStrategies
import Testing
import TextFormats

@testable import ProfileTools

@Suite struct ReplayReportTests {
  /// A phone whose keyboard covers 336 pt, 34 of which the system keeps free anyway.
  private static func vector(_ expected: Double, extra: Double = 0, id: String = "a") -> String {
    #"{"id":"\#(id)","kind":"norm","screen":[0,0,390,844],"view":[0,0,390,844],"#
      + #""keyboard_end":[0,508,390,336],"event":"willShow","safe_area_bottom":34,"#
      + #""base_bottom":10,"extra":\#(extra),"expected_content_bottom":\#(expected)}"#
  }

  private static let sequence =
    #"{"id":"s","kind":"norm_seq","screen":[0,0,390,844],"view":[0,0,390,844],"#
    + #""steps":[["willShow",[0,508,390,336],336],["willChangeFrame",[0,528,390,316],300],"#
    + #"["willHide",[0,528,390,316],0]]}"#

  private static let mode =
    #"{"id":"m","kind":"norm_mode","screen":[0,0,390,844],"keyboard_end":[0,0,0,0],"#
    + #""event":"willShow","expected_mode":"hidden"}"#

  private static func read(_ lines: String...) -> RecordedVectors {
    RecordedVectors(Array(lines.joined(separator: "\n").utf8))
  }

  @Test(arguments: [(312, true), (312.5, true), (311.5, true), (312.6, false), (346, false)])
  func `An inset agrees within half a point`(expected: Double, agrees: Bool) throws {
    let file = Self.read(Self.vector(expected))
    #expect(ReplayReport(file).rows.map(\.agrees) == [agrees])
    #expect(
      ReplayReport(file, to: AnyInsetStrategy(CoveredArea.self)).rows.map(\.agrees) == [agrees])
  }

  @Test func `The app's own distance counts while the keyboard covers something`() throws {
    let file = Self.read(Self.vector(320, extra: 8))
    #expect(ReplayReport(file).right == 1)
    #expect(ReplayReport(file, to: AnyInsetStrategy(CoveredArea.self)).right == 1)
  }

  @Test func `A sequence differs at its first wrong step`() throws {
    let row = try #require(ReplayReport(Self.read(Self.sequence)).rows.first)
    #expect(row.firstWrongStep == 1)
    #expect(row.actual == [.inset(336), .inset(316), .inset(0)])
    #expect(
      row.why == "step 2 of 3: expected 300 pt, got 316 pt; willChangeFrame reads as docked and "
        + "covers 316 pt of the view")
  }

  @Test func `The lines tell what was expected, what came out and how the frame reads`() throws {
    let report = ReplayReport(
      Self.read(Self.vector(312, id: "long"), "{", Self.mode, #"{"kind":"frame"}"#))
    #expect(
      report.text == """
        long  agrees   expected 312 pt, got 312 pt; willShow reads as docked and covers 336 pt of \
        the view
        m     differs  expected hidden, got floating; willShow reads as floating
        oracle: 1 of 2 agree, 1 differ, 1 not judged, 1 row refused

        """)
  }

  @Test func `A strategy is not asked for modes`() throws {
    let strategy = try #require(Strategies.named("s0b-raw-height"))
    let report = ReplayReport(Self.read(Self.sequence, Self.mode), to: strategy)
    #expect(report.skipped == 1)
    #expect(
      report.text.hasSuffix(
        "s0b-raw-height: 0 of 1 agree, 1 differ, 1 skipped that ask for a mode\n"))
  }

  @Test(arguments: [
    // The constraint goes to the safe area, and the strategy adds the raw height to it.
    ("s3-constraint-intent", [336.0, 336, 0]), ("s3-constraint-literal", [336, 336, 316]),
    // 336 pt up, and only 316 down again.
    ("s4-move-by-begin-height", [336, 336, 20]),
  ])
  func `A mechanism that moves content is judged by how far it has moved`(
    id: String, expected: [Double]
  ) throws {
    let strategy = try #require(Strategies.named(id))
    let row = try #require(ReplayReport(Self.read(Self.sequence), to: strategy).rows.first)
    #expect(row.actual == expected.map { .inset($0) })
  }

  @Test func `A change begins where the last one ended, and the first below the screen`() throws {
    let vector = try #require(Self.read(Self.sequence).vectors.first)
    let begins = vector.scene.steps.map { step -> Rect? in
      step.occurrences.lazy.compactMap { occurrence -> KeyboardNotification? in
        if case .post(let event) = occurrence, event.kind.isKeyboard { event.keyboard } else { nil }
      }.first?.beginFrame
    }
    #expect(
      begins == [
        Rect(x: 0, y: 844, width: 390, height: 336), Rect(x: 0, y: 508, width: 390, height: 336),
        Rect(x: 0, y: 528, width: 390, height: 316),
      ])
  }

  @Test func `The JSON has an answer, a mode or a list of answers, and adds up`() throws {
    let report = ReplayReport(Self.read(Self.vector(346), "1", Self.mode, "", "[]", Self.sequence))
    let text = report.json.compact
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rows = try #require(root?["vectors"] as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["a", "m", "s"])
    #expect(rows.map { $0["kind"] as? String } == ["norm", "norm_mode", "norm_seq"])
    #expect(rows.map { $0["right"] as? Bool } == [false, false, false])
    #expect(rows[0]["expected"] as? Double == 346)
    #expect(rows[0]["actual"] as? Double == 312)
    #expect(rows[1]["actual"] as? String == "floating")
    #expect(rows[2]["actual"] as? [Double] == [336, 316, 0])
    let summary = try #require(root?["summary"] as? [String: Any])
    #expect(summary["right"] as? Int == 0)
    #expect(summary["wrong"] as? Int == 3)
    #expect(summary["notJudged"] as? Int == 0)
    #expect(summary["refused"] as? Int == 2)
  }
}
