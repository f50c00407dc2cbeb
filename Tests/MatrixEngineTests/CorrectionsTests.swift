import InsetCore
import InsetOracle
import InsetStrategies
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@testable import MatrixEngine

/// Scenarios in which the model contradicted what is known of iOS, with the figures that it gave
/// then and gives now.
@Suite struct CorrectionsTests {
  /// For each step what is needed and what a strategy left, in points from the bottom edge or, for
  /// designs that move a line, from the top; in parentheses where it is not judged.
  struct Correction: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let strategy: String
    /// The figures of the former model; nil where it lacked the script.
    let before: String?
    let now: String

    init(_ name: String, _ id: String, _ strategy: String, before: String?, now: String) {
      (testDescription, self.id, self.strategy) = (name, id, strategy)
      (self.before, self.now) = (before, now)
    }
  }

  private static let phone =
    "iphone-15/18.7/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/"
  private static let oldPhone =
    "iphone-8/12.5/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/"
  private static let phoneWithAccessory =
    "iphone-17/26.1/portrait/full/en-US/docked/bar-44/none/fill/automatic/base0/middle/"
  private static let hosted =
    "iphone-15/18.7/portrait/full/en-US/docked/none/none/swiftui/automatic/base0/middle/"
  private static let tables =
    "iphone-15/18.7/portrait/full/en-US/docked/none/none/table-controller/automatic/base0/middle/"
  private static let oldTables =
    "iphone-6/8.4/portrait/full/en-US/docked+prediction/none/none/table-controller/automatic/base0/middle/"
  private static let nested =
    "iphone-15/18.7/portrait/full/en-US/docked/none/tab/nested/automatic/base0/middle/"
  private static let pad =
    "ipad-9th-generation/16.7/landscape-left/full/en-US/docked/none/nav+tab/fill/automatic/edges/middle/"

  static let all = [
    Correction(
      "what was reported is decided at receipt, not in the geometry after a rotation",
      "ipad-9th-generation/16.7/landscape-left/full/en-US/undocked/none/nav+tab/fill/automatic/edges/middle/"
        + "show-hide-rotate-show",
      "covered-area", before: "62/62 62/62 62/282 62/62: misreported",
      now: "62/62 62/62 62/62 62/62: exact"),
    Correction(
      "a keyboard that never said it shows does not cover",
      "ipad-pro-13-inch-m4/26.1/portrait/free/en-US/undocked/none/none/fill/automatic/base0/middle/"
        + "show",
      "covered-area", before: "10/255: misreported",
      now: "10/10: exact"),
    Correction(
      "a change below the screen is not a keyboard after a rotation",
      "\(pad)change-offscreen-rotate",
      "covered-area", before: nil,
      now: "62/62 62/62: exact"),
    Correction(
      "nor after a show and a hide",
      "\(pad)show-hide-change-offscreen-rotate",
      "covered-area", before: nil,
      now: "365/365 62/62 62/62 62/62: exact"),
    Correction(
      "nor after it was undocked",
      "\(pad)undock-hide-rotate",
      "covered-area", before: nil,
      now: "62/62 62/62 62/62: exact"),
    Correction(
      "nor after it was split",
      "\(pad)split-hide-rotate",
      "covered-area", before: nil,
      now: "62/62 62/62 62/62: exact"),
    Correction(
      "on iOS 26 the frame has the accessory",
      "\(phoneWithAccessory)show-hide",
      "covered-area", before: "352/308 34/34: misreported",
      now: "352/352 34/34: exact"),
    Correction(
      "what reads no notification is judged there",
      "\(phoneWithAccessory)show-hide",
      "uikeyboard-layout-guide", before: "522/522 840/840: misreported",
      now: "522/522 840/840: exact"),
    Correction(
      "a nested view has its part of the safe area",
      "\(nested)show-hide",
      "covered-area", before: "291/291 0/0: exact",
      now: "291/291 83/83: exact"),
    Correction(
      "the height without the tab bar is right in it",
      "\(nested)show-hide",
      "s0a-height-minus-bar", before: "291/208 0/0: off",
      now: "291/291 83/83: exact"),
    Correction(
      "a bottom inset beside the safe area is a gap in it",
      "\(nested)show-hide",
      "tp-keyboard-avoiding", before: "291/291 0/0: exact",
      now: "291/374 83/83: off"),
    Correction(
      "a tail needs the same room at rest as under the keyboard",
      "iphone-15/18.7/portrait/full/en-US/docked/none/nav+tab/tall/automatic/base0/middle/"
        + "show-hide",
      "covered-area", before: "491/491 83/83: exact",
      now: "491/491 283/283: exact"),
    Correction(
      "insets that an app sets while the keyboard is up stay",
      "\(phone)show-set-insets-hide",
      "covered-area", before: nil,
      now: "291/291 291/291 34/34: exact"),
    Correction(
      "and what remembers what it applied is off by them",
      "\(phone)show-set-insets-hide",
      "s2d-remember-applied", before: nil,
      now: "291/325 291/34 34/-257: off"),
    Correction(
      "nothing is written before the view is loaded",
      "\(phone)elsewhere-show-appear-hide",
      "covered-area", before: "(34/34) (291/291) 291/291 34/34: exact",
      now: "(34/34) (291/34) 291/291 34/34: exact"),
    Correction(
      "no notification says on return that the keyboard went",
      "\(phone)show-background-hide-foreground",
      "covered-area", before: "291/291 (34/291) (34/291) 34/34: exact",
      now: "291/291 (34/291) (34/291) 34/291: ambiguous"),
    Correction(
      "SwiftUI's container is as stale as its region",
      "\(hosted)show-push-pop-show",
      "swiftui-avoidance", before: "291/291 (34/34) 34/34 291/291: exact",
      now: "291/291 (34/291) 34/291 291/291: off"),
    Correction(
      "a container that is stale on return says nothing",
      "\(hosted)show-background-hide-foreground",
      "covered-area", before: "291/291 (34/291) (34/291) 34/34: exact",
      now: "291/291 (34/291) (34/291) 34/291: ambiguous"),
    Correction(
      "a table controller hears no more on return than any app",
      "\(tables)show-background-hide-foreground",
      "covered-area", before: "291/291 (34/291) (34/291) 34/34: exact",
      now: "291/291 (34/291) (34/291) 34/291: ambiguous"),
    Correction(
      "nor of a focus that moves in silence",
      "\(oldTables)show-password-hide",
      "covered-area", before: "258/258 216/216 0/0: misreported",
      now: "258/258 216/258 0/0: ambiguous"),
    Correction(
      "a form sheet of iOS 8 stays in portrait, and shows nothing of a keyboard that changes",
      "ipad-air-2/8.4/portrait/form-sheet/en-US/third-party/none/nav+tab/fill/automatic/edges/middle/"
        + "show-password-hide",
      "covered-area", before: "61/61 61/66 61/61: misreported",
      now: "128/128 74/128 61/61: ambiguous"),
    Correction(
      "iOS 9 says when the bar above the keys comes and goes",
      "iphone-6/9.3/portrait/full/en-US/docked+prediction/none/none/fill/automatic/base0/middle/"
        + "show-bar-off-bar-on-hide",
      "covered-area", before: "258/258 216/258 258/258 0/0: misreported",
      now: "258/258 216/216 258/258 0/0: exact"),
    Correction(
      "a guide that a push covers keeps its value",
      "\(phone)show-push-pop-show",
      "uikeyboard-layout-guide", before: "561/561 (818/818) 818/818 561/561: exact",
      now: "561/561 (818/561) 818/561 561/561: off"),
    Correction(
      "a guide that was not in a window knows no keyboard",
      "\(phone)elsewhere-show-appear-hide",
      "uikeyboard-layout-guide", before: "(818/818) (561/561) 561/561 818/818: exact",
      now: "(818/818) (561/818) 561/818 818/818: off"),
    Correction(
      "nor does SwiftUI's region",
      "\(phone)elsewhere-show-appear-hide",
      "swiftui-avoidance", before: "(34/34) (291/291) 291/291 34/34: exact",
      now: "(34/34) (291/34) 291/34 34/34: off"),
    Correction(
      "a guide does not follow the bar of a hardware keyboard",
      "ipad-air-11-inch-m2/18.7/portrait/full/en-US/hardware+bar/none/none/fill/automatic/base0/middle/"
        + "show-hide",
      "uikeyboard-layout-guide", before: "1111/1111 1160/1160: exact",
      now: "1111/1160 1160/1160: off"),
    Correction(
      "on iOS 18 a guide counts an accessory at the first show only",
      "iphone-15/18.7/portrait/full/en-US/docked/bar-44/none/fill/automatic/base0/middle/"
        + "show-hide-show",
      "uikeyboard-layout-guide", before: "517/517 818/818 517/517: exact",
      now: "517/517 818/818 517/561: off"),
    Correction(
      "on iOS 26 a guide rests on the accessory after a drag",
      "\(phoneWithAccessory)show-start-dismiss-commit-dismiss",
      "uikeyboard-layout-guide", before: "522/522 (522/522) 840/840: misreported",
      now: "522/522 522/720 840/830: off"),
    Correction(
      "iOS 12 has no layout guide",
      "\(oldPhone)show-hide",
      "uikeyboard-layout-guide", before: "451/667 667/667: off",
      now: "451/667 667/667: not available"),
    Correction(
      "nor SwiftUI",
      "\(oldPhone)show-hide",
      "swiftui-avoidance", before: "216/0 0/0: off",
      now: "216/0 0/0: not available"),
  ]

  private static let matrix = Result {
    try Matrix(Shipped.wholeModel(), strategies: Strategies.all)
  }

  @Test(arguments: all)
  func `A scenario agrees with what is known`(_ correction: Correction) throws {
    let matrix = try Self.matrix.get()
    let scenario = try matrix.model.space.scenario(id: correction.id)
    let strategy = try #require(matrix.strategies.first { $0.id == correction.strategy })
    let explanation = try matrix.explain(scenario, strategy, twin: matrix.twin(of: scenario))
    #expect(Self.summary(explanation) == correction.now)
    #expect(correction.now != correction.before)
  }

  private static func summary(_ explanation: Explanation) -> String {
    let steps = explanation.steps.map { step -> String in
      let lengths =
        switch explanation.mechanism {
        case .insets: [step.expectation.content.bottom, step.settled.content.bottom]
        case .bottomConstraint, .translation:
          [step.expectation.lowestLine - explanation.mechanism.padding, step.settled.lowestLine]
        }
      let text = lengths.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
        .joined(separator: "/")
      return step.step.isJudged ? text : "(\(text))"
    }
    let outcome =
      switch explanation.outcome {
      case .ambiguous: "ambiguous"
      case .notAvailable: "not available"
      case .judged(let verdict, _, _, _): verdict.isExact ? "exact" : "off"
      case .notJudged: "not judged"
      }
    return "\(steps.joined(separator: " ")): \(outcome)"
  }
}
