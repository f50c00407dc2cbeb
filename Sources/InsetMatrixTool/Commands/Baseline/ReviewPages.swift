import ProfileTools
import DeviceProfiles
import InsetCore
import InsetMatrix
import InsetOracle
import InsetStrategies
import MatrixResults
import ScenarioSpaces
import TextFormats

/// What a person sees of a rule before deciding about it.
struct ReviewPages {
  private let rules: [UnknownRule]
  private let scenarios: ScenarioMatrix
  private let policies: PolicyChoices
  private let isColored: Bool

  /// Pages of the rules of a result, whose scenarios are played as its run has played them.
  init(
    _ rules: [UnknownRule], of result: RunResult, in scenarios: ScenarioMatrix, _ isColored: Bool
  ) {
    self.rules = rules
    self.scenarios = scenarios.varied(as: result.model)
    policies = result.model.policies
    self.isColored = isColored
  }

  /// The rule, its device with the keyboard, and one of its scenarios step by step.
  func text(of index: Int) throws(Failure) -> String {
    let rule = rules[index]
    return """
      \(rule.strategy): \(rule.rule.words)
      \(Numbers.grouped(rule.rule.newlyExplained)) scenarios that are not known, as \
      \(rule.scenario)
      where: \(rule.entry.query)

      \(picture(of: rule) ?? "")\(try explanation(of: rule))
      """
  }

  /// The scenario step by step.
  private func explanation(of rule: UnknownRule) throws(Failure) -> String {
    guard let strategy = Strategies.named(rule.strategy) else { return "run: \(rule.command)\n" }
    let matrix = try orFailure(scenarios.matrix([strategy], policies))
    return try orFailure(ScenarioMatrix.explain(rule.scenario, in: matrix)).joined()
  }

  private func picture(of rule: UnknownRule) -> String? {
    let model = scenarios.model
    guard let levels = try? model.space.scenario(id: rule.scenario) else { return nil }
    func level(_ parameter: MatrixParameter) -> Int { levels[parameter.rawValue] }
    let state = DeviceState(
      os: model.plan.os[level(.os)],
      orientation: InterfaceOrientation.allCases[level(.orientation)],
      window: model.windows[level(.window)], keyboard: model.keyboards[level(.keyboard)],
      accessory: model.accessories[level(.accessory)], bars: BarSet.allCases[level(.bars)])
    return DeviceDrawing(
      model.profiles.devices[level(.device)], state,
      anyOf: [model.profiles.locales[level(.locale)]])?.terminalText(inColor: isColored)
  }
}
