package import MatrixEngine
import MatrixResults
import ScenarioSpaces
import TextFormats

/// How many scenarios are refused, by reason.
package struct RefusalCounts: Hashable, Sendable {
  /// The reasons that refuse some scenario, in their order, each with how many.
  package private(set) var counts: [Refusal: Int] = [:]
  /// The number of scenarios that no level refuses.
  package private(set) var buildable = 0

  /// Counts nothing.
  package init() {}

  /// Counts what the levels of a matrix's scenarios refuse, each by its first reason.
  ///
  /// - Complexity: O(*e*) for each reason and a diagram of *e* edges.
  package init(_ matrix: Matrix) {
    let model = matrix.model
    var (table, excluded) = model.possible
    let scope = matrix.scope(excluded, in: &table)
    var rest = matrix.query ?? Query(all: model.space)
    func count(_ query: Query) -> Int {
      table.tally(scope, where: query, bins: 1) { $0 == 0 ? [0] : [] }[0]
    }
    for refusal in Refusal.allCases where refusal.parameter != nil {
      add(refusal, count(rest.narrowed(by: refusal, in: model, refused: true)))
      rest = rest.narrowed(by: refusal, in: model, refused: false)
    }
    buildable = count(rest)
  }

  /// Counts some scenarios more.
  package mutating func add(_ refusal: Refusal, _ count: Int = 1) {
    if count > 0 { counts[refusal, default: 0] += count }
  }

  /// The number of refused scenarios.
  package var total: Int { counts.values.reduce(0, +) }

  /// A line for each reason, such as "1,200 refused: another app's keyboard".
  package var lines: [String] {
    Refusal.allCases.compactMap { refusal in
      counts[refusal].map { "\(Numbers.grouped($0)) refused: \(refusal.words)" }
    }
  }
}
