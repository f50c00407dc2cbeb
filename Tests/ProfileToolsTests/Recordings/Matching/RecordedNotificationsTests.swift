import InsetCore
import Testing

@testable import ProfileTools

@Suite struct RecordedNotificationsTests {
  private static func read(_ text: String) -> RecordedNotifications {
    RecordedNotifications(Array(text.utf8))
  }

  private static let begin = Rect(x: 0, y: 667, width: 375, height: 258)
  private static let end = Rect(x: 0, y: 409.5, width: 375, height: 257.5)

  @Test func `A recording may have lists or named numbers`() {
    let lists = Self.read(
      #"{"id":"a","kind":"full-frame","screen":[375,667],"event":"keyboardDidHide","#
        + #""ios":"iOS 9","begin":[0,667,375,258],"end":[0,409.5,375,257.5]}"#)
    let named = Self.read(
      #"{"id":"a","kind":"full-frame","screen_w":375,"screen_h":667,"event":"keyboardDidHide","#
        + #""ios":"iOS 9","begin":{"x":0,"y":667,"w":375,"h":258},"#
        + #""end":{"x":0,"y":409.5,"w":375,"h":257.5}}"#)
    #expect(lists == named)
    #expect(
      lists.recordings == [
        Recording(
          id: "a", event: .didHide, screen: Size(width: 375, height: 667),
          begin: LoggedFrame(Self.begin), end: LoggedFrame(Self.end), os: RecordedOSVersion("iOS 9")
        )
      ])
  }

  @Test func `A part of the frame after the change is enough, and what has none is counted`() {
    let file = Self.read(
      #"""
      {"id":"a","screen":[1,2],"begin":{"x":"inf"}}
      {"id":"b","screen":null,"begin":[0,0,1,1],"end":[0,0,1,1]}
      {"id":"c","screen_w":1,"screen_h":null,"begin":null,"end":{"x":null,"y":"inf","h":308}}
      {"id":"d","screen":[1,2],"begin":[0,0,1,1],"end":{"x":null}}
      {"id":"e","screen":[1,2],"begin":[0,0,1,1],"end":[0,0,1,1],"event":"?"}
      """#)
    #expect(file.recordings.map(\.id) == ["b", "c", "e"])
    #expect(file.recordings.map(\.event) == [nil, nil, nil])
    #expect(file.recordings[0].screen == nil)
    var height = LoggedFrame()
    height.height = 308
    #expect(file.recordings[1].end == height && file.recordings[1].begin.isEmpty)
    #expect(file.incomplete == 2)
  }

  /// Each has the frames (0, 812, 375, 336) and (0, 476, 375, 336), or the second alone.
  @Test(arguments: [
    ("begin (0.0, 812.0, 375.0, 336.0) end (0.0, 476.0, 375.0, 336.0)", true),
    (
      "willShow CGRect(x: 0.0, y: 812.0, width: 375.0, height: 336.0) -> (0.0, 476.0, 375.0, 336.0)",
      true
    ),
    ("keyboard moved from {{0, 812}, {375, 336}} to {{0, 476}, {375, 336}} in 0.25 s", true),
    ("UIKeyboardBoundsUserInfoKey = {{0, 0}, {1, 2}}; frameEnd: {{0, 476}, {375, 336}}", false),
    (
      "2026-11-30 App[1:2] keyboardDidShow frame (origin: (0.0, 476.0), size: (375.0, 336.0))",
      false
    ),
    (
      #"""
       LOG  keyboardWillShow {"duration": 250, "easing": "keyboard", "endCoordinates": {"height": 336,
         "screenX": 0, "screenY": 476, "width": 375}, "isEventFromThisApp": true,
         "startCoordinates": {"height": 336, "screenX": 0, "screenY": 812, "width": 375}}
      """#, true
    ),
    (
      #"{"startCoordinates":{"width":375,"height":336,"screenX":0,"screenY":812},"#
        + #""endCoordinates":{"width":375,"height":336,"screenX":0,"screenY":476}}"#, true
    ),
    ("UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 476}, {375, 336}}\";", false),
  ])
  func `Rectangles are read as people log them`(text: String, hasBegin: Bool) {
    let file = Self.read(text)
    #expect(file.refused.count == 0 && file.incomplete == 0)
    #expect(
      file.recordings.map(\.end) == [LoggedFrame(Rect(x: 0, y: 476, width: 375, height: 336))])
    let begin = LoggedFrame(Rect(x: 0, y: 812, width: 375, height: 336))
    #expect(file.recordings.map(\.begin) == [hasBegin ? begin : LoggedFrame()])
  }

  @Test func `Several notifications may stand on a line`() {
    let file = Self.read(
      "willShow (0, 476, 375, 336); didShow (0, 476, 375, 336); willHide (0, 812, 375, 336)\n"
        + "(0, 476, 375, 336) and (0, 812, 375, 336)\n(0, 1, 2, 3)\n")
    #expect(file.recordings.map(\.event) == [.willShow, .didShow, .willHide, nil, nil])
    #expect(file.recordings.map(\.begin.y) == [nil, nil, nil, 476, nil])
    #expect(file.recordings.map(\.end.y) == [476, 476, 812, 812, 1])
  }

  @Test(arguments: [
    """
    NSConcreteNotification 0x600000048fa0 {name = UIKeyboardDidShowNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {187.5, 796}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409.5}, {375, 257.5}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}
    """,
    """
    name = UIKeyboardDidShowNotification, object = nil, userInfo = Optional([\
    AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 409.5}, {375, 257.5}}, \
    AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1, \
    AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 667}, {375, 258}}])
    """,
  ])
  func `A userInfo is read as Objective-C and Swift print it`(text: String) {
    let file = Self.read(text)
    #expect(
      file.recordings == [
        Recording(
          id: "notification 1", event: .didShow, screen: nil, begin: LoggedFrame(Self.begin),
          end: LoggedFrame(Self.end), os: nil)
      ])
  }

  @Test func `A name or a key that comes again begins the next notification`() {
    let pair = """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 1}, {2, 3}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{4, 5}, {6, 7}}";

      """
    let file = Self.read(
      pair + pair + "UIKeyboardWillShowNotification\n" + pair
        + "UIKeyboardWillHideNotification\n" + pair)
    #expect(file.recordings.map(\.event) == [nil, nil, .willShow, .willHide])
    #expect(file.recordings.map(\.id) == (1...4).map { "notification \($0)" })
  }

  @Test(arguments: [
    (
      "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 4}, {1, 1}}\";",
      "1:1: this notification has no frame after the change [missing-key]"
    ),
    (
      "x\n  UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 4}, {1}}\";",
      "2:3: expected a rectangle such as {{0, 409}, {375, 258}} after this key [bad-value]"
    ),
    (
      "UIKeyboardFrameBeginUserInfoKey = nil; UIKeyboardFrameEndUserInfoKey = {{0, 4}, {1, 1}}",
      "1:1: expected a rectangle such as {{0, 409}, {375, 258}} after this key [bad-value]"
    ),
    (
      "UIKeyboardFrameBeginUserInfoKey = {{inf, inf}, {0, 0}}",
      "1:1: expected a rectangle such as {{0, 409}, {375, 258}} after this key [bad-value]"
    ),
  ])
  func `A broken dump is reported with the place of its key`(text: String, finding: String) {
    let file = Self.read(text)
    #expect(file.recordings == [])
    #expect(file.refused.lines == [finding])
  }

  @Test func `A text that is neither is reported as broken JSON`() {
    #expect(
      Self.read("keyboard shown\n").refused.lines == [
        "1:1: this is not JSON: expected a value, not `k` [invalid-json]"
      ])
  }

  @Test func `A broken dump is refused alone, and the others keep their numbers`() {
    let pair = """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 1}, {2, 3}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{4, 5}, {6, 7}}";

      """
    let file = Self.read(pair + pair.replacing("{{4, 5}", with: "{{4}") + pair)
    #expect(file.recordings.map(\.id) == ["notification 1", "notification 3"])
    #expect(
      file.refused.lines == [
        "4:1: expected a rectangle such as {{0, 409}, {375, 258}} after this key [bad-value]"
      ])
  }

  @Test func `A recording without an id has the name of its line`() {
    let file = Self.read(
      "\n" + #"{"kind":"full-frame","screen":[1,2],"begin":[0,0,1,1],"end":[0,0,1,1]}"#)
    #expect(file.recordings.map(\.id) == ["line 2"])
  }

  @Test func `A broken line before one of JSON makes the file no dump`() {
    let file = Self.read(
      "x\n"
        + #"{"kind":"full-frame","screen":[1,2],"begin":[0,0,1,1],"end":[0,0,1,1],"#
        + #""event":"UIKeyboardWillShowNotification"}"#)
    #expect(file.recordings.map(\.event) == [.willShow])
    #expect(file.refused.count == 1)
  }

  @Test func `A trace's notifications are named by their lines, and have its version`() {
    let trace =
      [SampleTrace.header, SampleTrace.layout()] + SampleTrace.show
      + [SampleTrace.post("didHide", to: "null"), "{"]
    let file = Self.read(trace.joined(separator: "\n"))
    #expect(file.recordings.map(\.id) == ["line 3", "line 4"])
    #expect(file.recordings.map(\.event) == [.willShow, .didShow])
    #expect(file.recordings.map(\.os) == [RecordedOSVersion("18"), RecordedOSVersion("18")])
    #expect(file.recordings.map(\.screen?.height) == [844, 844])
    #expect(file.incomplete == 1)
    #expect(file.refused.count == 1)
  }
}
