import ArgumentParser
import InsetCore
import InsetStrategies

/// Which strategies: an option that several commands share.
struct StrategyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A strategy to judge; may be given several times. All strategies by default.",
      valueName: "id"),
    completion: Completions.strategies)
  var strategy: [String] = []

  /// The strategies asked for, in the order of the list.
  func selected() throws(Failure) -> [AnyInsetStrategy] { try Self.selected(strategy) }

  /// The strategies of some ids, in the order of the list; all of the list for none.
  static func selected(_ strategy: [String]) throws(Failure) -> [AnyInsetStrategy] {
    for id in strategy where Strategies.named(id) == nil {
      throw UnknownName(
        kind: "strategy", name: id, known: Strategies.all.map(\.id),
        help: "`insetmatrix list strategies` names them"
      ).failure
    }
    if strategy.isEmpty { return Strategies.all }
    return Strategies.all.filter { strategy.contains($0.id) }
  }
}
