/// A constant and multiples of unknown lengths, by their numbers.
struct LinearExpression {
  private(set) var coefficients: [Int: Double] = [:]
  var constant = 0.0

  init(constant: Double) { self.constant = constant }

  init(unknown: Int) { coefficients[unknown] = 1 }

  /// Nil while an unknown is left.
  var value: Double? { coefficients.isEmpty ? constant : nil }

  /// The unknown to solve for: the one with the largest factor, the first of these.
  var pivot: Int? {
    coefficients.max { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }?.key
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.constant += other.constant
    for (unknown, factor) in other.coefficients { sum.add(factor, of: unknown) }
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one + other * -1
  }

  static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    one + LinearExpression(constant: constant)
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression(constant: one.constant * factor)
    product.coefficients = one.coefficients.mapValues { $0 * factor }
    return product
  }

  /// The expression with what is known of an unknown in its place.
  func replacing(_ unknown: Int, with known: LinearExpression) -> LinearExpression {
    guard let factor = coefficients[unknown] else { return self }
    var rest = self
    rest.coefficients[unknown] = nil
    return rest + known * factor
  }

  private mutating func add(_ factor: Double, of unknown: Int) {
    let sum = (coefficients[unknown] ?? 0) + factor
    coefficients[unknown] = abs(sum) < 1e-9 ? nil : sum
  }
}
