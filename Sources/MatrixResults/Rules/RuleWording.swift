import DeviceProfiles
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
    condition(of: cube).phrases.map { $0.names(of: $1) }.joined(separator: " ")
  }

  /// The signature and the condition as a sentence.
  func sentence(_ signature: FailureSignature, _ cube: Query) -> RuleSentence {
    let actions = actions(at: signature.step, cube)
    let names = Set(actions.map(\.rawValue))
    let acting = model.steps.map { steps in
      steps.indices.contains(signature.step - 1) && names.contains(steps[signature.step - 1])
    }
    let phrases = condition(of: cube).phrases.filter { phrase, _ in
      // The step says it.
      phrase.parameter != .script || !phrase.separates(acting)
    }
    return RuleSentence(signature: signature, actions: actions, conditions: words(of: phrases))
  }

  /// The whole condition in words, what excludes most first.
  func words(of cube: Query) -> String {
    words(of: condition(of: cube).phrases).map { $0.text() }.joined(separator: "; ")
  }

  private func words(of phrases: [Phrase]) -> [ConditionWords] {
    let words = phrases.map { phrase, choice in
      ConditionWords(phrase, choice, vocabularies[phrase.parameter.rawValue])
    }
    return words.enumerated().sorted {
      ($0.element.share, $0.offset) < ($1.element.share, $1.offset)
    }
    .map(\.element)
  }

  typealias Phrase = (phrase: LevelPhrase, choice: LevelPhrase.Choice)

  /// A condition, parameter by parameter.
  ///
  /// The cube that is said has the same judged scenarios as the one that is to be said. A parameter is
  /// left out where the others say enough, and its levels are named loosely where no judged scenario
  /// differs. Each parameter is said with those before it as they were said, so that what each
  /// leaves open does not add up to something else.
  ///
  /// - Parameter cube: The condition.
  /// - Returns: How each parameter is said, and the cube that this describes.
  /// - Complexity: O(*p* · *e* + *n*²) for *p* parameters, a diagram of *e* edges and *n*
  ///   properties at worst.
  func condition(of cube: Query) -> (phrases: [Phrase], meaning: Query) {
    var meaning = tight(cube)
    let narrowed = meaning.allowed.indices.filter { meaning.allowed[$0].contains(false) }
    let said = narrowed.filter { parameter in
      let matters = matters(parameter, in: meaning)
      let isSaid = zip(matters, meaning.allowed[parameter]).contains { $0 && !$1 }
      if !isSaid { meaning.allow(meaning.allowed[parameter].map { _ in true }, of: parameter) }
      return isSaid
    }
    var phrases: [Phrase] = []
    for index in said {
      guard let parameter = MatrixParameter(rawValue: index) else { continue }
      let phrase = LevelPhrase(
        parameter: parameter, names: model.space.parameters[index].levels,
        isAllowed: meaning.allowed[index], matters: matters(index, in: meaning),
        properties: model.properties.filter { $0.parameter == parameter })
      let (choice, levels) = phrase.chosen
      phrases.append((phrase, choice))
      meaning.allow(levels, of: index)
    }
    return (phrases, meaning)
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
