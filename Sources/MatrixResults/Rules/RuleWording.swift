import DeviceProfiles
import MatrixModels
import ScenarioSpaces

/// Says rules in words: what the levels of each parameter have in common.
struct RuleWording {
  let model: RunModel
  /// Counts the judged scenarios.
  let judged: CubeCounter

  /// What a rule is known by in every version and every plan that has its levels.
  func key(of strategy: String, _ signature: FailureSignature, _ cube: Query) -> String {
    FNV1a.digits(
      [strategy, signature.aspect.rawValue, "\(signature.step)", names(of: cube)]
        .joined(separator: "\0"))
  }

  /// The condition in names that never change, such as "device:home indicator keyboard:docked".
  func names(of cube: Query) -> String {
    condition(of: cube).parts.map { $0.phrase.names(of: $0.choice) }.joined(separator: " ")
  }

  /// The signature and the whole condition as a sentence without its full stop.
  func sentence(_ signature: FailureSignature, _ cube: Query) -> RuleSentence {
    RuleSentence(
      signature: signature, actions: actions(at: signature.step, cube),
      parts: words(of: cube))
  }

  /// The whole condition in words, parameter by parameter.
  func words(of cube: Query) -> [ConditionWords] {
    condition(of: cube).parts.map { part in
      ConditionWords(
        part.phrase, part.choice, labels: model.labels[part.phrase.parameter.rawValue],
        families: part.phrase.parameter == .script ? model.families.map { $0 } : [])
    }
  }

  /// One parameter of a condition.
  typealias Part = (phrase: LevelPhrase, choice: LevelPhrase.Choice)

  /// A condition in words, parameter by parameter, and the cube that the words describe.
  ///
  /// That cube has the same judged scenarios as the one that is to be said. A parameter is left out
  /// where the others say enough, and its levels are named loosely where no judged scenario
  /// differs. Each parameter is said with those before it as they were said, so that what each
  /// leaves open does not add up to something else.
  ///
  /// - Complexity: O(*p* · *e* + *n*²) for *p* parameters, a diagram of *e* edges and *n*
  ///   properties at worst.
  func condition(of cube: Query) -> (parts: [Part], meaning: Query) {
    var meaning = tight(cube)
    let narrowed = meaning.allowed.indices.filter { meaning.allowed[$0].contains(false) }
    let said = narrowed.filter { parameter in
      let matters = matters(parameter, in: meaning)
      let isSaid = zip(matters, meaning.allowed[parameter]).contains { $0 && !$1 }
      if !isSaid { meaning.allow(meaning.allowed[parameter].map { _ in true }, of: parameter) }
      return isSaid
    }
    var parts: [Part] = []
    for index in said {
      guard let parameter = MatrixParameter(rawValue: index) else { continue }
      let phrase = LevelPhrase(
        parameter: parameter, names: model.space.parameters[index].levels,
        isAllowed: meaning.allowed[index], matters: matters(index, in: meaning),
        properties: model.properties.filter { $0.parameter == parameter })
      let (choice, levels) = phrase.chosen
      parts.append((phrase, choice))
      meaning.allow(levels, of: index)
    }
    return (parts, meaning)
  }

  /// The cube without levels that no judged scenario in it has.
  private func tight(_ cube: Query) -> Query {
    let counts = judged.countsByLevel(in: cube)
    return Query(
      allowed: zip(cube.allowed, counts).map { zip($0, $1).map { $0 && $1 > 0 } })
  }

  /// The levels of a parameter that some judged scenario has together with the rest of a cube.
  private func matters(_ parameter: Int, in cube: Query) -> [Bool] {
    judged.countsByLevel(in: cube)[parameter].map { $0 > 0 }
  }

  /// What the scripts of a cube do at a step.
  private func actions(at step: Int, _ cube: Query) -> [Script.Action] {
    let script = MatrixParameter.script.rawValue
    var actions: [Script.Action] = []
    for (steps, isAllowed) in zip(model.steps, tight(cube).allowed[script]) where isAllowed {
      if steps.indices.contains(step - 1), let action = Script.Action(rawValue: steps[step - 1]),
        !actions.contains(action)
      {
        actions.append(action)
      }
    }
    return actions
  }
}

extension Query {
  fileprivate mutating func allow(_ levels: [Bool], of parameter: Int) {
    var allowed = allowed
    allowed[parameter] = levels
    self = Query(allowed: allowed)
  }
}
