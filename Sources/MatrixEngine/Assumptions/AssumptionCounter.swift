import DeviceProfiles
import InsetCore
import MatrixResults
import ScenarioSpaces

/// Scripts that rest on the same parts of a profile.
struct ScriptKinds: Sendable {
  /// What scripts of one kind have in common.
  struct Kind: Hashable, Sendable {
    var appearances: Set<Script.Appearance>
    var isTurned: Bool
    var isResized: Bool
  }

  private(set) var kinds: [Kind] = []
  private(set) var kindOfScript: [Int] = []

  init(_ scripted: ScriptedKeyboards) {
    var numbers: [Kind: Int] = [:]
    for (script, appearances) in zip(scripted.scripts, scripted.appearances) {
      let kind = Kind(
        appearances: appearances, isTurned: script.actions.contains(.rotate),
        isResized: script.actions.contains(.resize))
      let number = numbers[kind, default: kinds.count]
      if number == kinds.count {
        numbers[kind] = number
        kinds.append(kind)
      }
      kindOfScript.append(number)
    }
  }
}

/// Sums up the shares of a device's scenarios that rest on each assumed figure.
struct AssumptionCounter {
  private(set) var shares: [AssumedFigure: Double] = [:]

  private let model: MatrixModel
  private let kinds: ScriptKinds
  private let device: DeviceProfile
  /// The shares below a configuration, by bar set and kind of script.
  private var barShares: WeightedDiagram.Joint
  /// The shares below a configuration, by language, keyboard and kind of script.
  private var keyboardShares: WeightedDiagram.Joint

  init(_ model: MatrixModel, _ kinds: ScriptKinds, _ device: Int, _ scope: WeightedDiagram) {
    self.model = model
    self.kinds = kinds
    self.device = model.profiles.devices[device]
    func joint(_ parameters: [MatrixParameter]) -> WeightedDiagram.Joint {
      var classes = [MatrixParameter.script.rawValue: kinds.kindOfScript]
      for parameter in parameters {
        classes[parameter.rawValue] = Array(
          model.space.parameters[parameter.rawValue].levels.indices)
      }
      return WeightedDiagram.Joint(scope, of: classes)
    }
    barShares = joint([.bars])
    keyboardShares = joint([.locale, .keyboard])
  }

  /// Adds what lies below the configurations of the device.
  mutating func add(_ configurations: [WeightedDiagram.Beginning]) {
    let groups = Dictionary(grouping: configurations) { Array($0.levels.prefix(3)) }
    for (levels, windows) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (os, orientation) = (
        model.plan.os[levels[1]], InterfaceOrientation.allCases[levels[2]]
      )
      var keyboards: [Double] = []
      for configuration in windows {
        let window = model.windows[configuration.levels[3]]
        guard device.scriptWindows(orientation, window, on: os) != nil else { continue }
        addBars(below: configuration, orientation, window, os)
        let part = keyboardShares.probabilities(below: configuration).map {
          $0 * configuration.probability
        }
        keyboards = keyboards.isEmpty ? part : zip(keyboards, part).map { $0 + $1 }
      }
      if !keyboards.isEmpty { addKeyboards(keyboards, orientation, os) }
    }
  }

  private mutating func addBars(
    below configuration: WeightedDiagram.Beginning, _ orientation: InterfaceOrientation,
    _ window: WindowMode, _ os: OSLevel
  ) {
    let shares = barShares.probabilities(below: configuration)
    for (b, bars) in BarSet.allCases.enumerated() {
      for isTurned in [false, true] {
        for isResized in [false, true] {
          let share = kinds.kinds.indices.filter {
            kinds.kinds[$0].isTurned == isTurned && kinds.kinds[$0].isResized == isResized
          }.reduce(0) { $0 + shares[b * kinds.kinds.count + $1] }
          if share == 0 { continue }
          add(
            device.assumptions(
              in: orientation, window, bars, on: os, isTurned: isTurned, isResized: isResized),
            share * configuration.probability)
        }
      }
    }
  }

  private mutating func addKeyboards(
    _ shares: [Double], _ orientation: InterfaceOrientation, _ os: OSLevel
  ) {
    let keyboards = model.keyboards
    let size = keyboards.count * kinds.kinds.count
    var byLayout: [KeyboardLayout: [Double]] = [:]
    for (l, locale) in model.profiles.locales.enumerated() {
      let mine = shares[l * size..<(l + 1) * size]
      let sum = byLayout[locale.layout]
      byLayout[locale.layout] = sum.map { zip($0, mine).map { $0 + $1 } } ?? Array(mine)
      for (m, keyboard) in keyboards.enumerated() {
        let start = mine.startIndex + m * kinds.kinds.count
        add(
          locale.assumptions(keyboard.mode), mine[start..<start + kinds.kinds.count].reduce(0, +))
      }
    }
    for layout in KeyboardLayout.allCases {
      guard let shares = byLayout[layout] else { continue }
      for (m, keyboard) in keyboards.enumerated() {
        var cache: [Script.Appearance: Set<AssumedFigure>] = [:]
        for (k, kind) in kinds.kinds.enumerated() {
          let share = shares[m * kinds.kinds.count + k]
          if share == 0 { continue }
          var keys: Set<AssumedFigure> = []
          for appearance in kind.appearances {
            let found =
              cache[appearance]
              ?? device.assumptions(appearance, keyboard, layout, orientation, os)
            cache[appearance] = found
            keys.formUnion(found)
          }
          add(keys, share)
        }
      }
    }
  }

  private mutating func add(_ keys: Set<AssumedFigure>, _ share: Double) {
    for key in keys where share > 0 { shares[key, default: 0] += share }
  }
}
