import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// The shipped matrix with the events of the reports.
struct BugMatrix: Sendable {
  /// Loaded once for all bugs.
  static let shared = Result { try BugMatrix() }

  /// At most so many scenarios of a bug are looked at.
  private static let limit = 256

  /// Strategies that leave the keyboard to others: whatever a report is about, they fail on its
  /// side.
  private static let idle: Set = [
    "capacitor-keyboard-none", "reported-unregistered", "swiftui-ignores-keyboard", "web-fixed-bar",
  ]

  /// The strategies that are asked whether they are right: the shipped ones that are no controls, and
  /// what fixes do.
  static let peers = Strategies.all.filter { !isControl($0.id) } + ReportedStrategies.fixes

  private let model: MatrixModel
  /// The levels of the rows.
  let levels: RowLevels
  /// What the rows tell, by name.
  let mistakes: [String: BugMistake]
  private let rows: [String: CatalogueRow]

  private init() throws {
    levels = try RowLevels.load()
    mistakes = try BugMistake.all()
    rows = try Dictionary(uniqueKeysWithValues: CatalogueRow.all().map { ($0.id, $0) })
    let shipped = try Shipped.wholeModel()
    var plan = shipped.plan
    for steps in levels.scripts {
      let actions = try steps.split(separator: " ").map {
        try #require(Script.Action(rawValue: String($0)), "no step \($0)")
      }
      try #require(Script(actions).problem == nil, "\(steps)")
      try #require(!plan.scripts.contains { $0.actions == actions }, "\(steps) is shipped")
      plan.scripts.append(Script(actions))
    }
    model = MatrixModel(shipped.profiles, plan).varied(shipped.variation)
  }

  /// Whether a strategy is a naive control, or does nothing.
  static func isControl(_ id: String) -> Bool {
    idle.contains(id) || Strategies.named(id)?.about.group == .control
  }

  /// Whether a bug's strategy makes the mistake that the row's words tell.
  func hasMistake(_ bug: Bug) -> Bool {
    guard let strategy = bug.strategy, let mistake = bug.mistake else { return false }
    return mistakes[mistake]?.strategies.contains(strategy) ?? false
  }

  /// The row of a bug.
  func row(of bug: Bug) throws -> CatalogueRow { try #require(rows[bug.id]) }

  /// How a row's wrong result differs from the right one.
  func difference(of bug: Bug) throws -> RowDifference {
    try levels.difference(of: row(of: bug))
  }

  /// The matrix under a bug's choices.
  func matrix(for bug: Bug) throws -> Matrix {
    try Matrix(
      model, strategies: Self.peers, where: Query("", in: model.space), policies: bug.policies)
  }

  /// The first scenarios that are of a bug's row, and have what its query asks for; the row's events
  /// are left out where an exception says so, or it is asked for.
  func scenarios(of bug: Bug, isOfOtherEvents: Bool? = nil) throws -> [[Int]] {
    let isOfOtherEvents = isOfOtherEvents ?? (bug.exceptions?.events != nil)
    var query = try Query(
      levels.query(of: row(of: bug), isOfOtherEvents: isOfOtherEvents), in: model.space)
    query.narrow(to: try Query(bug.query ?? "", in: model.space))
    return model.scenarios(of: query, atMost: Self.limit)
  }

  /// The first scenario in which a bug's strategy is off as its row says while another is exact.
  ///
  /// Nil where its mistake is another one than the row's.
  func reproduction(of bug: Bug) throws -> BugReproduction? {
    guard hasMistake(bug) else { return nil }
    let matrix = try matrix(for: bug)
    let strategy = try #require(bug.strategyUnderTest, "\(bug.id): no strategy")
    let difference = try difference(of: bug)
    for scenario in try scenarios(of: bug) {
      let explanation = try matrix.explain(scenario, strategy)
      guard let failure = explanation.failure(of: bug),
        bug.exceptions?.points == nil
          ? difference.matches(failure.off) : failure.off != 0,
        try (matrix.twin(of: scenario) != nil)
          == (bug.exceptions?.ambiguous != nil)
      else { continue }
      let exact = try matrix.explain(scenario)
        .filter { $0.outcome.verdict?.isExact == true && $0.strategy != bug.strategy }
        .map(\.strategy)
      guard !exact.isEmpty else { continue }
      return BugReproduction(
        bug: bug, row: try row(of: bug), scenario: explanation.id, step: failure.step,
        off: failure.off,
        isCovered: explanation.steps.first { $0.step.name == failure.step }?.step.covered != nil,
        isEarlier: !explanation.missing.isEmpty, exact: exact)
    }
    return nil
  }
}

/// A scenario in which a strategy makes the mistake of a row.
struct BugReproduction {
  var bug: Bug
  var row: CatalogueRow
  /// The scenario's id.
  var scenario: String
  /// The step in which the mistake shows first.
  var step: String
  /// How many points more than is right.
  var off: Double
  /// Whether a keyboard covers anything in that step.
  var isCovered: Bool
  /// Whether an earlier version of the strategy than the one that is judged today made it.
  var isEarlier: Bool
  /// The strategies that are exact in the same scenario.
  var exact: [String]

  /// What users see.
  var symptom: BugSymptom {
    switch bug.aspect {
    case .padding: .padding
    case .indicators: .scrollBar
    case .offset: .jump
    case .otherEdges: .otherEdge
    default: off > 0 ? (isCovered ? .gap : .staysUp) : (isCovered ? .hidden : .underBar)
    }
  }
}

/// What users see of a bug, in their words.
enum BugSymptom: String, CaseIterable {
  case gap = "A gap above the keyboard"
  case hidden = "The last row or the field is hidden behind the keyboard"
  case staysUp = "Content stays up after the keyboard has gone"
  case underBar = "Content is under a bar or the home indicator, without a keyboard"
  case jump = "Content jumps, or the field is scrolled to a wrong place"
  case otherEdge = "The top of the content is off"
  case scrollBar = "The scroll bar is off"
  case padding = "The app's own padding is lost"
}
