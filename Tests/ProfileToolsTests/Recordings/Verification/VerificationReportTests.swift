import InsetCore
import InsetOracle
import Testing

@testable import ProfileTools

@Suite struct VerificationReportTests {
  private static func verdicts(_ rows: [String]) -> [String] {
    SampleTrace.verify(rows).rows.map(\.verdict)
  }

  private static let rest = SampleTrace.layout()

  /// What the system keeps free counts: of 336 pt that are covered it has 34 itself.
  @Test(arguments: [
    (302.0, "exact"), (302.5, "exact"), (301.5, "exact"), (336, "gap of 34 pt, indicator"),
    (268, "hidden by 34 pt, indicator"), (0, "hidden by 302 pt, indicator"),
  ])
  func `A bottom inset is right within half a point`(bottom: Double, verdict: String) {
    let rows = [Self.rest] + SampleTrace.show + [SampleTrace.layout(bottom)]
    #expect(Self.verdicts(rows) == [verdict])
  }

  @Test func `The app's own insets are those before the keyboard, and stay`() {
    let rows =
      [SampleTrace.layout(20, indicator: 5)] + SampleTrace.show
      + [SampleTrace.layout(322, indicator: 307)] + SampleTrace.hide + [SampleTrace.layout(0)]
    let report = SampleTrace.verify(rows)
    #expect(
      report.rows.map(\.verdict) == ["exact", "not restored, padding lost by 20 pt, indicator"])
    #expect(report.right == 1)
  }

  @Test func `A marker says the app's own insets where they change`() {
    let marker = #"{"kind":"marker","name":"insets","contentInset":[0,0,20,0]}"#
    let rows = SampleTrace.show + [marker, SampleTrace.layout(322, indicator: 302)]
    #expect(Self.verdicts(rows) == ["exact"])
  }

  @Test func `What is left when the keyboard is gone is not restored`() {
    let rows = [Self.rest] + SampleTrace.show + SampleTrace.hide + [SampleTrace.layout(302)]
    #expect(Self.verdicts(rows) == ["not restored, gap of 302 pt, indicator"])
  }

  @Test func `Other edges and the indicator are judged by themselves`() {
    let moved = SampleTrace.layout(302, ["adjustedContentInset": "[57,0,336,0]"])
    let indicator = SampleTrace.layout(302, indicator: 0)
    let rows = [Self.rest] + SampleTrace.show + [moved, SampleTrace.marker("a"), indicator]
    // The inset at the top is the system's where nothing else says so: it agrees with itself.
    #expect(Self.verdicts(rows) == ["exact", "indicator"])
    let own = SampleTrace.layout(
      302, ["contentInset": "[10,0,302,0]", "adjustedContentInset": "[57,0,336,0]"])
    #expect(Self.verdicts([Self.rest] + SampleTrace.show + [own]) == ["other edges"])
  }

  @Test func `Only the last layout before something else happens is a state`() {
    let rows =
      [Self.rest, SampleTrace.post("willShow"), SampleTrace.layout(100)]
      + [SampleTrace.post("didShow"), SampleTrace.layout(200), SampleTrace.layout(302)]
    #expect(SampleTrace.verify(rows).rows.map(\.state.line) == [7])
    #expect(Self.verdicts(rows) == ["exact"])
  }

  @Test func `Nothing is judged while a frame changes or the view is away`() {
    let changing = [SampleTrace.post("willChangeFrame"), SampleTrace.layout(1)]
    let away = ["disappear", "background"].flatMap {
      [SampleTrace.marker($0), SampleTrace.layout(3)]
    }
    let rows = [Self.rest] + SampleTrace.show + changing + away
    let report = SampleTrace.verify(rows)
    #expect(report.rows.isEmpty && report.unjudged.isEmpty)
    #expect(report.reasonForNothing == "no layout follows a keyboard's notifications")
  }

  @Test(arguments: [
    (SampleTrace.show + [rest], "no layout before the keyboard shows the app's own insets"),
    (
      [rest] + SampleTrace.show + [SampleTrace.marker("background")]
        + [SampleTrace.marker("foreground"), rest],
      "the app came back, and no notification says where the keyboard is"
    ),
    (
      [rest] + SampleTrace.show
        + [
          SampleTrace.layout(
            0, ["screen": "[844,390]", "window": "[0,0,844,390]", "view": "[0,0,844,390]"])
        ], "the screen has turned, and no notification says where the keyboard is"
    ),
  ])
  func `What nobody can know is not judged`(rows: [String], reason: String) {
    let report = SampleTrace.verify(rows)
    #expect(report.rows.isEmpty)
    #expect(report.unjudged.map(\.reason) == [reason])
    #expect(report.text.hasSuffix("0 of 0 settled states are right, 1 not judged\n"))
  }

  @Test func `A floating keyboard covers nothing, unless the app chooses so`() {
    let floating = "[20,400,320,260]"
    let rows =
      [Self.rest]
      + [SampleTrace.post("willHide", to: floating), SampleTrace.post("didHide", to: floating)]
      + [SampleTrace.post("willChangeFrame", to: floating)]
      + [SampleTrace.post("didChangeFrame", to: floating), Self.rest]
      + [SampleTrace.marker("all from its top edge down"), SampleTrace.layout(410)]
    let report = SampleTrace.verify(rows)
    #expect(report.rows.map(\.verdict) == ["exact", "allowed"])
    #expect(report.rows.map(\.reading) == [.floating, .floating])
    #expect(report.rows.last?.policy == .raisedKeyboard)
  }

  @Test func `A hardware keyboard's bar that the app names may be left alone`() {
    let bar = "[0,775,390,69]"
    func rows(_ more: String) -> [String] {
      [Self.rest, SampleTrace.post("willShow", to: bar, more)]
        + [SampleTrace.post("didShow", to: bar, more), Self.rest]
    }
    #expect(Self.verdicts(rows(#","keyboard":"hardware+bar""#)) == ["allowed"])
    #expect(Self.verdicts(rows("")) == ["hidden by 35 pt, indicator"])
  }

  @Test func `Another app's keyboard may be left alone, which is a choice with a name`() {
    let other = #","isLocal":false"#
    let rows =
      [Self.rest] + [SampleTrace.post("willShow", other), SampleTrace.post("didShow", other)]
      + [Self.rest]
    let report = SampleTrace.verify(rows)
    #expect(report.rows.map(\.verdict) == ["allowed"])
    #expect(report.rows.map(\.policy) == [.remoteKeyboard])
    #expect(report.right == 1)
    let strict = VerificationReport(
      SampleTrace.read(rows), PolicyChoices(.remoteKeyboard))
    #expect(strict.rows.map(\.verdict) == ["exact"])
  }

  @Test func `Insets that controllers add to the safe area are the app's, not the system's`() {
    func added(_ more: Double) -> String {
      SampleTrace.layout(
        0,
        [
          "safeArea": "[47,0,\(34 + more),0]", "additionalSafeArea": "[0,0,\(more),0]",
          "adjustedContentInset": "[47,0,\(34 + more),0]",
        ])
    }
    let rows = [Self.rest] + SampleTrace.show
    #expect(Self.verdicts(rows + [added(302)]) == ["exact"])
    #expect(Self.verdicts(rows + [added(336)]) == ["gap of 34 pt, indicator"])
    #expect(Self.verdicts(rows + [added(200)]) == ["hidden by 102 pt, indicator"])
  }

  /// The view's edge moves in a root that stays, so that the app has moved it.
  @Test(arguments: [
    (508.0, "exact"), (474, "gap of 34 pt"), (542, "hidden by 34 pt"), (844, "hidden by 302 pt"),
  ])
  func `A view whose edge the app has moved is judged by where its content ends`(
    height: Double, verdict: String
  ) {
    let root = ["root": "[0,0,390,844]"]
    let safeArea = max(0, height - 810)
    let moved = SampleTrace.layout(
      0,
      root.merging([
        "view": "[0,0,390,\(height)]", "safeArea": "[47,0,\(safeArea),0]",
        "adjustedContentInset": "[47,0,\(safeArea),0]",
      ]) { $1 })
    let verdicts = Self.verdicts(
      [SampleTrace.layout(0, root)] + SampleTrace.show + [moved])
    #expect(verdicts == [height == 844 ? "hidden by 302 pt, indicator" : verdict])
  }

  @Test func `A view that its surroundings have moved is judged where it is`() {
    let moved = SampleTrace.layout(
      0,
      [
        "view": "[0,0,390,400]", "root": "[0,0,390,400]", "safeArea": "[47,0,0,0]",
        "adjustedContentInset": "[47,0,0,0]",
      ])
    let rest = SampleTrace.layout(0, ["root": "[0,0,390,844]"])
    #expect(Self.verdicts([rest] + SampleTrace.show + [moved]) == ["exact"])
  }

  @Test func `The focused field is judged on request`() {
    let hidden = SampleTrace.layout(302, ["focusedField": "[16,700,358,44]"])
    let trace = SampleTrace.read([Self.rest] + SampleTrace.show + [hidden])
    #expect(VerificationReport(trace).rows.map(\.verdict) == ["exact"])
    let report = VerificationReport(trace, judgesField: true)
    #expect(report.rows.map(\.verdict) == ["field hidden"])
    #expect(
      report.text.contains("content offset -47 pt, expected 236 pt to 653 pt"), "\(report.text)")
  }

  @Test func `The lines tell what is wrong, by how much, and why`() {
    let rows =
      [Self.rest] + SampleTrace.show + [SampleTrace.layout(336), "{"] + SampleTrace.hide
      + [Self.rest]
    #expect(
      SampleTrace.verify(rows).text == """
        line 5  gap of 34 pt, indicator  bottom 370 pt, expected 336 pt; indicator's bottom 370 pt, \
        expected 336 pt; didShow (line 4) reads as docked and covers 336 pt of the view
        line 9  exact                    bottom 34 pt; didHide (line 8) reads as hidden
        1 of 2 settled states are right, 1 wrong, 1 row refused

        """)
  }
}
