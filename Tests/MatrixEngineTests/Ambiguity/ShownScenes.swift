import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
import MatrixEngine
import ScenarioSpaces

/// All possible scenarios of a configuration in one layout, and what each shows an app: the
/// definition of ambiguity, without hashes, trees or classes.
struct ShownScenes {
  /// What an app can observe, each thing on its own.
  enum Observable: CaseIterable {
    case kinds, endFrames, beginFrames, animations, owners, surroundings, systemInset
    case layoutGuide, region
  }

  /// The values of all observables when something was shown.
  private struct Moment: Hashable {
    var kind: Event.Kind?
    var begin: Rect?
    var end: Rect?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?
    var hasScreenObject: Bool?
    var environment: ViewEnvironment?
    var systemInset: Insets?
    var indicatorSystemInset: Insets?
    var guide: Double?
    var region: Double?
    /// What no app can read; nil but for a mistake.
    var secret: Rect?
  }

  private struct Settled {
    /// The step's number, counted from 1.
    var number: Int
    var history: Int
    var isNew: Bool
    var expectation: Expectation
  }

  /// The scenarios, with their judged steps.
  private var scenarios: [(levels: [Int], steps: [Settled])] = []
  private var histories: [[Moment]: Int] = [:]
  private let observables: Set<Observable>
  private let showsTruth: Bool
  private let policies: PolicyChoices
  private let constraints: [Constraint]

  /// Plays all scenarios that differ from one in locale, keyboard and script only.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - model: The space.
  ///   - observables: What an app can observe; all but for a mistake.
  ///   - showsTruth: Whether an app can read the covered frame; only by mistake.
  ///   - policies: The choices where Apple leaves one open.
  ///   - constraints: What excludes scenarios beside the model's constraints.
  init(
    around scenario: [Int], in model: MatrixModel,
    observables: Set<Observable> = Set(Observable.allCases), showsTruth: Bool = false,
    policies: PolicyChoices = PolicyChoices(), constraints: [Constraint] = []
  ) {
    self.observables = observables
    self.showsTruth = showsTruth
    self.policies = policies
    self.constraints = model.constraints + constraints
    for locale in model.profiles.locales.indices {
      for keyboard in model.keyboards.indices {
        for script in model.plan.scripts.indices {
          var levels = scenario
          levels[MatrixParameter.locale.rawValue] = locale
          levels[MatrixParameter.keyboard.rawValue] = keyboard
          levels[MatrixParameter.script.rawValue] = script
          add(levels, in: model)
        }
      }
    }
  }

  private mutating func add(_ levels: [Int], in model: MatrixModel) {
    let isExcluded = constraints.contains { constraint in
      constraint.isViolated(by: levels)
    }
    guard !isExcluded, let composed = ComposedScene(levels, in: model) else { return }
    var moments: [Moment] = []
    var state = State(composed.scene)
    var steps: [Settled] = []
    for (index, step) in composed.scene.steps.enumerated() {
      let before = moments.count
      for occurrence in step.occurrences {
        if let event = state.apply(occurrence) {
          moments.append(moment(event, state, step.covered))
        }
      }
      let last = moment(nil, state, step.covered)
      if var shown = moments.last, shown.kind != nil || shown.secret != last.secret {
        (shown.kind, shown.begin, shown.end) = (nil, nil, nil)
        (shown.duration, shown.curve, shown.isLocal, shown.hasScreenObject) = (nil, nil, nil, nil)
        if shown != last { moments.append(last) }
      }
      let history = histories[moments] ?? histories.count
      histories[moments] = history
      if step.isJudged, step.lowered == nil {
        steps.append(
          Settled(
            number: index + 1, history: history, isNew: moments.count > before,
            expectation: Oracle.expectation(composed.scene.truth(after: step), policies)))
      }
    }
    scenarios.append((levels, steps))
  }

  private func moment(_ event: Event?, _ state: State, _ truth: Rect?) -> Moment {
    func shown<T>(_ observable: Observable, _ value: T?) -> T? {
      observables.contains(observable) ? value : nil
    }
    return Moment(
      kind: shown(.kinds, event?.kind), begin: shown(.beginFrames, event?.keyboard.beginFrame),
      end: shown(.endFrames, event?.keyboard.endFrame),
      duration: shown(.animations, event?.keyboard.duration),
      curve: shown(.animations, event?.keyboard.curve),
      isLocal: shown(.owners, event?.keyboard.isLocal),
      hasScreenObject: shown(.owners, event?.keyboard.hasScreenObject),
      environment: shown(.surroundings, state.environment),
      systemInset: shown(.systemInset, state.systemInset),
      indicatorSystemInset: shown(.systemInset, state.indicatorSystemInset),
      guide: shown(
        .layoutGuide,
        state.environment.capabilities.hasKeyboardLayoutGuide
          ? state.height(below: state.guide) : nil),
      region: shown(
        .region,
        state.environment.capabilities.hasKeyboardSafeArea
          ? state.height(below: state.region) : nil),
      secret: showsTruth ? truth : nil)
  }

  /// A step that shows the same as a scenario's and needs another layout; it may be one before in the
  /// same scenario.
  struct Twin: Hashable {
    var scenario: [Int]
    var step: Int
    var expectation: InsetOracle.Expectation
  }

  /// The first ambiguous step of a scenario, counted from 1, and its twins; nil where there is none.
  func twins(of scenario: [Int]) -> (step: Int, twins: Set<Twin>)? {
    guard let mine = scenarios.first(where: { $0.levels == scenario }) else { return nil }
    for step in mine.steps {
      let twins = scenarios.flatMap { other in
        other.steps.filter {
          $0.history == step.history && $0.isNew && Self.differ($0.expectation, step.expectation)
        }
        .map { Twin(scenario: other.levels, step: $0.number, expectation: $0.expectation) }
      }
      if !twins.isEmpty { return (step.number, Set(twins)) }
    }
    return nil
  }

  /// The scenarios with a step that another step cannot be told from, although no layout is right in
  /// both: one of another scenario, or one before of the same.
  var ambiguous: Set<[Int]> {
    var found: Set<[Int]> = []
    for one in scenarios {
      let isAmbiguous = one.steps.contains { mine in
        scenarios.contains { other in
          other.steps.contains {
            $0.history == mine.history && $0.isNew
              && Self.differ($0.expectation, mine.expectation)
          }
        }
      }
      if isAmbiguous { found.insert(one.levels) }
    }
    return found
  }

  /// Half a point is within the tolerance of either, so that a whole one separates the two.
  private static func differ(_ a: Expectation, _ b: Expectation) -> Bool {
    func isApart(_ path: KeyPath<Expectation, Double>) -> Bool {
      abs(a[keyPath: path] - b[keyPath: path]) > 1
    }
    return isApart(\.content.top) || isApart(\.content.left) || isApart(\.content.bottom)
      || isApart(\.content.right) || isApart(\.indicators.top) || isApart(\.indicators.left)
      || isApart(\.indicators.bottom) || isApart(\.indicators.right) || isApart(\.lowestLine)
  }
}

/// What surrounds the view while a scene is played.
private struct State {
  private let layout: SceneLayout
  private(set) var environment: ViewEnvironment
  private(set) var docked: Rect?
  private(set) var guide: Rect?
  private(set) var region: Rect?

  init(_ scene: KeyboardScene) {
    layout = scene.layout
    environment = scene.layout.stages[0]
  }

  /// Takes an occurrence; returns the event that it posts.
  mutating func apply(_ occurrence: Occurrence) -> Event? {
    switch occurrence {
    case .post(let event): return event
    case .moveKeyboard(let frame): (docked, guide, region) = (frame, frame, frame)
    case .moveGuides(let layoutGuide, let region): (guide, self.region) = (layoutGuide, region)
    case .changeFrame(let keyboard):
      let before = environment
      environment = before.following(keyboard)
      return environment == before ? nil : .viewDidLayoutSubviews
    case .layOut(let stage): environment = layout.stages[stage].following(docked)
    case .setInsets: break
    }
    return nil
  }

  /// What the system adds at the bottom, for the keyboard too where the container makes room.
  var systemInset: Insets { withKeyboard(environment.systemInset) }

  var indicatorSystemInset: Insets { withKeyboard(environment.indicatorSystemInset) }

  private func withKeyboard(_ inset: Insets) -> Insets {
    var inset = inset
    let keyboard = environment.isHostedBySwiftUI ? region : docked
    if environment.adjustsForKeyboard, let keyboard {
      inset.bottom = max(inset.bottom, overlap(keyboard))
    }
    return inset
  }

  func height(below keyboard: Rect?) -> Double {
    max(environment.safeAreaInsets.bottom, keyboard.map(overlap) ?? 0)
  }

  private func overlap(_ keyboard: Rect) -> Double {
    let view = environment.chain.viewOnScreen
    let isBeside = keyboard.maxX <= view.minX || keyboard.minX >= view.maxX
    return isBeside ? 0 : max(0, view.maxY - max(view.minY, keyboard.minY))
  }
}
