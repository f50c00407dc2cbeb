import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

extension ByteWriter {
  /// All that is before the diagrams.
  mutating func write(head result: RunResult) {
    write(model: result)
    write(strategies: result.strategies)
    write(result.scenes.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
  }

  private mutating func write(model result: RunResult) {
    let model = result.model
    write(model.space.parameters) { writer, parameter in
      writer.write(parameter.name)
      writer.write(parameter.levels) { $0.write($1) }
    }
    write(model.digest)
    write(model.constraints) { $0.write($1) }
    write(model.runs) { writer, run in
      writer.write(run.name)
      writer.write(run.query)
    }
    write(model.query)
    write(model.gate.exact) { $0.write($1) }
    write(model.gate.except) { $0.write($1) }
    write(model.without) { $0.write($1) }
    write(Policy.allCases.filter { model.policies.contains(PolicyChoices($0)) }) {
      $0.write($1.rawValue)
    }
    write(model.steps) { writer, steps in writer.write(steps) { $0.write($1) } }
    write(model.properties) { writer, property in
      writer.write(property.parameter.rawValue)
      writer.write(property.name)
      writer.write(bits: property.holds)
    }
    for labels in model.labels { for label in labels { write(label) } }
    write(result.shard?.index ?? 0)
    write(result.shard?.count ?? 0)
    write(result.isComplete ? 1 : 0)
  }

  /// Truth values, seven to a byte.
  private mutating func write(bits: [Bool]) {
    for start in stride(from: 0, to: bits.count, by: 7) {
      let bits = bits[start..<min(start + 7, bits.count)]
      write(bits.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
    }
  }

  private mutating func write(strategies: [StrategyResult]) {
    write(strategies) { writer, strategy in
      writer.write(strategy.id)
      let about = strategy.about
      for text in [about.name, about.group.rawValue, about.summary, about.formula, about.reading] {
        writer.write(text)
      }
      writer.write(about.publications) { writer, publication in
        for text in [
          publication.project, publication.version, publication.date, publication.license,
          publication.code, publication.link,
        ] { writer.write(text) }
      }
      writer.write(about.weaknesses) { writer, weakness in
        writer.write(weakness.sentence)
        writer.write(weakness.effects) { writer, effect in writer.write(effect.rawValue) }
        writer.write(weakness.query == nil ? 0 : weakness.isOften ? 2 : 1)
        if let query = weakness.query { writer.write(query) }
      }
      switch strategy.mechanism {
      case .insets: writer.write(0)
      case .translation: writer.write(1)
      case .bottomConstraint(let padding):
        writer.write(2)
        writer.write(padding.bitPattern)
      }
      for extreme in [strategy.worstScenarios.hidden, strategy.worstScenarios.gap] {
        writer.write(extreme == nil ? 0 : 1)
        if let extreme {
          writer.write(extreme.points.bitPattern)
          writer.write(extreme.position)
        }
      }
    }
  }

  /// The nodes behind some roots, and the roots.
  mutating func write(_ roots: [Diagram], of table: DiagramTable) {
    var numbers = NodeMap<Int>()
    var nodes = ByteWriter()
    func reference(_ diagram: Diagram) -> Int {
      diagram.terminal.map { $0 * 2 + 1 } ?? (numbers[diagram] ?? 0) * 2
    }
    let visited = table.visit(roots)
    for (number, diagram) in visited.enumerated() {
      numbers[diagram] = number
      nodes.write(table.parameter(of: diagram))
      nodes.write(runs: table.children(of: diagram).map(reference))
    }
    write(visited.count)
    append(nodes.bytes)
    for root in roots { write(reference(root)) }
  }

  /// The nodes of a table from a number on, and roots; all are referred to by their numbers.
  mutating func write(from first: Int, of table: DiagramTable, _ roots: [Diagram]) {
    func reference(_ diagram: Diagram) -> Int {
      diagram.terminal.map { $0 * 2 + 1 } ?? diagram.number * 2
    }
    write(table.nodeCount - first)
    for number in first..<table.nodeCount {
      let diagram = table.node(numbered: number)
      write(table.parameter(of: diagram))
      write(runs: table.children(of: diagram).map(reference))
    }
    for root in roots { write(reference(root)) }
  }

  /// Numbers whose equal neighbors are written once; the reader knows how many there are in all.
  private mutating func write(runs numbers: [Int]) {
    var rest = numbers[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      write(count)
      write(first)
      rest = rest.dropFirst(count)
    }
  }
}
