/// Interns values: assigns consecutive indices in order of first insertion.
struct InternTable<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// The index of a value; a new value gets the next one.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    values.append(value)
    indices[value] = values.count - 1
    return values.count - 1
  }
}
