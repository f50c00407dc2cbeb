/// What a run of a history is called: `12`, `latest`, `latest~3`, `branch:main` or `branch:main~1`.
package enum RunName: Hashable, Sendable {
  /// The run with a number.
  case number(Int64)
  /// The run so many before the last one.
  case latest(back: Int)
  /// The run of a branch so many before its last one.
  case branch(String, back: Int)

  /// Reads a name; nil where the text is none.
  package init?(_ text: String) {
    if let number = Int64(text), number > 0 {
      self = .number(number)
      return
    }
    // Branches cannot have a `~` in their names.
    let parts = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    guard let back = parts.count == 1 ? 0 : Int(parts[1]), back >= 0, back < 1 << 31 else {
      return nil
    }
    if parts[0] == "latest" {
      self = .latest(back: back)
    } else if parts[0].hasPrefix("branch:") {
      self = .branch(String(parts[0].dropFirst(7)), back: back)
    } else {
      return nil
    }
  }
}
