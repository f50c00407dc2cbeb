import TextFormats

/// A part of a Markdown report whose rows can be left out from the end.
struct MarkdownBlock {
  /// How a part is shortened where there is not enough room.
  enum Kind {
    /// Never shortened before everything else is.
    case text
    /// A table that sums up.
    case summary
    /// A table with a row for each of many things.
    case long
    /// A strategy's rules.
    case rules
    /// A strategy's worst examples.
    case examples
    /// Strategies by the levels of a parameter.
    case pivot
    /// Facts of a strategy.
    case facts
  }

  var head: String
  var rows: [String] = []
  var noun = "rows"
  var kind = Kind.text
  private var leftOut = 0

  init(
    head: String, rows: [String] = [], noun: String = "rows", kind: Kind = .text
  ) {
    self.head = head
    self.rows = rows
    self.noun = noun
    self.kind = kind
  }

  var size: Int { text.utf8.count }

  var text: String {
    if leftOut == 0 { return head + rows.joined() }
    let more = rows.isEmpty ? "" : "more "
    let note = "\n\(Numbers.grouped(leftOut)) \(more)\(noun) left out.\n"
    // A table's head says nothing without rows.
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    let words = rows.isEmpty ? lines.filter { !$0.hasPrefix("|") }.joined(separator: "\n") : head
    return (words.hasSuffix("\n\n") ? String(words.dropLast()) : words) + rows.joined() + note
  }

  /// Leaves rows out until the piece is smaller by `excess`, or has none; returns the reduction.
  mutating func shorten(by excess: Int) -> Int {
    let before = size
    var removed = 0
    // The sentence that says so takes room too.
    while removed < excess + 40, let row = rows.popLast() {
      removed += row.utf8.count
      leftOut += 1
    }
    return before - size
  }

  /// Leaves out all rows but the first few; says how much smaller the piece became.
  mutating func keep(_ count: Int) -> Int {
    let before = size
    leftOut += max(0, rows.count - count)
    rows = Array(rows.prefix(count))
    return before - size
  }
}
