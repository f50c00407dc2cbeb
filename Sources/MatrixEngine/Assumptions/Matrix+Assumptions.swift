package import DeviceProfiles
import InsetCore
package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// The assumed figures of the profiles, by the share of use that rests on each, the largest first.
  ///
  /// A scenario counts for each figure that it rests on, and for each in full.
  ///
  /// - Parameters:
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - threads: The maximum number of threads; nil for one per core.
  /// - Returns: The figures, equal shares in the order of their locations, and how many scenarios
  ///   a run would judge.
  /// - Complexity: No scene is played: a look at each row for each configuration, keyboard and kind
  ///   of script.
  package func assumptions(
    usage: UsageModel? = nil, threads: Int? = nil
  ) -> (figures: [Assumption], applicable: Int) {
    var (table, excluded) = model.possible
    let scope = scope(excluded, in: &table)
    let applicable = table.tally(scope, bins: 1) { $0 == 0 ? [0] : [] }[0]
    let weights = UsageWeights(
      usage ?? UsageModel(name: "", unit: "", distributions: []), in: model.space,
      wasRun: RunLevels(of: scope, in: table) { $0 == 0 }
    ).weights
    guard let weighted = table.weighted(scope, by: weights, where: { $0 == 0 }) else {
      return ([], applicable)
    }
    let kinds = ScriptKinds(model.scripted)
    let devices = Dictionary(grouping: weighted.beginnings(of: 4)) { $0.levels[0] }
      .sorted { $0.key < $1.key }
    let sums = devices.indices.concurrentMap(threads: threads) { index in
      var counter = AssumptionCounter(model, kinds, devices[index].key, weighted)
      counter.add(devices[index].value)
      return counter.shares
    }
    var all: [AssumedFigure: (share: Double, devices: Int)] = [:]
    for sum in sums {
      for (key, share) in sum {
        let old = all[key] ?? (0, 0)
        all[key] = (old.share + share, old.devices + 1)
      }
    }
    let figures = all.map { key, sum in
      Assumption(
        kind: key.kind, keyboard: key.keyboard, place: key.place, rule: key.rule,
        share: sum.share, devices: sum.devices)
    }.sorted { $0.share == $1.share ? $0.order < $1.order : $0.share > $1.share }
    return (figures, applicable)
  }
}

extension Assumption {
  fileprivate var order: [String] {
    let line = String(place?.line ?? 0)
    let padding = String(repeating: "0", count: max(0, 9 - line.count))
    return [
      place?.file ?? "", padding + line, kind.rawValue, rule?.rawValue ?? "",
      keyboard?.rawValue ?? "",
    ]
  }
}

extension [String] {
  fileprivate static func < (a: Self, b: Self) -> Bool { a.lexicographicallyPrecedes(b) }
}

extension DeviceProfile {
  /// The assumed figures of the windows of a script.
  func assumptions(
    in orientation: InterfaceOrientation, _ window: WindowMode, _ bars: BarSet, on os: OSLevel,
    isTurned: Bool, isResized: Bool
  ) -> Set<AssumedFigure> {
    var stages = [(orientation, window)]
    if isTurned, let turned = turned(window, orientation, on: os) {
      stages.append((orientation.turned, turned))
    }
    if isResized, let resized = resized(window, orientation, on: os) {
      stages.append((orientation, resized))
    }
    var keys: Set<AssumedFigure> = []
    for (orientation, window) in stages {
      guard let rows = WindowRows(self, orientation, window, on: os) else { continue }
      keys.formUnion(
        [
          AssumedFigure(.screen, screen), AssumedFigure(.safeArea, rows.safeArea),
          AssumedFigure(.window, rows.window?.frame),
        ].compactMap(\.self))
      keys.formUnion(rows.bars(bars).compactMap { AssumedFigure(.bar, $0.height) })
    }
    return keys
  }

  /// The assumed figure of a keyboard that a script brings up, if it is one.
  func assumptions(
    _ appearance: Script.Appearance, _ level: KeyboardLevel, _ layout: KeyboardLayout,
    _ orientation: InterfaceOrientation, _ os: OSLevel
  ) -> Set<AssumedFigure> {
    let turned = appearance.isTurned ? orientation.turned : orientation
    guard orientations.contains(turned) else { return [] }
    let shown = keyboard(
      appearance.keyboard, beside: level, layout: layout, orientation: turned, on: os)
    let figure = AssumedFigure(.keyboard, shown?.metrics.height, of: shown?.mode)
    return Set([figure].compactMap(\.self))
  }
}

extension InputLocale {
  /// The assumed figure of the bar above the keys, where a keyboard rests on it.
  func assumptions(_ mode: KeyboardMode) -> Set<AssumedFigure> {
    guard mode == .dockedPrediction || mode == .dockedCandidates else { return [] }
    return Set([AssumedFigure(.language, predictionBar, of: mode)].compactMap(\.self))
  }
}
