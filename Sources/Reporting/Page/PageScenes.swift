import DeviceProfiles
import InsetCore
import InsetOracle
package import MatrixResults
import ScenarioSpaces
import TextFormats

/// Scenarios as a page draws them: the truth once, and where each strategy ended.
///
/// Each is kept as its text: a night draws thousands of scenarios with every strategy.
package struct PageScenes: Sendable {
  /// The scenes in the order in which they came.
  private(set) var json: [JSONValue] = []
  /// The scenarios, in that order.
  package private(set) var scenarios: [[Int]] = []
  /// The steps that scenes refer to: those of devices that look alike are often the same.
  private(set) var plays: [JSONValue] = []
  /// The environments that steps refer to.
  private(set) var environments: [JSONValue] = []
  /// The descriptions of events that steps refer to.
  private(set) var events = StringTable()

  private var added: Set<[Int]> = []
  private var playNumbers: [String: Int] = [:]
  private var environmentNumbers: [ViewEnvironment: Int] = [:]

  package init() {}

  /// Adds a scenario that was played to every strategy; one that is there already changes nothing.
  package mutating func add(_ explanations: [Explanation]) {
    guard let first = explanations.first, added.insert(first.scenario).inserted else { return }
    scenarios.append(first.scenario)
    let scene = first.scene
    let steps = first.steps.indices.map { index in
      step(explanations.map { ($0.steps[index], $0.mechanism) }, scene.layout, isFirst: index == 0)
    }
    let value: JSONValue = [
      "levels": .integers(first.scenario),
      "provenance": .string(first.provenance.rawValue), "base": .insets(scene.layout.base),
      "steps": .integer(number(ofPlay: .array(steps))),
    ]
    json.append(.encoded(value.compact))
  }

  private mutating func number(ofPlay steps: JSONValue) -> Int {
    let text = steps.compact
    if let number = playNumbers[text] { return number }
    playNumbers[text] = plays.count
    plays.append(.encoded(text))
    return plays.count - 1
  }

  private typealias StrategyStep = (step: Explanation.Step, mechanism: AdjustmentMechanism)

  private mutating func step(
    _ steps: [StrategyStep], _ layout: SceneLayout, isFirst: Bool
  ) -> JSONValue {
    let first = steps[0].step
    let environment = layout.environment(after: first.step)
    let (values, uses) = outcomes(steps)
    // Where the view was before the first step, if that is somewhere else.
    let before = layout.environment(at: 0)
    let from: Int? = isFirst && before != environment ? number(of: before) : nil
    let json: JSONValue = [
      "name": .string(first.step.name), "judged": .bool(first.step.isJudged),
      "at": .integer(number(of: environment)),
      "covered": (first.step.lowered ?? first.step.covered).map { .rect($0) } ?? .null,
      "floating": first.floatingKeyboard(in: environment.chain).map { .rect($0) } ?? .null,
      "events": .integers(first.events(layout).map { events.number(of: $0) }),
      "inset": .points(first.expectation.content.bottom),
      "line": .points(first.expectation.lowestLine),
      "ledger": .array(first.breakdown.entries.map { [.string($0.name), .points($0.points)] }),
      "values": values, "uses": uses,
    ]
    return json.adding(["from": from.map { .integer($0) }])
  }

  /// The different ends of a step, and for each strategy a letter for its own: `A` is the first.
  ///
  /// An end is how far the bottom is off, and 1 where another edge is off plus 2 where the indicator is
  /// plus 4 where the content offset is plus 16 where padding is lost; then by how much more it differs that nobody sees, if it
  /// does.
  private func outcomes(_ steps: [StrategyStep]) -> (values: JSONValue, uses: JSONValue) {
    var values: [[Double]] = []
    var uses: [UInt16] = []
    for (step, mechanism) in steps {
      let judgement = step.judgement
      let flags =
        (judgement.hasWrongEdge ? 1.0 : 0) + (judgement.hasWrongIndicator ? 2 : 0)
        + (judgement.hasWrongOffset ? 4 : 0) + (judgement.lostPadding > 0 ? 16 : 0)
      let measure = Measure(step, mechanism)
      let unseen = measure.expectedLine - measure.actualLine - judgement.bottom
      let value = [judgement.bottom, flags] + (abs(unseen) < 0.001 ? [] : [unseen])
      let number = values.firstIndex(of: value) ?? values.count
      if number == values.count { values.append(value) }
      uses.append(UInt16(65 + number))
    }
    return (
      .array(values.map { .array($0.map { .points($0) }) }),
      .string(String(decoding: uses, as: UTF16.self))
    )
  }

  private mutating func number(of environment: ViewEnvironment) -> Int {
    if let number = environmentNumbers[environment] { return number }
    environmentNumbers[environment] = environments.count
    let chain = environment.chain
    let window = chain.windowOnScreen
    let bars = [
      ("navigation bar", environment.navigationBar), ("tab bar", environment.tabBar),
      ("toolbar", environment.toolbar),
    ].compactMap { name, bar -> JSONValue? in
      guard let bar, !bar.isHidden else { return nil }
      return [.string(name), .rect(bar.frame.offset(x: window.minX, y: window.minY))]
    }
    environments.append(
      [
        "screen": .array(
          [chain.uprightScreenSize.width, chain.uprightScreenSize.height].map { .points($0) }),
        "window": .rect(chain.rootOnScreen), "view": .rect(chain.viewOnScreen),
        "obstruction": .insets(environment.obstruction), "system": .insets(environment.systemInset),
        "bars": .array(bars),
      ])
    return environments.count - 1
  }
}

extension JSONValue {
  /// A frame: x, y, width, height.
  static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .points($0) })
  }

  /// Insets: top, left, bottom, right.
  static func insets(_ insets: Insets) -> JSONValue {
    .array([insets.top, insets.left, insets.bottom, insets.right].map { .points($0) })
  }
}
