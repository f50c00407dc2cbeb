/// The finite field of an order that is a power of a prime; elements are the numbers below it.
struct GaloisField: Sendable {
  let order: Int
  private let sums: [Int]
  private let products: [Int]

  /// - Returns: nil where the order is no power of a prime.
  init?(order: Int) {
    guard order >= 2, order <= 64, let prime = (2...order).first(where: { order % $0 == 0 })
    else { return nil }
    var degree = 0
    var power = 1
    while power < order {
      power *= prime
      degree += 1
    }
    guard power == order else { return nil }
    self.order = order
    func digits(_ number: Int) -> [Int] {
      var rest = number
      return (0..<degree).map { _ in
        defer { rest /= prime }
        return rest % prime
      }
    }
    func number(_ digits: some Sequence<Int>) -> Int {
      digits.reversed().reduce(0) { $0 * prime + $1 }
    }
    let all = (0..<order).map(digits)
    sums = all.flatMap { a in all.map { b in number(zip(a, b).map { ($0 + $1) % prime }) } }
    /// Multiplies modulo the monic polynomial whose lower coefficients are those of a number.
    func product(_ a: [Int], _ b: [Int], modulo lower: [Int]) -> Int {
      var result = [Int](repeating: 0, count: 2 * degree)
      for i in 0..<degree { for j in 0..<degree { result[i + j] += a[i] * b[j] } }
      for high in (degree..<2 * degree).reversed() {
        let factor = result[high] % prime
        for i in 0..<degree { result[high - degree + i] += (prime - lower[i]) * factor }
      }
      return number(result[..<degree].map { $0 % prime })
    }
    // The modulus is irreducible where no two elements have the product zero.
    let modulus = all.first { lower in
      all[1...].allSatisfy { a in all[1...].allSatisfy { product(a, $0, modulo: lower) != 0 } }
    }
    guard let modulus else { return nil }
    products = all.flatMap { a in all.map { product(a, $0, modulo: modulus) } }
  }

  private func sum(_ a: Int, _ b: Int) -> Int { sums[a * order + b] }
  private func product(_ a: Int, _ b: Int) -> Int { products[a * order + b] }

  /// The value of a polynomial, the highest coefficient first.
  func value(of coefficients: some Sequence<Int>, at x: Int) -> Int {
    coefficients.reduce(0) { sum(product($0, x), $1) }
  }
}
