import InsetOracle
import MatrixResults
import ScenarioSpaces

/// What a page counts: for each strategy, the outcome of each scenario, without steps and amounts.
///
/// An aspect is 0 where a scenario was not judged, one more than ``Verdict/kind`` where it
/// was judged, ``firstUnjudged`` where it is ambiguous, and one more where the OS lacks what the
/// strategy is made of: what is frequent is low.
struct AspectDiagrams {
  static let firstUnjudged = 65

  /// How a scenario compares to an earlier result, in the order of the diagrams' values.
  enum Change: String, CaseIterable {
    case same, new, fixed, changed, added, gone

    init(_ change: ScenarioChange) {
      self =
        switch change {
        case .unchanged: .same
        case .newlyFailing: .new
        case .fixed: .fixed
        case .failsOtherwise, .otherSignature: .changed
        case .exactNow, .failingNow: .added
        case .exactBefore, .failingBefore: .gone
        }
    }

    var value: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The diagrams of the strategies, in their order, then what each scenario is and the weakest
  /// provenance that it rests on, then where there is an earlier result each strategy's changes.
  let compact: CompactDiagrams

  /// - Complexity: O(*e* log *e*) for diagrams of *e* edges.
  init(_ result: RunResult, since changes: ResultChanges?) {
    var table = DiagramTable(sizes: result.table.sizes)
    var roots: [Diagram] = []
    for strategy in result.strategies {
      var cache = NodeMap<Diagram>()
      roots.append(
        table.transfer(strategy.outcomes, from: result.table, cache: &cache, Self.aspect))
    }
    for diagram in [result.scope, result.provenance] {
      var cache = NodeMap<Diagram>()
      roots.append(table.transfer(diagram, from: result.table, cache: &cache))
    }
    if let changes {
      roots += result.strategies.map { strategy in
        changes.diagram(of: strategy.id, in: &table) { Change($0).value }
          ?? .terminal(Change.added.value)
      }
    }
    compact = table.compact(roots)
  }

  private static func aspect(_ terminal: Int) -> Int {
    if terminal == 0 { return 0 }
    guard let verdict = Outcome(terminal: terminal)?.verdict else {
      return terminal == Outcome.ambiguous.terminal ? firstUnjudged : firstUnjudged + 1
    }
    return 1 + verdict.kind
  }
}
