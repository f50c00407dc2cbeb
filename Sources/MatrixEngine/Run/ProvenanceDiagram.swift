import DeviceProfiles
import ScenarioSpaces

/// The weakest provenance of a keyboard's figures, by the actions that bring them in.
struct KeyboardProvenance: Hashable, Sendable {
  var main = Provenance.measured
  var emoji = Provenance.measured
  var rotated = Provenance.measured
  var floating = Provenance.measured

  init() {}

  init(main: Provenance, emoji: Provenance?, rotated: Provenance?, floating: Provenance?) {
    self.main = main
    self.emoji = emoji ?? .measured
    self.rotated = rotated ?? .measured
    self.floating = floating ?? .measured
  }

  func weakened(by other: Provenance) -> KeyboardProvenance {
    var weaker = self
    weaker.main = max(main, other)
    return weaker
  }

  /// What a script rests on.
  func weakest(in script: Script) -> Provenance {
    script.actions.reduce(Provenance.measured) { weakest, action in
      switch action {
      case .show: max(weakest, main)
      case .emoji: max(weakest, emoji)
      case .rotate: max(weakest, rotated)
      case .float: max(weakest, floating)
      case .hide: weakest
      }
    }
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
  /// For each locale and mode.
  var keyboards: [KeyboardProvenance]

  init(_ stage: SurveyedStage, turned: SurveyedStage?, _ keyboards: [KeyboardProvenance]) {
    first = stage.barProvenance.map { max($0, stage.provenance) }
    self.turned =
      turned.map { turned in turned.barProvenance.map { max($0, turned.provenance) } }
      ?? first
    self.keyboards = keyboards
  }
}

/// Builds the diagram of the weakest provenance that each scenario rests on: terminals are ranks.
struct ProvenanceDiagram {
  private var scripts: [Key: Diagram] = [:]
  private var places: [PlaceProvenance: Diagram] = [:]

  private struct Key: Hashable {
    var first: [Provenance]
    var turned: [Provenance]
    var keyboard: KeyboardProvenance
  }

  /// The diagram of a place over the parameters from the locale on.
  mutating func diagram(
    of place: PlaceProvenance, in table: inout DiagramTable
  ) -> Diagram {
    if let known = places[place] { return known }
    let modes = KeyboardMode.allCases.count
    let locales = place.keyboards.count / modes
    let diagram = table.node(
      MatrixParameter.locale.rawValue,
      (0..<locales).map { locale in
        table.node(
          MatrixParameter.keyboard.rawValue,
          (0..<modes).map { mode in
            let keyboard = place.keyboards[locale * modes + mode]
            return barsDiagram(
              Key(first: place.first, turned: place.turned, keyboard: keyboard), in: &table)
          })
      })
    places[place] = diagram
    return diagram
  }

  private mutating func barsDiagram(_ key: Key, in table: inout DiagramTable) -> Diagram {
    if let known = scripts[key] { return known }
    let diagram = table.node(
      MatrixParameter.bars.rawValue,
      zip(key.first, key.turned).map { first, turned in
        table.node(
          MatrixParameter.script.rawValue,
          Script.all.map { script in
            let stages = script.actions.contains(.rotate) ? max(first, turned) : first
            return .terminal(max(stages, key.keyboard.weakest(in: script)).rank)
          })
      })
    scripts[key] = diagram
    return diagram
  }
}
