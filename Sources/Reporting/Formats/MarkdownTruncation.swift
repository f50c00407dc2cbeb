import TextFormats

/// Brings a Markdown report below a limit, what matters least first; every cut is between rows, and
/// says how much it left out.
struct MarkdownTruncation {
  private var pieces: [MarkdownBlock]
  private var excess: Int

  /// The pieces that fit into a number of bytes of UTF-8.
  static func fit(_ pieces: [MarkdownBlock], into limit: Int) -> [MarkdownBlock] {
    var truncation = MarkdownTruncation(
      pieces: pieces, excess: pieces.reduce(0) { $0 + $1.size } - limit)
    truncation.shorten { $0.kind == .long }
    truncation.keep(1, of: .facts)
    truncation.keep(20) { $0.kind == .summary && $0.rows.count > 60 }
    truncation.keep(2, of: .rules)
    truncation.keep(1, of: .examples)
    truncation.dropPivots()
    truncation.keep(1, of: .rules)
    truncation.dropGroups(of: .examples)
    truncation.dropGroups(of: .facts)
    truncation.dropGroups(of: .rules)
    truncation.shorten { _ in true }
    truncation.dropRest()
    return truncation.pieces
  }

  /// Takes rows from pieces, the last piece first.
  private mutating func shorten(_ isMeant: (MarkdownBlock) -> Bool) {
    for index in pieces.indices.reversed() where excess > 0 && isMeant(pieces[index]) {
      excess -= pieces[index].shorten(by: excess)
    }
  }

  /// Leaves a few rows of each piece of a kind.
  private mutating func keep(_ count: Int, of kind: MarkdownBlock.Kind) {
    keep(count) { $0.kind == kind }
  }

  private mutating func keep(_ count: Int, _ isMeant: (MarkdownBlock) -> Bool) {
    for index in pieces.indices.reversed() where excess > 0 && isMeant(pieces[index]) {
      excess -= pieces[index].keep(count)
    }
  }

  /// Leaves out tables by the levels of a parameter, the last one first, each with a line that
  /// says so.
  private mutating func dropPivots() {
    for index in pieces.indices.reversed() where excess > 0 && pieces[index].kind == .pivot {
      let piece = pieces[index]
      let title = piece.head.split(separator: "\n").first?.prefix { $0 != ";" && $0 != "." } ?? ""
      replace(
        index...index,
        "\n\(title): \(Numbers.grouped(piece.rows.count)) rows left out.\n")
    }
  }

  /// Leaves out headings with their content, the last one first; in their place, a line
  /// says how many there were.
  private mutating func dropGroups(of kind: MarkdownBlock.Kind) {
    var dropped: (count: Int, index: Int)?
    for index in pieces.indices.reversed() where excess > 0 {
      // What is left out before may have been the last.
      guard index > 0, index < pieces.count, pieces[index].kind == kind,
        pieces[index - 1].head.hasPrefix("\n### ")
      else { continue }
      let piece = pieces[index]
      excess -= piece.size + pieces[index - 1].size
      pieces.removeSubrange(index - 1...index)
      if dropped == nil {
        excess += 60
        dropped = (0, index - 1)
      }
      dropped?.count += 1
      dropped?.index = index - 1
    }
    guard let dropped else { return }
    let noun = dropped.count == 1 ? "strategy" : "strategies"
    let note = MarkdownBlock(
      head: "\n\(Numbers.grouped(dropped.count)) more \(noun) left out.\n")
    excess += note.size - 60
    pieces.insert(note, at: dropped.index)
  }

  private mutating func replace(_ range: ClosedRange<Int>, _ text: String) {
    let note = MarkdownBlock(head: text)
    excess += note.size - pieces[range].reduce(0) { $0 + $1.size }
    pieces.replaceSubrange(range, with: [note])
  }

  /// Leaves out whole pieces from the end where nothing else helps.
  private mutating func dropRest() {
    guard excess > 0 else { return }
    let rest = "\nThe rest is left out.\n"
    excess += rest.utf8.count
    while excess > 0, let piece = pieces.popLast() { excess -= piece.size }
    pieces.append(MarkdownBlock(head: rest))
  }
}
