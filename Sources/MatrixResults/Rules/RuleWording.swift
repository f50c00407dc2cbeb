import DeviceProfiles
import MatrixModels
import ScenarioSpaces

/// Says rules in words: what the levels of each parameter have in common.
struct RuleWording {
  let model: RunModel
  /// Counts the judged scenarios.
  let judged: CubeCounter
  /// What the levels of each parameter are called.
  private let vocabularies: [LevelVocabulary]

  init(model: RunModel, judged: CubeCounter) {
    self.model = model
    self.judged = judged
    vocabularies = MatrixParameter.allCases.map { LevelVocabulary($0, in: model) }
  }

  /// What a rule is known by in every version and every plan that has its levels.
  func key(of strategy: String, _ signature: FailureSignature, _ cube: Query) -> String {
    let parts = [strategy, signature.aspect.rawValue, "\(signature.step)", names(of: cube)]
    let digits = String(FNV1a.hash(parts.joined(separator: "\0").utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The condition in names that never change, such as "device:home indicator keyboard:docked".
  func names(of cube: Query) -> String {
    condition(of: cube) { phrase in
      let (choice, levels) = phrase.chosen
      return (phrase.names(of: choice), levels)
    }.parts.joined(separator: " ")
  }

  /// The signature and the whole condition as a sentence without its full stop.
  func sentence(_ signature: FailureSignature, _ cube: Query) -> RuleSentence {
    let (actions, parts, _) = condition(of: cube, failing: signature)
    return RuleSentence(signature: signature, actions: actions, parts: parts)
  }

  /// What happens when a rule's scenarios fail, the rest of its condition in words, and the cube that
  /// both describe.
  func condition(
    of cube: Query, failing signature: FailureSignature
  ) -> (actions: [Script.Action], parts: [ConditionWords], meaning: Query) {
    let actions = actions(at: signature.step, cube)
    let acting = scripts(with: actions, at: signature.step)
    let (parts, meaning) = condition(of: cube) { phrase -> (ConditionWords?, [Bool]) in
      // The step says it.
      if phrase.parameter == .script, phrase.separates(acting) { return (nil, acting) }
      return words(of: phrase)
    }
    return (actions, parts.compactMap(\.self), meaning)
  }

  private func scripts(with actions: [Script.Action], at step: Int) -> [Bool] {
    let names = Set(actions.map(\.rawValue))
    return model.steps.map { steps in
      steps.indices.contains(step - 1) && names.contains(steps[step - 1])
    }
  }

  /// The whole condition in words, parameter by parameter.
  func words(of cube: Query) -> [ConditionWords] {
    condition(of: cube, words(of:)).parts
  }

  private func words(of phrase: LevelPhrase) -> (said: ConditionWords, levels: [Bool]) {
    ConditionWords.said(phrase, vocabularies[phrase.parameter.rawValue])
  }

  /// A condition, parameter by parameter.
  ///
  /// The cube that is said has the same judged scenarios as the one that is to be said. A parameter is
  /// left out where the others say enough, and its levels are named loosely where no judged scenario
  /// differs. Each parameter is said with those before it as they were said, so that what each
  /// leaves open does not add up to something else.
  ///
  /// - Parameters:
  ///   - cube: The condition.
  ///   - say: Says what a phrase allows, and gives the levels that are allowed by what it said.
  /// - Returns: What was said, and the cube that it describes.
  /// - Complexity: O(*p* · *e* + *n*²) for *p* parameters, a diagram of *e* edges and *n*
  ///   properties at worst.
  func condition<Part>(
    of cube: Query, _ say: (LevelPhrase) -> (said: Part, levels: [Bool])
  ) -> (parts: [Part], meaning: Query) {
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
      let (part, levels) = say(phrase)
      parts.append(part)
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
