import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import ScenarioSpaces

/// Finds the ambiguous scenarios of one layout among a configuration's candidates.
///
/// A scenario is ambiguous if another possible one, or an earlier step of its own, has shown the app
/// the same up to one of its steps and no layout is right in both. The other step must itself show
/// something: an app that is right when it is shown something cannot help what changes unseen later.
struct AmbiguityJudge {
  /// A step of a scenario that cannot be distinguished from a step of another.
  struct Pair: Hashable {
    var step: AmbiguityCandidate.Member
    var twin: AmbiguityCandidate.Member
  }

  /// The facts of a step on which its need in a layout depends.
  private struct Need: Hashable {
    var geometry: Step
    var context: WindowContext
    var followed: Rect?

    init(_ step: AmbiguityCandidate.Step) {
      (geometry, context, followed) = (step.geometry, step.context, step.followed)
    }
  }

  private let ambiguities: Ambiguities
  private let policies: PolicyChoices
  /// For each candidate and member, the number of its need: most members share a few.
  private let needs: [[Int]]
  private let needCount: Int
  private var levels: LayoutLevels
  /// By need, in the layout.
  private var expectations: [Expectation?] = []
  private var environments: [WindowContext: ViewEnvironment] = [:]

  /// Prepares for layouts.
  init(_ ambiguities: Ambiguities, _ policies: PolicyChoices) {
    self.ambiguities = ambiguities
    self.policies = policies
    var numbers = InternTable<Need>()
    needs = ambiguities.candidates.map { candidate in
      candidate.members.map { numbers.index(of: Need($0.step)) }
    }
    needCount = numbers.values.count
    levels = LayoutLevels([0, 0, 0, 0, 0])
  }

  /// The steps that cannot be distinguished from another in a layout.
  ///
  /// - Parameters:
  ///   - levels: The layout.
  ///   - isPossible: Whether an owner has a possible scenario in this layout.
  /// - Returns: The steps, each with one that it cannot be distinguished from.
  mutating func pairs(
    in levels: LayoutLevels, _ isPossible: (AmbiguityCandidate.Owner) -> Bool
  ) -> [Pair] {
    self.levels = levels
    environments.removeAll(keepingCapacity: true)
    expectations = [Expectation?](repeating: nil, count: needCount)
    var pairs: [Pair] = []
    for (candidate, needs) in zip(ambiguities.candidates, needs) {
      let expected = zip(candidate.members, needs).map { member, need in
        let expectation = expectations[need] ?? expectation(of: member.step)
        expectations[need] = expectation
        return expectation
      }
      // Mostly all need the same; then what is shown does not matter.
      guard expected.contains(where: { $0 != expected[0] }) else { continue }
      let shown = candidate.members.map { observations(of: $0.step) }
      for (index, member) in candidate.members.enumerated() {
        let twin = candidate.members.indices.first { other in
          other != index && shown[other].isNew
            && expected[other].contradicts(expected[index])
            && shown[other].readings == shown[index].readings
            && candidate.members[other].owners.contains(where: isPossible)
        }
        if let twin { pairs.append(Pair(step: member, twin: candidate.members[twin])) }
      }
    }
    return pairs
  }

  /// What an app reads at each event and when steps have settled, and whether the last step shows
  /// anything new.
  private mutating func observations(
    of step: AmbiguityCandidate.Step
  ) -> (readings: [ViewState.Reading], isNew: Bool) {
    var view = ViewState(
      environment: environment(ambiguities.first), base: levels.base.content,
      indicatorBase: levels.base.indicators)
    var readings: [ViewState.Reading] = []
    var next = 0
    var before: ViewState.Reading?
    for posts in 0...step.posts {
      while next < step.changes.count, step.changes[next].posts == posts {
        if next == step.changesBefore { before = view.reading }
        switch step.changes[next].change {
        case .layOut(let context): view.lay(out: environment(context))
        case .moveKeyboard(let frame): view.moveKeyboard(to: frame)
        case .changeFrame(let frame): view.changeFrame(above: frame)
        case .moveGuides(let guide, let region):
          view.moveGuides(layoutGuide: guide, region: region)
        }
        next += 1
      }
      readings.append(view.reading)
    }
    return (readings, step.isPosting || before.map { $0 != view.reading } ?? false)
  }

  /// What a step needs in the layout.
  mutating func expectation(of step: AmbiguityCandidate.Step) -> Expectation {
    let view = ViewTruth(
      environment(step.context).following(step.followed), base: levels.base.content,
      indicatorBase: levels.base.indicators)
    return Oracle.expectation(step.geometry.truth(of: view), policies)
  }

  private mutating func environment(_ context: WindowContext) -> ViewEnvironment {
    if let cached = environments[context] { return cached }
    let environment = context.environment(levels)
    environments[context] = environment
    return environment
  }
}

extension Expectation {
  /// Whether no layout is within the tolerance of both.
  func contradicts(_ other: Expectation) -> Bool {
    zip(lengths, other.lengths).contains { abs($0 - $1) > 2 * Judgement.tolerance }
  }
}
