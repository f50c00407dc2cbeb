import ArgumentParser
import InsetCore
import InsetStrategies

/// Which strategies: an option that several commands share.
struct StrategyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A strategy to judge, or the path of a program that is one; may be given several times. All \
      strategies by default.
      """, valueName: "id|exec:path"),
    completion: Completions.strategies)
  var strategy: [String] = []

  /// The strategies asked for, in the order of the list.
  func selected() throws(Failure) -> [AnyInsetStrategy] { try Self.selected(strategy) }

  /// The strategies of some ids, in the order of the list, and then those that programs are; all of
  /// the list for none.
  static func selected(_ strategy: [String]) throws(Failure) -> [AnyInsetStrategy] {
    let programs = strategy.filter { $0.hasPrefix(ExternalPrograms.prefix) }
    for id in strategy where Strategies.named(id) == nil && !programs.contains(id) {
      throw UnknownName(
        kind: "strategy", name: id, known: Strategies.all.map(\.id),
        help: "`insetmatrix list strategies` names them"
      ).failure
    }
    if strategy.isEmpty { return Strategies.all }
    return Strategies.all.filter { strategy.contains($0.id) }
      + (try programs.map { program throws(Failure) in try ExternalPrograms.start(program) })
  }
}
