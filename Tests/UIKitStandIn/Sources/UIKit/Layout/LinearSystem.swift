/// Equations taken one after another, the most important first; each unknown that they determine is
/// replaced everywhere.
struct LinearSystem {
  private var known: [Int: LinearExpression] = [:]
  /// Expressions that may not be negative and are not determined yet.
  private var bounds: [LinearExpression] = []

  enum Answer {
    case taken, contradiction
  }

  func reduced(_ expression: LinearExpression) -> LinearExpression {
    known.reduce(expression) { $0.replacing($1.key, with: $1.value) }
  }

  /// Takes `expression == 0`, unless what was taken before says otherwise.
  ///
  /// Where it would break a bound, the nearest value that keeps the bound is taken.
  mutating func equate(_ expression: LinearExpression) -> Answer {
    let rest = reduced(expression)
    guard let pivot = rest.pivot, let factor = rest.coefficients[pivot] else {
      return abs(rest.constant) < 1e-6 ? .taken : .contradiction
    }
    let before = self
    let unknown = LinearExpression(unknown: pivot)
    let solved = unknown - rest * (1 / factor)
    known = known.mapValues { $0.replacing(pivot, with: solved) }
    known[pivot] = solved
    for bound in bounds {
      guard let value = reduced(bound).value, value < -1e-6 else { continue }
      self = before
      return equate(bound)
    }
    return .taken
  }

  /// Takes `expression >= 0`.
  mutating func bound(_ expression: LinearExpression) -> Answer {
    if let value = reduced(expression).value {
      return value < -1e-6 ? .contradiction : .taken
    }
    bounds.append(expression)
    return .taken
  }
}
