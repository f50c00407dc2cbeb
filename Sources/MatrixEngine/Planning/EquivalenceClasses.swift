import DeviceProfiles
import InsetCore
import MatrixResults
import ScenarioSpaces

/// A partition of the configurations into classes with equal scenes.
///
/// A configuration is a device, OS, orientation and window. For equal levels of the other
/// parameters and the scripts of one ``ScriptPartition`` no app can distinguish configurations of a
/// class, so that one of them is judged for all.
struct EquivalenceClasses {
  /// What configurations of a class have in common.
  struct Class: Hashable, Sendable {
    /// The index of the scripts' partition.
    var partition: Int
    /// The windows that the view can be in.
    var windows: ScriptWindows
    /// The index in ``EquivalenceClasses/grids`` of the keyboards.
    var grid: Int
    /// Which of the remaining levels apply.
    var scope: Diagram
    /// The index in ``EquivalenceClasses/ambiguities``; nil where notifications leave nothing open.
    var ambiguities: Int?
    /// The same in the run to compare with; nil where there is none.
    var reference: Reference?

    /// The scenes of the same configurations in the run to compare with.
    struct Reference: Hashable, Sendable {
      var windows: ScriptWindows
      var grid: Int
      /// For each script, whether some of its scenarios are ambiguous; empty where all surroundings are
      /// the same, and so is what they leave open.
      var isAmbiguous: [Bool]
    }

    /// Whether all scenes are those of the reference.
    var isUnchanged: Bool {
      guard let reference else { return false }
      return windows == reference.windows && grid == reference.grid && ambiguities == nil
        && !reference.isAmbiguous.contains(true)
    }
  }

  struct Configuration: Sendable {
    /// The levels of device, OS, orientation and window.
    var levels: [Int]
    var classIndex: Int
    var provenance: ConfigurationProvenance
    /// The index in ``EquivalenceClasses/surroundings``; -1 where they are not of interest.
    var surroundings = -1
  }

  let partitions: [ScriptPartition]
  /// The configurations in ascending order, once for each partition.
  private(set) var configurations: [Configuration] = []
  var classes: [Class] { classTable.values }
  /// Sets of keyboards: for each locale, an index in ``rows``.
  var grids: [[Int]] { gridTable.values }
  /// The keyboards of a language: for each mode and accessory, an index in ``shapes``; -1 for none.
  var rows: [[Int]] { rowTable.values }
  var shapes: [KeyboardShape] { shapeTable.values }
  /// The provenance of a language's keyboards, for each mode.
  var provenances: [[KeyboardProvenance]] { provenanceTable.values }
  /// What notifications leave open.
  var ambiguities: [Ambiguities] { ambiguityTable.values }

  /// What surrounds the views of configurations in all scripts.
  private(set) var surroundings: [AmbiguityScope] = []

  /// The table of the classes' scopes.
  let table: DiagramTable
  private var liveness: [Diagram: Bool] = [:]
  private var judgedScripts: [Diagram: [Bool]] = [:]
  private var classTable = InternTable<Class>()
  var gridTable = InternTable<[Int]>()
  var rowTable = InternTable<[Int]>()
  var shapeTable = InternTable<KeyboardShape>()
  var provenanceTable = InternTable<[KeyboardProvenance]>()
  private var ambiguityTable = InternTable<Ambiguities>()
  var limitedRows: [LimitedRow: Int] = [:]
  var limitedProvenance: [LimitedRow: Int] = [:]

  /// Partitions the configurations that have a scenario to judge: where the scope is 0.
  ///
  /// - Parameters:
  ///   - model: The space.
  ///   - scope: The scenarios to judge, as 0.
  ///   - possible: All that no constraint excludes, as 0; nil where ambiguity is of no interest.
  ///   - table: The table of both.
  ///   - reference: The run to compare with, of the same scenarios; nil for none.
  ///   - threads: The maximum number of threads; nil for one per core.
  init(
    _ model: MatrixModel, scope: Diagram, possible: Diagram? = nil, in table: DiagramTable,
    comparedWith reference: Matrix.Reference? = nil, threads: Int? = nil
  ) {
    var table = table
    partitions = ScriptPartition.all(model.scripted)
    let exclusions = table.map(scope) { min($0, 1) }  // So that walks end early.
    let scopes = partitions.map { $0.restricted(exclusions, in: &table) }
    self.table = table
    var drafts: [(configuration: Configuration, member: Class)] = []
    var ambiguous = reference.map { AmbiguousInReference($0.result) }
    let itsShift = (reference?.model ?? model).variation.shift
    var wholes = InternTable<AmbiguityScope>()
    let none = [Bool](
      repeating: false, count: model.accessories.count * model.plan.scripts.count)
    for (d, device) in model.profiles.devices.enumerated() {
      let afterDevice = scopes.map { child($0, .device, d) }
      for (o, os) in model.plan.os.enumerated() {
        let afterOS = afterDevice.map { child($0, .os, o) }
        var metrics = KeyboardCache(device, on: os, model.variation.shift)
        var itsMetrics = KeyboardCache(device, on: os, itsShift)
        for (r, orientation) in InterfaceOrientation.allCases.enumerated() {
          let afterOrientation = afterOS.map { child($0, .orientation, r) }
          var all: KeyboardsOfBoth?
          var keyboards: [Int: KeyboardsOfBoth] = [:]
          for (w, window) in model.windows.enumerated() {
            let rests = afterOrientation.map { child($0, .window, w) }
            guard rests.contains(where: { isJudged($0) }),
              let figures = device.scriptWindows(orientation, window, on: os, model.variation)
            else { continue }
            let own = all?.own ?? self.keyboards(orientation, &metrics, model)
            let its =
              all?.its
              ?? (itsShift == model.variation.shift
                ? own : self.keyboards(orientation, &itsMetrics, model))
            all = (own, its)
            let other = reference.flatMap {
              device.scriptWindows(orientation, window, on: os, $0.model.variation)?.windows
            }
            let isSame = other == figures.windows && own.grid == its.grid
            var whole = -1
            // What is the same leaves the same open.
            if let possible, !isSame {
              whole = wholes.index(
                of: AmbiguityScope(
                  windows: figures.windows, grid: own.grid,
                  possible: descend(possible, [d, o, r, w]),
                  judged: rests.map { judged(in: $0) }.reduce(none) { zip($0, $1).map { $0 || $1 } }
                ))
            }
            let isAmbiguous = isSame ? [] : ambiguous?.scripts(in: [d, o, r, w]) ?? []
            for (p, rest) in rests.enumerated() where isJudged(rest) {
              let mine =
                keyboards[p]
                ?? (self.keyboards(own, for: p), self.keyboards(its, for: p))
              keyboards[p] = mine
              let member = Class(
                partition: p, windows: partitions[p].restricted(figures.windows),
                grid: mine.own.grid, scope: rest, ambiguities: nil,
                reference: other.map {
                  Class.Reference(
                    windows: partitions[p].restricted($0), grid: mine.its.grid,
                    isAmbiguous: zip(partitions[p].isMember, isAmbiguous).map { $0 && $1 })
                })
              let configuration = Configuration(
                levels: [d, o, r, w], classIndex: 0,
                provenance: ConfigurationProvenance(figures, mine.own.provenance),
                surroundings: whole)
              drafts.append((configuration, member))
            }
          }
        }
      }
    }
    surroundings = wholes.values
    let found = ambiguities(of: surroundings, model, threads: threads)
    for var draft in drafts {
      let whole = draft.configuration.surroundings
      if whole >= 0 {
        let mine = found[whole].limited(to: partitions[draft.member.partition].isMember)
        draft.member.ambiguities = mine.map { ambiguityTable.index(of: $0) }
      }
      draft.configuration.classIndex = classTable.index(of: draft.member)
      configurations.append(draft.configuration)
    }
  }

  /// The keyboards of a model and those of the run to compare with.
  private typealias KeyboardsOfBoth = (own: Keyboards, its: Keyboards)

  private func descend(_ diagram: Diagram, _ levels: [Int]) -> Diagram {
    levels.enumerated().reduce(diagram) {
      table.child(of: $0, parameter: $1.offset, level: $1.element)
    }
  }

  private func child(_ scope: Diagram, _ parameter: MatrixParameter, _ level: Int) -> Diagram {
    table.child(of: scope, parameter: parameter.rawValue, level: level)
  }

  /// Whether a scope has a scenario to judge.
  private mutating func isJudged(_ scope: Diagram) -> Bool {
    if let cached = liveness[scope] { return cached }
    let isJudged = table.first(scope) { $0 == 0 } != nil
    liveness[scope] = isJudged
    return isJudged
  }

  /// For each accessory and script, whether a scope has a scenario to judge.
  private mutating func judged(in scope: Diagram) -> [Bool] {
    if let cached = judgedScripts[scope] { return cached }
    let counts = table.tally(
      scope, by: [MatrixParameter.accessory.rawValue, MatrixParameter.script.rawValue], bins: 1
    ) { $0 == 0 ? [0] : [] }
    judgedScripts[scope] = counts.map { $0 > 0 }
    return counts.map { $0 > 0 }
  }

  /// For each class, the levels of its configurations in ascending order.
  var members: [[[Int]]] {
    configurations.reduce(into: [[[Int]]](repeating: [], count: classes.count)) {
      $0[$1.classIndex].append($1.levels)
    }
  }

  /// The index of the shape of each locale, mode and accessory of a class in row-major order; -1
  /// for none.
  func cells(of member: Class) -> [Int] { grids[member.grid].flatMap { rows[$0] } }

  /// The work of each configuration, for cutting a run into even parts: the first of a class is
  /// judged for all.
  var work: [Int] {
    var seen: Set<Int> = []
    return configurations.map { seen.insert($0.classIndex).inserted ? 100 : 1 }
  }
}

/// The scripts with ambiguous scenarios in a result, by configuration.
private struct AmbiguousInReference {
  private let result: RunResult
  private var known: [Diagram: [Bool]] = [:]

  init(_ result: RunResult) { self.result = result }

  /// For each script, whether it has ambiguous scenarios in a configuration; empty without strategies.
  mutating func scripts(in levels: [Int]) -> [Bool] {
    guard let strategy = result.strategies.first else { return [] }
    let outcomes = levels.enumerated().reduce(strategy.outcomes) {
      result.table.child(of: $0, parameter: $1.offset, level: $1.element)
    }
    if let found = known[outcomes] { return found }
    let found = result.table.levels(of: MatrixParameter.script.rawValue, in: outcomes) {
      $0 == Outcome.ambiguous.terminal
    }
    known[outcomes] = found
    return found
  }
}
