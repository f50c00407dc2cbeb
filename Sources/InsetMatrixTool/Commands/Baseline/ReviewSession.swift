/// The decisions about new rules, one after the other.
///
/// Nothing is done before the end, so that everything can be undone until then.
struct ReviewSession {
  /// What was decided about a rule.
  enum Decision: Hashable {
    /// It is known from now on, for a reason.
    case accepted(reason: String)
    /// It is a mistake, and stays one.
    case rejected
    /// Nobody knows yet.
    case skipped
  }

  /// For each rule, which of the others are like it: of its strategy, aspect and step.
  private let alike: [[Int]]
  private(set) var decisions: [Decision?]
  /// The rules that each step decided.
  private var steps: [[Int]] = []

  init(alike: [[Int]]) {
    self.alike = alike
    decisions = alike.map { _ in nil }
  }

  /// The rule to decide about; nil at the end.
  var current: Int? { decisions.firstIndex(of: nil) }

  /// How many undecided rules are like one, and that one.
  func alikeCount(_ rule: Int) -> Int { undecided(alike: rule).count }

  /// Decides about the current rule, and about all that are like it where asked.
  mutating func decide(_ decision: Decision, forAllAlike: Bool = false) {
    guard let current else { return }
    let rules = forAllAlike ? undecided(alike: current) : [current]
    for rule in rules { decisions[rule] = decision }
    steps.append(rules)
  }

  /// Takes the last step back; false where there is none.
  mutating func undo() -> Bool {
    guard let last = steps.popLast() else { return false }
    for rule in last { decisions[rule] = nil }
    return true
  }

  private func undecided(alike rule: Int) -> [Int] {
    alike[rule].filter { decisions[$0] == nil || $0 == rule }
  }
}
