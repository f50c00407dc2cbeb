/// Texts that are written once and named by their numbers.
struct TextTable {
  /// The texts, in the order in which they came.
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text.
  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
