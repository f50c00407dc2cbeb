import InsetCore
import InsetOracle
import Testing

struct MutatedReadingTests {
  /// Reports, and the bottom insets that they ask for, worked out by hand.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var chain = ViewChain(filling: Size(width: 393, height: 852))
    var events: [Event]
    /// Where any app's keyboard counts.
    var physical: Double
    /// Where the app's own counts.
    var local: Double
  }

  private static func report(
    from begin: Double, to end: Double, height: Double = 336, isLocal: Bool = true
  ) -> KeyboardNotification {
    KeyboardNotification(
      beginFrame: Rect(x: 0, y: begin, width: 393, height: 852 - min(begin, 600)),
      endFrame: Rect(x: 0, y: end, width: 393, height: height), isLocal: isLocal)
  }

  /// An iPad with iOS 7 in landscape: a window of 768 x 1024 that never turns.
  private static let oldPad = ViewChain(
    screen: Size(width: 768, height: 1024), window: Rect(x: 0, y: 0, width: 768, height: 1024),
    rotation: .landscapeRight, root: Rect(x: 0, y: 0, width: 1024, height: 768),
    superview: Rect(x: 0, y: 0, width: 1024, height: 768),
    view: Rect(x: 0, y: 0, width: 1024, height: 768))

  static let cases = [
    Case(
      testDescription: "show", events: [.keyboardWillShow(report(from: 852, to: 516))],
      physical: 336, local: 336),
    Case(
      testDescription: "taller", events: [.keyboardWillChangeFrame(report(from: 600, to: 516))],
      physical: 336, local: 336),
    Case(
      testDescription: "hide with a frame on screen",
      events: [
        .keyboardWillShow(report(from: 852, to: 516)),
        .keyboardWillHide(report(from: 516, to: 516)),
      ], physical: 0, local: 0),
    Case(
      testDescription: "raised", events: [.keyboardDidChangeFrame(report(from: 516, to: 300))],
      physical: 0, local: 0),
    Case(
      testDescription: "another app's",
      events: [.keyboardWillShow(report(from: 852, to: 516, isLocal: false))],
      physical: 336, local: 0),
    Case(
      testDescription: "another app's over the own one",
      events: [
        .keyboardWillShow(report(from: 852, to: 602, height: 250)),
        .keyboardWillShow(report(from: 602, to: 516, isLocal: false)),
      ], physical: 336, local: 250),
    Case(
      testDescription: "landscape in fixed coordinates", chain: oldPad,
      events: [
        .keyboardWillShow(
          KeyboardNotification(
            beginFrame: Rect(x: -352, y: 0, width: 352, height: 1024),
            endFrame: Rect(x: 0, y: 0, width: 352, height: 1024)))
      ], physical: 352, local: 352),
  ]

  /// The two insets that reports come to.
  private static func bottoms(_ reported: ReportedTruth, _ example: Case) -> [Double] {
    let truth = reported.truth(example.events, in: example.chain)
    return [PolicyChoices(), PolicyChoices(.remoteKeyboard)].map {
      Oracle.expectation(truth, $0).content.bottom
    }
  }

  @Test(arguments: cases)
  func `Reports come to the insets worked out by hand`(example: Case) {
    #expect(Self.bottoms(ReportedTruth(), example) == [example.physical, example.local])
  }

  @Test(arguments: ReadingMutant.all.map(\.name))
  func `A mistake in the reading contradicts an inset`(_ name: String) throws {
    let mutant = try #require(ReadingMutant.all.first { $0.name == name })
    var reported = ReportedTruth()
    mutant.change(&reported)
    let isCaught = Self.cases.contains {
      Self.bottoms(reported, $0) != [$0.physical, $0.local]
    }
    #expect(isCaught, "no report tells \(name) from the reading")
  }
}
