import InsetCore
import Testing

@testable import ProfileTools

@Suite struct RecordedVectorsTests {
  private static let members = #"""
    "screen":[0,0,390,844],"view":[0,10,390,800],"keyboard_end":[0,508,390,336],\#
    "event":"willShow","safe_area_bottom":34,"base_bottom":10,"extra":8,\#
    "expected_content_bottom":276
    """#

  private static func read(_ text: String) -> RecordedVectors {
    RecordedVectors(Array(text.utf8))
  }

  @Test func `A vector may be a member of its line or the line itself`() throws {
    let nested = Self.read(#"{"id":"a","kind":"inset","norm":{\#(Self.members)}}"#)
    let flat = Self.read(#"{"id":"a","kind":"norm",\#(Self.members)}"#)
    #expect(nested == flat)
    let vector = try #require(flat.vectors.first)
    #expect(vector.view == Rect(x: 0, y: 10, width: 390, height: 800))
    #expect(
      vector.steps == [
        .init(
          event: .willShow, endFrame: Rect(x: 0, y: 508, width: 390, height: 336),
          expected: .inset(276))
      ])
    #expect([vector.safeArea, vector.base, vector.extra] == [34, 10, 8])
  }

  @Test func `A line with two kinds gives two rows, one without gives none`() {
    let file = Self.read(
      #"""
      {"id":"a","norm":{\#(Self.members)},"norm_seq":{"screen":[0,0,10,10],"view":[0,0,10,10],\#
      "steps":[["willShow",[0,5,10,5],5],["willHide",null,0]]}}
      {"kind":"keyboard-height","expected":216}
      """#)
    #expect(file.vectors.map(\.kind) == [.inset, .sequence])
    #expect(file.vectors.map(\.steps.count) == [1, 2])
    #expect(file.vectors[1].steps[1].endFrame == nil)
    #expect(file.notReplayable == 1)
  }

  @Test(arguments: [
    (#"{"id":7,"norm":{}}"#, "1:7: this must be a text, not a number [wrong-type]"),
    (#"{"id":"a","norm":{}}"#, "1:18: there is no `screen` [missing-key]"),
    (#"{"id":"a","norm":3}"#, "1:18: there is no `screen` [missing-key]"),
    (
      #"{"id":"a","kind":"norm_mode","screen":[0,0,1,1],"event":"shake","expected_mode":"docked"}"#,
      "1:57: this is no keyboard notification; there are willShow, didShow, willHide, didHide, "
        + "willChangeFrame, didChangeFrame [bad-value]"
    ),
    (
      #"{"id":"a","kind":"norm_mode","screen":[0,0,1,1],"event":"didShow","expected_mode":"up"}"#,
      "1:83: this is no mode of a keyboard; there are docked, floating, hidden [bad-value]"
    ),
    (
      #"{"id":"a","kind":"norm_seq","screen":[0,0,1,1],"view":[0,0,1,1],"steps":[]}"#,
      "1:73: this must be a list of at least one step, not a list of 0 [wrong-type]"
    ),
    (
      #"{"id":"a","kind":"norm_seq","screen":[0,0,1,1],"view":[0,0,1,1],"steps":[["didShow"]]}"#,
      "1:74: this must be a list of event, frame and inset, not a list of 1 [wrong-type]"
    ),
  ])
  func `A broken vector is reported with its place`(text: String, finding: String) {
    let file = Self.read(text + "\n" + #"{"kind":"norm",\#(Self.members)}"#)
    #expect(file.refused.lines == [finding])
    // The line after it is judged, by the name of its line.
    #expect(file.vectors.map(\.id) == ["line 2"])
  }
}
