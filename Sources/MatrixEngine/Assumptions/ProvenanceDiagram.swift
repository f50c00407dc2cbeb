import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// Builds the diagram of the weakest provenance that each scenario rests on: terminals are ranks.
struct ProvenanceDiagram {
  private var scripts: [Key: Diagram] = [:]
  private var configurations: [ConfigurationProvenance: Diagram] = [:]

  private let scripted: ScriptedKeyboards
  /// The rows that configurations name: the provenance of each mode's keyboards.
  private let rows: [[KeyboardProvenance]]

  init(_ scripted: ScriptedKeyboards, rows: [[KeyboardProvenance]]) {
    self.scripted = scripted
    self.rows = rows
  }

  private struct Key: Hashable {
    /// The configuration without its keyboards.
    var configuration: ConfigurationProvenance
    var keyboard: KeyboardProvenance
  }

  /// The diagram of a configuration over the parameters from the locale on.
  mutating func diagram(
    of configuration: ConfigurationProvenance, in table: inout DiagramTable
  ) -> Diagram {
    if let cached = configurations[configuration] { return cached }
    var bare = configuration
    bare.keyboards = []
    var cache: [Int: Diagram] = [:]
    let diagram = table.node(
      MatrixParameter.locale.rawValue,
      configuration.keyboards.map { row in
        if let diagram = cache[row] { return diagram }
        let diagram = table.node(
          MatrixParameter.keyboard.rawValue,
          rows[row].map { barsDiagram(Key(configuration: bare, keyboard: $0), in: &table) })
        cache[row] = diagram
        return diagram
      })
    configurations[configuration] = diagram
    return diagram
  }

  private mutating func barsDiagram(_ key: Key, in table: inout DiagramTable) -> Diagram {
    if let cached = scripts[key] { return cached }
    let diagram = table.node(
      MatrixParameter.bars.rawValue,
      key.configuration.first.indices.map { bars in
        table.node(
          MatrixParameter.script.rawValue,
          scripted.scripts.indices.map { script in
            let configuration = key.configuration.weakest(in: scripted.scripts[script], bars: bars)
            let keyboard = key.keyboard.weakest(in: scripted.appearances[script])
            return .terminal(max(configuration, keyboard).rank)
          })
      })
    scripts[key] = diagram
    return diagram
  }
}
