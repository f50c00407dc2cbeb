import InsetCore
import InsetStrategies

/// The strategies that C knows too: all that is measured, whatever else the project judges.
enum Twins {
  /// The strategies, in the order of C's list.
  static let all: [AnyInsetStrategy] = CLoop.strategies.map { id in
    guard let strategy = Strategies.named(id) else {
      preconditionFailure("C knows a strategy that Swift does not: \(id)")
    }
    return strategy
  }

  /// The strategies of the smaller matrices: the first half.
  static let half = all.count / 2

  /// How many strategies of the project are measured.
  static var summary: String {
    "\(all.count) of \(Strategies.all.count) strategies have a twin in C and are measured"
  }
}
