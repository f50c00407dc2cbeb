import DeviceProfiles
import InsetCore
import InsetMatrix
import MatrixEngine
import MatrixResults
import ProfileFixtures
import Reporting
import ScenarioSpaces

/// A matrix of two devices and two languages, small enough to read its report.
enum TinyMatrix {
  static let profiles = TinyProfiles.set

  static let plan = MatrixPlan(
    os: TinyProfiles.os,
    runs: [
      .init(
        name: "some layouts",
        query: "base:!edges adjustment:automatic placement:fill,child bars:none,nav+tab")
    ],
    scripts: Script.basic + [
      Script([.show, .background, .hide, .foreground]),
      Script([.show, .background, .foregroundSilent]),
    ],
    gate: MatrixPlan.Gate(exact: ["covered-area"]))

  static let strategies = [
    AnyInsetStrategy(CoveredArea.self), AnyInsetStrategy(RawHeight.self),
    AnyInsetStrategy(Constraint.self),
  ]

  /// The report of the tiny matrix.
  static func report() throws -> Report { try cache.get() }

  /// Scenarios that are drawn whatever rules say.
  private static let drawn = [
    "iphone-edge/17/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide",
    "iphone-edge/17/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show-hide",
    "iphone-edge/17/portrait/full/en-US/docked/none/none/child/automatic/base0/middle/show-hide",
    "iphone-edge/17/landscape-left/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide",
    "iphone-edge/17/portrait/full/en-US/hardware/none/none/fill/automatic/bottom-20/middle/show-hide",
    "ipad-edge/17/portrait/split-third/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide",
    "ipad-edge/17/portrait/full/en-US/floating/none/none/fill/automatic/base0/middle/show-hide",
  ]

  private static let cache = Result { try report(profiles, plan, strategies) }

  /// The report of a matrix, with everything explained that goes most wrong.
  static func report(
    _ profiles: ProfileSet, _ plan: MatrixPlan, _ strategies: [AnyInsetStrategy]
  ) throws -> Report {
    let matrix = try Matrix(MatrixModel(profiles, plan), strategies: strategies)
    let result = try matrix.run().result
    let report = Report(result, of: matrix, plan: "devices/matrix.yaml", isDrawn: false)
    let representatives = report.rules.flatMap { $0.rules.map(\.representative) }
    let pictures = Report.Pictures(
      of: matrix, representatives + drawn.compactMap { try? matrix.model.space.scenario(id: $0) })
    var drawn = Report(
      result, examples: report.examples, rules: report.rules, pictures: pictures)
    drawn.dependence = report.dependence
    drawn.osChanges = report.osChanges
    return drawn
  }
}

/// The keyboard's whole height on top of whatever is there: the widespread mistake.
struct RawHeight: InsetStrategy {
  static let id = "raw-height"
  static let mechanism = AdjustmentMechanism.insets
  static let about = StrategyDescription(
    summary: "Sets the bottom inset to the keyboard's height.",
    formula: "contentInset.bottom = keyboard.height",
    weaknesses: [
      Weakness("The system adds anything", often: .gap, .hidden, in: "keyboard:docked"),
      Weakness(notInMatrix: "The moon is full"),
    ],
    source: "many answers")

  func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    let height = event.isKeyboardHide ? 0 : end.height
    view.contentInset.bottom = height
    view.verticalScrollIndicatorInsets.bottom = height
  }
}

/// A field above a constraint that forgets the safe area when the keyboard goes.
struct Constraint: InsetStrategy {
  static let id = "constraint"
  static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 10)
  static let about = StrategyDescription(
    summary: "Raises a constraint by half the keyboard's height.",
    formula: "bottom.constant = keyboard.height / 2 + 10",
    weaknesses: [Weakness("Always", .gap, .hidden, in: "*")], source: "a guess")

  func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    view.bottomConstraint = event.isKeyboardHide ? 25 : end.height / 2 + 10
  }
}
