import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// The source of a notification: a scenario by name, and the levels of all scenarios that post it in
/// that step.
package struct NotificationSource: Hashable, Sendable {
  /// A keyboard with what the app puts above it, by the names of their levels.
  package struct Keyboard: Hashable, Sendable {
    package let keyboard: String
    /// The input accessory view.
    package let accessory: String
  }

  /// The lowest scenario among those that post it in the first script of the plan, which begins with the
  /// common ones, in its earliest step.
  package let scenario: String
  /// The step of the scenario's script, counted from 1.
  package let step: Int
  /// The step's action, such as `show`.
  package let action: String
  package let event: KeyboardEventName
  /// The devices on which the script posts it in this step.
  package let devices: [String]
  /// The OS levels on which it does.
  package let os: [String]
  package let orientations: [String]
  /// The keyboards and accessories with which it does.
  package let keyboards: [Keyboard]
}

extension PostedIndex {
  /// Steps of one script, in configurations whose OS version fits.
  private struct Posting {
    var event: KeyboardEventName
    var scenarios: PostingScenarios
    var places: [Int]

    /// What comes first when one of several is named.
    func rank(in model: MatrixModel) -> (script: Int, step: Int, position: Int) {
      let scenario = scenarios.scenario(configuration: places[0], keyboard: 0)
      return (scenarios.script, scenarios.step, model.space.position(of: scenario))
    }
  }

  /// The source of one of some entries on the versions that fit; nil where none posts it.
  func source(of entries: [Entry], fits: (OSVersion) -> Bool) -> NotificationSource? {
    let postings = entries.flatMap { entry in
      entry.steps.compactMap { number -> Posting? in
        let places = steps[number].configurations.indices.filter {
          fits(model.plan.os[steps[number].configurations[$0][MatrixParameter.os.rawValue]].version)
        }
        return places.isEmpty
          ? nil : Posting(event: entry.event, scenarios: steps[number], places: places)
      }
    }
    guard let first = postings.min(by: { $0.rank(in: model) < $1.rank(in: model) }) else {
      return nil
    }
    let alike = postings.filter {
      $0.scenarios.step == first.scenarios.step && $0.scenarios.script == first.scenarios.script
    }
    let places = alike.flatMap { posting in
      posting.places.map { posting.scenarios.configurations[$0] }
    }
    func names(_ parameter: MatrixParameter) -> [String] {
      Set(places.map { $0[parameter.rawValue] }).sorted().map { name(parameter, $0) }
    }
    let keyboards = Set(alike.flatMap { $0.scenarios.keyboards.map { Array($0.dropFirst()) } })
    return NotificationSource(
      scenario: model.space.id(
        of: first.scenarios.scenario(configuration: first.places[0], keyboard: 0)),
      step: first.scenarios.step, action: first.scenarios.action, event: first.event,
      devices: names(.device), os: names(.os), orientations: names(.orientation),
      keyboards: keyboards.sorted { $0.lexicographicallyPrecedes($1) }.map {
        NotificationSource.Keyboard(
          keyboard: name(.keyboard, $0[0]), accessory: name(.accessory, $0[1]))
      })
  }

  private func name(_ parameter: MatrixParameter, _ level: Int) -> String {
    model.space.parameters[parameter.rawValue].levels[level]
  }
}
