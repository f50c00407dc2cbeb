/// Diagrams as few bytes that a reader walks through once.
///
/// For each parameter from the last to the first: the number of its nodes, then the nodes in the
/// order of their children. A node's children are in level order, in runs: `2(n - 1)` for *n*
/// children that are those of the node before; `4r + 1` for one with the reference *r*; or
/// `4(n - 2) + 3` and a reference for *n* equal ones. Nodes are numbered in this order. A reference
/// is twice a terminal's value plus one, or twice a difference: how much higher the node's number
/// is than that of the child of the node before at the same level, or than 0 where that is none;
/// *d* is written as 2*d*, and below 0 as -2*d* - 1. Numbers are unsigned, seven bits to a byte,
/// the lowest first, so that the most frequent terminals should be the lowest.
package struct CompactDiagrams: Hashable, Sendable {
  package let bytes: [UInt8]
  /// For each root twice its terminal's value plus one, or twice its node's number.
  package let roots: [Int]
}

extension DiagramTable {
  /// The nodes behind some roots as few bytes; equal functions give equal bytes.
  ///
  /// - Complexity: O(*e* log *e*) for *e* edges behind the roots.
  package func compact(_ roots: [Diagram]) -> CompactDiagrams {
    var layers = [[Diagram]](repeating: [], count: sizes.count)
    for node in visit(roots) { layers[parameter(of: node)].append(node) }
    var numbers = NodeMap<Int>()
    var count = 0
    func code(_ diagram: Diagram) -> Int {
      diagram.terminal.map { 2 * $0 + 1 } ?? 2 * (numbers[diagram] ?? 0)
    }
    var writer = CompactWriter()
    for layer in layers.reversed() {
      let rows = layer.map { (node: $0, codes: branches(of: $0).map(code)) }
        .sorted { $0.codes.lexicographicallyPrecedes($1.codes) }
      writer.number(rows.count)
      var before: [Int] = []
      for row in rows {
        writer.children(row.codes, after: before)
        numbers[row.node] = count
        count += 1
        before = row.codes
      }
    }
    return CompactDiagrams(bytes: writer.bytes, roots: roots.map(code))
  }
}

private struct CompactWriter {
  var bytes: [UInt8] = []

  mutating func number(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes the children of a node; of two runs the longer one.
  mutating func children(_ codes: [Int], after before: [Int]) {
    var level = 0
    while level < codes.count {
      let rest = codes[level...]
      let copied = zip(rest, before.dropFirst(level)).prefix { $0 == $1 }.count
      let code = codes[level]
      let equal = rest.prefix { $0 == code }.count
      if copied >= equal {
        number(2 * (copied - 1))
        level += copied
      } else {
        let reference = reference(code, after: level < before.count ? before[level] : 0)
        if equal == 1 {
          number(4 * reference + 1)
        } else {
          number(4 * (equal - 2) + 3)
          number(reference)
        }
        level += equal
      }
    }
  }

  private func reference(_ code: Int, after before: Int) -> Int {
    if code % 2 == 1 { return code }
    let difference = (code - (before % 2 == 1 ? 0 : before)) / 2
    return 2 * (difference < 0 ? -2 * difference - 1 : 2 * difference)
  }
}
