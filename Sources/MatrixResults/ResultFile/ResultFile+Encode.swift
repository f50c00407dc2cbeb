import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

extension ByteWriter {
  /// All that is before the diagrams.
  mutating func write(head result: RunResult) {
    write(model: result)
    write(strategies: result.strategies)
    write(result.classes.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value.scenes)
      writer.write(entry.value.digest)
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
    write(model.with) { $0.write($1) }
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
      for text in [
        about.name, about.group.rawValue, about.animation.timing.rawValue, about.animation.source,
        about.summary, about.formula, about.reading,
      ] { writer.write(text) }
      writer.write(about.publications) { writer, publication in
        for text in [
          publication.project, publication.version, publication.date, publication.license,
          publication.code, publication.link,
        ] { writer.write(text) }
      }
      writer.write(about.availability) { writer, availability in
        writer.write(availability.query)
        writer.write(availability.source)
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
    var (shapes, references) = (ByteWriter(), ByteWriter())
    var last = [[NodeRun]](repeating: [], count: table.sizes.count)
    func reference(_ diagram: Diagram) -> Int {
      diagram.terminal.map { $0 * 2 + 1 } ?? (numbers[diagram] ?? 0) * 2
    }
    let visited = table.visit(roots)
    for (number, diagram) in visited.enumerated() {
      numbers[diagram] = number
      let parameter = table.parameter(of: diagram)
      let runs = NodeRun.runs(of: table.children(of: diagram).map(reference))
      let before = last[parameter]
      let isAlike =
        runs.count == before.count && zip(runs, before).allSatisfy { $0.count == $1.count }
      shapes.write(parameter)
      if isAlike { shapes.write(0) }
      for (index, run) in runs.enumerated() {
        if isAlike {
          references.write(signed: run.reference - before[index].reference)
        } else {
          shapes.write(run.count)
          references.write(run.reference)
        }
      }
      last[parameter] = runs
    }
    write(visited.count)
    write(shapes.bytes.count)
    append(shapes.bytes)
    append(references.bytes)
    for root in roots { write(reference(root)) }
  }

  /// A number near zero: twice itself, or twice its absolute value less one if it is negative.
  private mutating func write(signed number: Int) {
    write(UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
  }
}

/// Equal neighbors among the children of a node, as one reference and their count.
struct NodeRun {
  var count: Int
  /// Twice a terminal's value plus one, or twice a node's number.
  var reference: Int

  static func runs(of references: [Int]) -> [NodeRun] {
    var runs: [NodeRun] = []
    for reference in references {
      if runs.last?.reference == reference {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(NodeRun(count: 1, reference: reference))
      }
    }
    return runs
  }
}
