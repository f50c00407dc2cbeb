/// Interns strings: assigns consecutive numbers in order of first insertion.
struct StringTable {
  /// The strings, in the order of their numbers.
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
