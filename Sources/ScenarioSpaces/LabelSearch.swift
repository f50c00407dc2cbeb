/// Finds words in what people call the levels of a parameter: only letters and digits matter.
struct LabelSearch {
  private typealias Words = [ArraySlice<UInt8>]

  private let labels: [Words]

  init(_ labels: [String]) { self.labels = labels.map(Self.words) }

  /// Whether the label of each level is, begins with, or has some words.
  func levels(with text: String) -> (are: [Bool], begin: [Bool], have: [Bool]) {
    let words = Self.words(of: text)
    if words.isEmpty {
      let none = labels.map { _ in false }
      return (none, none, none)
    }
    return (
      labels.map { $0 == words }, labels.map { $0.starts(with: words) },
      labels.map { label in label.indices.contains { label[$0...].starts(with: words) } }
    )
  }

  private static func words(of text: String) -> Words {
    text.caseFolded.split { $0 < 0x80 && !(48...57 ~= $0) && !(97...122 ~= $0) }
  }
}
