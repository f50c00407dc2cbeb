import InsetOracle
import MatrixResults
import ScenarioSpaces

/// What a page counts: for each strategy, the outcome of each scenario, without steps and amounts.
///
/// A value is 0 where a scenario was not run. Where it was judged, it is one more than the bottom (in
/// the order of ``bottoms``) plus seven times ``Verdict/flags``. It is ``firstUnjudged`` where the scenario
/// is ambiguous, and one more where the OS lacks what the strategy is made of. What is frequent is low.
struct AspectDiagrams {
  static let firstUnjudged = 1 + bottoms.count * Verdict.flagCount

  /// A bottom with the size of what it hides.
  private struct Bottom: Hashable {
    var bottom: Verdict.Bottom
    var size: HiddenSize?
  }

  private static let bottoms = [
    Bottom(bottom: .exact), Bottom(bottom: .hidden, size: .somePixels), Bottom(bottom: .gap),
    Bottom(bottom: .hidden, size: .line), Bottom(bottom: .hidden, size: .field),
    Bottom(bottom: .hidden, size: .more), Bottom(bottom: .paddingLost),
  ]

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
        if let diagram = changes.diagram(of: strategy.id, in: &table, { Change($0).value }) {
          return diagram
        }
        // All that the earlier result has nothing of.
        var cache = NodeMap<Diagram>()
        return table.transfer(strategy.outcomes, from: result.table, cache: &cache) {
          (Outcome(terminal: $0)?.verdict == nil ? Change.same : .added).value
        }
      }
    }
    compact = table.compact(roots)
  }

  private static func aspect(_ terminal: Int) -> Int {
    if terminal == 0 { return 0 }
    guard let outcome = Outcome(terminal: terminal), let verdict = outcome.verdict else {
      return terminal == Outcome.ambiguous.terminal ? firstUnjudged : firstUnjudged + 1
    }
    let bottom = Bottom(bottom: verdict.bottom, size: outcome.hiddenSize)
    return 1 + (bottoms.firstIndex(of: bottom) ?? 0) + bottoms.count * verdict.flags.rawValue
  }
}
