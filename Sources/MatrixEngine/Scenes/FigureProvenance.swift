package import DeviceProfiles

/// The weakest provenance of a keyboard's figures, by the actions that bring them in.
package struct KeyboardProvenance: Hashable, Sendable {
  /// Provenance of no keyboard.
  package init() {}

  /// The rank of each keyboard's figures before and after a rotation, four bits each.
  private var upright: UInt64 = 0
  private var turned: UInt64 = 0
  /// What the main keyboard's fitness for its language rests on.
  private var language = Provenance.confirmed

  package subscript(appearance: Script.Appearance) -> Provenance {
    get {
      let ranks = appearance.isTurned ? turned : upright
      return Provenance.allCases[Int(ranks >> Self.shift(appearance) & 15)]
    }
    set {
      let shift = Self.shift(appearance)
      func setting(_ ranks: UInt64) -> UInt64 {
        ranks & ~(15 << shift) | UInt64(newValue.rank) << shift
      }
      if appearance.isTurned { turned = setting(turned) } else { upright = setting(upright) }
    }
  }

  private static func shift(_ appearance: Script.Appearance) -> Int {
    4 * appearance.keyboard.rawValue
  }

  /// The provenance without the keyboards that nothing brings up.
  package func limited(to appearances: Set<Script.Appearance>) -> KeyboardProvenance {
    var limited = KeyboardProvenance()
    limited.language = language
    for appearance in appearances { limited[appearance] = self[appearance] }
    return limited
  }

  package func weakened(by other: Provenance) -> KeyboardProvenance {
    var weaker = self
    weaker.language = max(language, other)
    return weaker
  }

  /// What a script with these keyboards rests on.
  package func weakest(in appearances: Set<Script.Appearance>) -> Provenance {
    appearances.reduce(language) { max($0, self[$1]) }
  }
}

extension InputLocale {
  /// What a mode's fitness for the language rests on: whether it has the bar is a figure too.
  package func provenance(of mode: KeyboardMode) -> Provenance {
    mode == .dockedPrediction || mode == .dockedCandidates ? predictionBar.provenance : .confirmed
  }
}

/// The weakest provenance of a configuration's figures.
package struct ConfigurationProvenance: Hashable, Sendable {
  /// Screen, safe area, window and bars of the first stage, for each bar set.
  package var first: [Provenance]
  /// The same after a rotation.
  var turned: [Provenance]
  /// The same after the window's size changed.
  var resized: [Provenance]
  /// For each locale, which row of provenances its keyboards have.
  package var keyboards: [Int]

  package init(_ figures: ScriptWindowFigures, _ keyboards: [Int]) {
    func weakest(_ stage: WindowFigures) -> [Provenance] {
      stage.barProvenance.map { max($0, stage.provenance) }
    }
    first = weakest(figures.first)
    turned = figures.turned.map(weakest) ?? first
    resized = figures.resized.map(weakest) ?? first
    self.keyboards = keyboards
  }

  /// What the windows of a script rest on, under a set of bars.
  package func weakest(in script: Script, bars: Int) -> Provenance {
    var weakest = first[bars]
    if script.actions.contains(.rotate) { weakest = max(weakest, turned[bars]) }
    if script.actions.contains(.resize) { weakest = max(weakest, resized[bars]) }
    return weakest
  }
}
