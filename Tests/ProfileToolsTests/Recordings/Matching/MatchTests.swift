import Foundation
import InsetCore
import MatrixEngine
import ScenarioSpaces
import Testing
import TextFormats

@testable import ProfileTools

@Suite struct MatchTests {
  /// A recording of the small phone's keyboard as it comes, with something changed.
  private static func recording(_ change: (inout Recording) -> Void = { _ in }) -> Recording {
    var recording = Recording(
      id: "a", event: .willShow, screen: Size(width: 300, height: 500),
      begin: LoggedFrame(Rect(x: 0, y: 500, width: 300, height: 200)),
      end: LoggedFrame(Rect(x: 0, y: 300, width: 300, height: 200)), os: nil)
    change(&recording)
    return recording
  }

  private static func match(_ change: (inout Recording) -> Void = { _ in }) -> Match {
    TinyModel.index.match(recording(change))
  }

  @Test func `A recording is explained by all who post it in the same step`() {
    let match = Self.match()
    #expect(match.isExplained)
    #expect(match.difference == 0)
    #expect(match.reason == nil)
    #expect(
      match.nearest
        == NotificationSource(
          scenario:
            "small/9.3/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show",
          step: 1, action: "show", event: .willShow, devices: ["small"], os: ["9.3"],
          orientations: ["portrait"], keyboards: [.init(keyboard: "docked", accessory: "none")]))
  }

  @Test func `A keyboard with an accessory is found under its name`() {
    let match = Self.match {
      $0.begin.height = 244
      $0.end = LoggedFrame(Rect(x: 0, y: 256, width: 300, height: 244))
    }
    #expect(match.isExplained)
    #expect(match.nearest?.keyboards.map(\.accessory) == ["bar-44"])
  }

  @Test func `A later step is reported with its action`() {
    let match = Self.match {
      $0.event = .didHide
      swap(&$0.begin, &$0.end)
    }
    #expect(match.isExplained)
    #expect(match.nearest?.step == 2)
    #expect(match.nearest?.action == "hide")
    #expect(match.nearest?.scenario.hasSuffix("/show-hide") ?? false)
  }

  @Test(arguments: [(0.5, true), (-0.5, true), (0.6, false)])
  func `Half a point makes no difference`(offset: Double, isExplained: Bool) {
    let match = Self.match { $0.end.y = 300 + offset }
    #expect(match.isExplained == isExplained)
    #expect(abs((match.difference ?? 0) - abs(offset)) < 1e-9)
  }

  @Test func `The nearest is reported with the numbers that differ`() {
    let match = Self.match {
      $0.begin.height = 207
      $0.end = LoggedFrame(Rect(x: 0, y: 294, width: 300, height: 206))
    }
    #expect(!match.isExplained)
    #expect(match.difference == 7)
    #expect(
      match.reason
        == "begin height 207, posted 200; end y 294, posted 300; end height 206, posted 200")
    #expect(match.nearest?.action == "show")
  }

  @Test func `A name must agree where it is known`() {
    #expect(!Self.match { $0.event = .willHide }.isExplained)
    #expect(Self.match { $0.event = nil }.isExplained)
  }

  @Test func `The screen may be given in either orientation, or not at all`() {
    #expect(Self.match { $0.screen = Size(width: 500, height: 300) }.isExplained)
    #expect(Self.match { $0.screen = nil }.isExplained)
    #expect(!Self.match { $0.screen = Size(width: 400, height: 800) }.isExplained)
    let match = Self.match { $0.screen = Size(width: 300, height: 501) }
    #expect(match.nearest == nil)
    #expect(match.difference == nil)
    #expect(match.reason == "no device has a screen of 300 x 501")
  }

  @Test func `Without a screen the nearest is looked for where a frame fits from side to side`() {
    let match = Self.match {
      $0.screen = nil
      // 350 pt more than on the small phone, and only 300 pt more than on the large one.
      $0.begin = LoggedFrame(Rect(x: 0, y: 500, width: 300, height: 550))
      $0.end = LoggedFrame(Rect(x: 0, y: 300, width: 300, height: 550))
    }
    #expect(match.nearest?.devices == ["small"])
    let nowhere = Self.match {
      $0.screen = nil
      $0.begin = LoggedFrame(Rect(x: 0, y: 801, width: 390, height: 249))
      $0.end = LoggedFrame(Rect(x: 0, y: 551, width: 390, height: 249))
    }
    #expect(nowhere.nearest?.devices == ["large"])
    #expect(nowhere.difference == 10)
  }

  @Test func `As much as was logged is compared, and the match says so`() {
    let end = Self.match { $0.begin = LoggedFrame() }
    #expect(end.isExplained && end.reason == "by the end frame alone")
    let height = Self.match {
      ($0.event, $0.screen, $0.begin, $0.end) = (nil, nil, LoggedFrame(), LoggedFrame())
      $0.end.height = 244
    }
    #expect(height.isExplained && height.reason == "by end height alone")
    #expect(height.nearest?.keyboards.map(\.accessory) == ["bar-44"])
    let none = Self.match {
      ($0.begin, $0.end) = (LoggedFrame(), LoggedFrame())
      $0.end.height = 207
    }
    #expect(!none.isExplained && none.reason?.hasPrefix("end height 207, posted ") ?? false)
  }

  @Test func `A stated version must agree, an inferred one only where there is a choice`() {
    let other = Self.match { $0.os = RecordedOSVersion("iOS 18 (stated)") }
    #expect(!other.isExplained)
    #expect(other.nearest == nil)
    #expect(other.reason == "no device with this screen runs the stated version")
    let guessed = Self.match { $0.os = RecordedOSVersion("iOS 18 (inferred)") }
    #expect(guessed.isExplained)
    #expect(guessed.reason == "no device posts it on the inferred version")
    func onLarge(_ version: String?) -> [String]? {
      Self.match {
        $0.screen = Size(width: 400, height: 800)
        $0.begin = LoggedFrame(Rect(x: 0, y: 800, width: 400, height: 250))
        $0.end = LoggedFrame(Rect(x: 0, y: 550, width: 400, height: 250))
        $0.os = version.flatMap { RecordedOSVersion($0) }
      }.nearest?.os
    }
    #expect(onLarge(nil) == ["9.3", "18.7"])
    #expect(onLarge("iOS 18 (inferred)") == ["18.7"])
    #expect(onLarge("iOS 8-9 (stated)") == ["9.3"])
  }

  @Test func `Every notification that is posted explains itself`() {
    var unexplained = 0
    var count = 0
    TinyModel.model.visitPostedNotifications { events, posting in
      for event in events {
        guard let begin = event.keyboard.beginFrame, let end = event.keyboard.endFrame else {
          continue
        }
        count += 1
        let match = Self.match {
          $0 = Recording(
            id: "a", event: KeyboardEventName(event), screen: posting.screen,
            begin: LoggedFrame(begin), end: LoggedFrame(end), os: nil)
        }
        if !match.isExplained { unexplained += 1 }
      }
    }
    #expect(count > 100)
    #expect(unexplained == 0)
  }

  @Test func `The report tells each recording and how many are explained`() throws {
    var file = RecordedNotifications(
      Array("{\"id\":\"x\",\"kind\":\"one-frame\"}\n{\n[]".utf8))
    file.recordings = [
      Self.recording(),
      Self.recording {
        $0.id = "b"
        $0.end.y = 310
      },
    ]
    let report = MatchReport(file, in: TinyModel.index)
    let scenario = "small/9.3/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show"
    #expect(
      report.text == """
        a  explained
          \(scenario), step 1 (show), keyboardWillShow
          small; iOS 9.3; portrait; docked
        b  unexplained, 10 pt off: end y 310, posted 300
          \(scenario), step 1 (show), keyboardWillShow
          small; iOS 9.3; portrait; docked
        1 of 2 explained, 1 not, 1 without a frame, 2 rows refused

        """)
    let text = report.json.compact
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let records = try #require(root?["records"] as? [[String: Any]])
    #expect(records.map { $0["explained"] as? Bool } == [true, false])
    let nearest = try #require(records[0]["nearest"] as? [String: Any])
    #expect(nearest["scenario"] as? String == scenario)
    #expect(nearest["step"] as? Int == 1)
    #expect(nearest["event"] as? String == "keyboardWillShow")
    #expect(records[0]["reason"] is NSNull)
    #expect((records[1]["nearest"] as? [String: Any])?["scenario"] as? String == scenario)
    #expect(records[1]["difference"] as? Double == 10)
    let summary = try #require(root?["summary"] as? [String: Int])
    #expect(
      summary == ["records": 2, "explained": 1, "unexplained": 1, "incomplete": 1, "refused": 2])
  }

  @Test func `Without a recording the index is not made`() {
    func index() -> PostedIndex {
      Issue.record("the index is made")
      return TinyModel.index
    }
    #expect(MatchReport(RecordedNotifications([]), in: index()).matches.isEmpty)
  }
}
