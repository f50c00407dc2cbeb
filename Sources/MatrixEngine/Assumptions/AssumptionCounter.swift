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

/// Counts the scenarios of a device that rest on each assumed figure.
struct AssumptionCounter {
  private(set) var counts: [AssumedFigure: Int] = [:]

  private let model: MatrixModel
  private let kinds: ScriptKinds
  private let device: DeviceProfile
  private let table: DiagramTable
  /// The scenarios below a configuration, by bar set and kind of script.
  private var barCounts: [Diagram: [Int]] = [:]
  /// The scenarios below a configuration, by language, keyboard and kind of script.
  private var keyboardCounts: [Diagram: [Int]] = [:]

  init(_ model: MatrixModel, _ kinds: ScriptKinds, _ device: Int, _ table: DiagramTable) {
    self.model = model
    self.kinds = kinds
    self.device = model.profiles.devices[device]
    self.table = table
  }

  /// Counts what lies below the device; a scenario applies where the scope is 0.
  mutating func count(_ scope: Diagram) {
    for (o, os) in model.plan.os.enumerated() {
      let afterOS = child(scope, .os, o)
      for (r, orientation) in InterfaceOrientation.allCases.enumerated() {
        let afterOrientation = child(afterOS, .orientation, r)
        var keyboards: [Int] = []
        for (w, window) in model.windows.enumerated() {
          let rest = child(afterOrientation, .window, w)
          if rest.terminal.map({ $0 != 0 }) ?? false { continue }
          guard device.scriptWindows(orientation, window, on: os) != nil else { continue }
          countBars(rest, orientation, window, os)
          let part = countsByKeyboard(rest)
          keyboards = keyboards.isEmpty ? part : zip(keyboards, part).map { $0 + $1 }
        }
        if !keyboards.isEmpty { countKeyboards(keyboards, orientation, os) }
      }
    }
  }

  private func child(_ scope: Diagram, _ parameter: MatrixParameter, _ level: Int) -> Diagram {
    table.child(of: scope, parameter: parameter.rawValue, level: level)
  }

  private mutating func countBars(
    _ rest: Diagram, _ orientation: InterfaceOrientation, _ window: WindowMode, _ os: OSLevel
  ) {
    let counts = countsByBars(rest)
    for (b, bars) in BarSet.allCases.enumerated() {
      for isTurned in [false, true] {
        for isResized in [false, true] {
          let scenarios = kinds.kinds.indices.filter {
            kinds.kinds[$0].isTurned == isTurned && kinds.kinds[$0].isResized == isResized
          }.reduce(0) { $0 + counts[b * kinds.kinds.count + $1] }
          if scenarios == 0 { continue }
          add(
            device.assumptions(
              in: orientation, window, bars, on: os, isTurned: isTurned, isResized: isResized),
            scenarios)
        }
      }
    }
  }

  private mutating func countKeyboards(
    _ counts: [Int], _ orientation: InterfaceOrientation, _ os: OSLevel
  ) {
    let keyboards = model.keyboards
    let size = keyboards.count * kinds.kinds.count
    var byLayout: [KeyboardLayout: [Int]] = [:]
    for (l, locale) in model.profiles.locales.enumerated() {
      let mine = counts[l * size..<(l + 1) * size]
      let sum = byLayout[locale.layout]
      byLayout[locale.layout] = sum.map { zip($0, mine).map { $0 + $1 } } ?? Array(mine)
      for (m, keyboard) in keyboards.enumerated() {
        let start = mine.startIndex + m * kinds.kinds.count
        add(
          locale.assumptions(keyboard.mode), mine[start..<start + kinds.kinds.count].reduce(0, +))
      }
    }
    for (layout, counts) in byLayout {
      for (m, keyboard) in keyboards.enumerated() {
        var cache: [Script.Appearance: Set<AssumedFigure>] = [:]
        for (k, kind) in kinds.kinds.enumerated() {
          let scenarios = counts[m * kinds.kinds.count + k]
          if scenarios == 0 { continue }
          var keys: Set<AssumedFigure> = []
          for appearance in kind.appearances {
            let found =
              cache[appearance]
              ?? device.assumptions(appearance, keyboard, layout, orientation, os)
            cache[appearance] = found
            keys.formUnion(found)
          }
          add(keys, scenarios)
        }
      }
    }
  }

  private mutating func add(_ keys: Set<AssumedFigure>, _ scenarios: Int) {
    for key in keys where scenarios > 0 { counts[key, default: 0] += scenarios }
  }

  private mutating func countsByBars(_ rest: Diagram) -> [Int] {
    if let cached = barCounts[rest] { return cached }
    let counts = counts(rest, by: [.bars])
    barCounts[rest] = counts
    return counts
  }

  private mutating func countsByKeyboard(_ rest: Diagram) -> [Int] {
    if let cached = keyboardCounts[rest] { return cached }
    let counts = counts(rest, by: [.locale, .keyboard])
    keyboardCounts[rest] = counts
    return counts
  }

  /// The scenarios below a configuration by some parameters and the kind of their script.
  private func counts(_ rest: Diagram, by parameters: [MatrixParameter]) -> [Int] {
    // The diagram below a configuration is counted over all parameters, its own included.
    let above = table.sizes.prefix(4).reduce(1, *)
    let whole = table.tally(rest, by: (parameters + [.script]).map(\.rawValue), bins: 1) {
      $0 == 0 ? [0] : []
    }
    let scripts = kinds.kindOfScript.count
    var counts = [Int](repeating: 0, count: whole.count / scripts * kinds.kinds.count)
    for (index, scenarios) in whole.enumerated() {
      let (row, script) = index.quotientAndRemainder(dividingBy: scripts)
      counts[row * kinds.kinds.count + kinds.kindOfScript[script]] += scenarios / above
    }
    return counts
  }
}
