import ScenarioSpaces
import TestSupport
import Testing

@Test(arguments: 0..<60 as Range<UInt64>)
func `Compact diagrams are the same functions`(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  let sizes = RandomFunction.sizes(using: &random)
  let function = RandomFunction(over: sizes, using: &random)
  var table = DiagramTable(sizes: sizes)
  let root = function.diagram(in: &table)
  let doubled = table.map(root) { $0 * 2 }
  let compact = table.compact([root, doubled, .terminal(5)])
  let reader = CompactReader(compact, sizes: sizes)
  let scenarios = RandomFunction.scenarios(sizes)
  #expect(scenarios.map { reader.value(of: compact.roots[0], at: $0) } == function.values)
  #expect(
    scenarios.map { reader.value(of: compact.roots[1], at: $0) } == function.values.map { $0 * 2 })
  #expect(compact.roots[2] == 11)
}

@Test(arguments: 0..<60 as Range<UInt64>)
func `Compact diagrams do not depend on how a table came about`(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  let sizes = RandomFunction.sizes(using: &random)
  let function = RandomFunction(over: sizes, using: &random)
  var plain = DiagramTable(sizes: sizes)
  let root = function.diagram(in: &plain)
  var other = DiagramTable(sizes: sizes)
  let parts = function.diagramFromParts(in: &other, using: &random)
  #expect(plain.compact([root]) == other.compact([parts]))
}

/// Reads the bytes as their description says.
private struct CompactReader {
  private var nodes: [(parameter: Int, children: [Int])] = []

  init(_ compact: CompactDiagrams, sizes: [Int]) {
    var rest = compact.bytes[...]
    func number() -> Int {
      var (number, shift) = (0, 0)
      while let byte = rest.popFirst() {
        number |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return number
    }
    for parameter in sizes.indices.reversed() {
      var before: [Int] = []
      for _ in 0..<number() {
        var children: [Int] = []
        while children.count < sizes[parameter] {
          let token = number()
          if token % 2 == 0 {
            children += before[children.count...(children.count + token / 2)]
          } else {
            let code = token % 4 == 1 ? token / 4 : number()
            let length = token % 4 == 1 ? 1 : token / 4 + 2
            let last =
              before.isEmpty || before[children.count] % 2 == 1 ? 0 : before[children.count]
            let step = code / 2
            let difference = step % 2 == 1 ? -(step + 1) / 2 : step / 2
            let reference = code % 2 == 1 ? code : last + 2 * difference
            children += repeatElement(reference, count: length)
          }
        }
        nodes.append((parameter, children))
        before = children
      }
    }
    #expect(rest.isEmpty)
  }

  func value(of root: Int, at scenario: [Int]) -> Int {
    var reference = root
    while reference % 2 == 0 {
      let node = nodes[reference / 2]
      reference = node.children[scenario[node.parameter]]
    }
    return reference / 2
  }
}
