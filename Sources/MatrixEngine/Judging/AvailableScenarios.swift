import InsetCore
import MatrixResults
import ScenarioSpaces

/// Where the strategies of a matrix are available.
///
/// The queries of a strategy together allow some levels of each parameter, so that a scenario can be
/// asked about a few parameters at a time.
struct AvailableScenarios: Sendable {
  /// For each strategy, the scenarios that all of its queries allow.
  let queries: [Query]
  /// The levels of a layout, of a keyboard with its accessory, of a language and of a script, each
  /// with the strategies that are available there.
  let layouts: Kinds
  let keyboards: Kinds
  let locales: Kinds
  let scripts: Kinds

  init(_ strategies: [AnyInsetStrategy], in space: ScenarioSpace) {
    let queries = strategies.map { strategy in
      // What names a level that this space lacks allows nothing there, and excludes nothing.
      strategy.availability.reduce(into: Query(all: space)) { all, availability in
        let parameters = space.parameters.map { (name: $0.name, levels: $0.levels) }
        let (query, problems) = Query.parse(availability.query, parameters)
        if let problem = problems.first(where: { !$0.isUnknownLevel }) {
          preconditionFailure(
            "\(strategy.id): its availability `\(availability.query)`: \(problem.message)")
        }
        all.narrow(to: query)
      }
    }
    self.queries = queries
    layouts = Kinds(LayoutLevels.parameters, queries, space)
    keyboards = Kinds(.keyboard ... .accessory, queries, space)
    locales = Kinds(.locale ... .locale, queries, space)
    scripts = Kinds(.script ... .script, queries, space)
  }

  /// For each strategy, whether it is available in one of some configurations.
  func isAvailable(inAny configurations: [[Int]]) -> [Bool] {
    queries.map { query in configurations.contains { query.allows($0) } }
  }

  /// The levels of some neighboring parameters by the strategies that are available there.
  struct Kinds: Sendable {
    private let parameters: ClosedRange<Int>
    private let sizes: [Int]
    /// For each combination of levels, its kind.
    private var kindOfLevels: [Int] = []
    private var table = InternTable<[Bool]>()

    init(
      _ parameters: ClosedRange<MatrixParameter>, _ queries: [Query], _ space: ScenarioSpace
    ) {
      self.parameters = parameters.lowerBound.rawValue...parameters.upperBound.rawValue
      sizes = self.parameters.map { space.parameters[$0].levels.count }
      let lists = self.parameters.map { parameter in
        space.parameters[parameter].levels.indices.map { level in
          queries.map { $0.allowed[parameter][level] }
        }
      }
      var rows = [[Bool](repeating: true, count: queries.count)]
      for levels in lists {
        rows = rows.flatMap { row in levels.map { level in zip(row, level).map { $0 && $1 } } }
      }
      kindOfLevels = rows.map { table.index(of: $0) }
    }

    /// The kind of a combination of levels of these parameters.
    func kind(of levels: [Int]) -> Int {
      kindOfLevels[zip(levels, sizes).reduce(0) { $0 * $1.1 + $1.0 }]
    }

    /// For each strategy, whether it is available in levels of a kind.
    func isAvailable(in kind: Int) -> [Bool] { table.values[kind] }
  }
}

extension Query {
  /// Whether the levels of the first parameters are allowed.
  func allows(_ levels: [Int]) -> Bool { zip(allowed, levels).allSatisfy { $0[$1] } }
}
