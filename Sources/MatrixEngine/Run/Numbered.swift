/// Values in the order in which they first came, each with its number.
struct Numbered<Value: Hashable & Sendable>: Sendable {
  private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is kept.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    all.append(value)
    numbers[value] = all.count - 1
    return all.count - 1
  }
}
