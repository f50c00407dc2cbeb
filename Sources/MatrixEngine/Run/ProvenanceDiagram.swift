import DeviceProfiles
import ScenarioSpaces

/// The weakest provenance of a keyboard's figures, by the actions that bring them in.
struct KeyboardProvenance: Hashable, Sendable {
  /// The rank of each keyboard's figures in each orientation, two bits each.
  private var ranks: UInt64 = 0
  /// What the main keyboard's fitness for its language rests on.
  private var language = Provenance.measured

  subscript(appearance: Script.Appearance) -> Provenance {
    get { Provenance.allCases[Int(ranks >> Self.shift(appearance) & 3)] }
    set {
      let shift = Self.shift(appearance)
      ranks = ranks & ~(3 << shift) | UInt64(newValue.rank) << shift
    }
  }

  private static func shift(_ appearance: Script.Appearance) -> Int {
    2 * (2 * appearance.keyboard.rawValue + (appearance.isTurned ? 1 : 0))
  }

  func weakened(by other: Provenance) -> KeyboardProvenance {
    var weaker = self
    weaker.language = max(language, other)
    return weaker
  }

  /// What a script with these keyboards rests on.
  func weakest(in appearances: Set<Script.Appearance>) -> Provenance {
    appearances.reduce(language) { max($0, self[$1]) }
  }
}

extension InputLocale {
  /// What a mode's fitness for the language rests on: whether it has the bar is a figure too.
  func provenance(of mode: KeyboardMode) -> Provenance {
    mode == .dockedPrediction || mode == .dockedCandidates ? predictionBar.provenance : .measured
  }
}

/// The weakest provenance of a place's figures.
struct PlaceProvenance: Hashable, Sendable {
  /// Screen, safe area, window and bars of the first stage, for each bar set.
  var first: [Provenance]
  /// The same after a rotation.
  var turned: [Provenance]
  /// The same after the window's size changed.
  var resized: [Provenance]
  /// For each locale, which row of provenances its keyboards have.
  var keyboards: [Int]

  init(_ grounds: SurveyedGrounds, _ keyboards: [Int]) {
    func weakest(_ stage: SurveyedStage) -> [Provenance] {
      stage.barProvenance.map { max($0, stage.provenance) }
    }
    first = weakest(grounds.first)
    turned = grounds.turned.map(weakest) ?? first
    resized = grounds.resized.map(weakest) ?? first
    self.keyboards = keyboards
  }

  /// What the surroundings of a script rest on, under a set of bars.
  func weakest(in script: Script, bars: Int) -> Provenance {
    var weakest = first[bars]
    if script.actions.contains(.rotate) { weakest = max(weakest, turned[bars]) }
    if script.actions.contains(.resize) { weakest = max(weakest, resized[bars]) }
    return weakest
  }
}

/// Builds the diagram of the weakest provenance that each scenario rests on: terminals are ranks.
struct ProvenanceDiagram {
  private var scripts: [Key: Diagram] = [:]
  private var places: [PlaceProvenance: Diagram] = [:]

  private let scripted: ScriptedKeyboards
  /// The rows that places name: the provenance of each mode's keyboards.
  private let rows: [[KeyboardProvenance]]

  init(_ scripted: ScriptedKeyboards, rows: [[KeyboardProvenance]]) {
    self.scripted = scripted
    self.rows = rows
  }

  private struct Key: Hashable {
    /// The place without its keyboards.
    var place: PlaceProvenance
    var keyboard: KeyboardProvenance
  }

  /// The diagram of a place over the parameters from the locale on.
  mutating func diagram(
    of place: PlaceProvenance, in table: inout DiagramTable
  ) -> Diagram {
    if let known = places[place] { return known }
    var bare = place
    bare.keyboards = []
    var known: [Int: Diagram] = [:]
    let diagram = table.node(
      MatrixParameter.locale.rawValue,
      place.keyboards.map { row in
        if let diagram = known[row] { return diagram }
        let diagram = table.node(
          MatrixParameter.keyboard.rawValue,
          rows[row].map { barsDiagram(Key(place: bare, keyboard: $0), in: &table) })
        known[row] = diagram
        return diagram
      })
    places[place] = diagram
    return diagram
  }

  private mutating func barsDiagram(_ key: Key, in table: inout DiagramTable) -> Diagram {
    if let known = scripts[key] { return known }
    let diagram = table.node(
      MatrixParameter.bars.rawValue,
      key.place.first.indices.map { bars in
        table.node(
          MatrixParameter.script.rawValue,
          scripted.scripts.indices.map { script in
            let place = key.place.weakest(in: scripted.scripts[script], bars: bars)
            let keyboard = key.keyboard.weakest(in: scripted.appearances[script])
            return .terminal(max(place, keyboard).rank)
          })
      })
    scripts[key] = diagram
    return diagram
  }
}
