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
  }

  struct Configuration: Sendable {
    /// The levels of device, OS, orientation and window.
    var levels: [Int]
    var classIndex: Int
    var provenance: ConfigurationProvenance
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
  ///   - threads: The maximum number of threads; nil for one per core.
  init(
    _ model: MatrixModel, scope: Diagram, possible: Diagram? = nil, in table: DiagramTable,
    threads: Int? = nil
  ) {
    var table = table
    partitions = ScriptPartition.all(model.scripted)
    let exclusions = table.map(scope) { min($0, 1) }  // So that walks end early.
    let scopes = partitions.map { $0.restricted(exclusions, in: &table) }
    self.table = table
    var drafts: [(configuration: Configuration, member: Class, whole: Int)] = []
    var wholes = InternTable<AmbiguityScope>()
    let none = [Bool](
      repeating: false, count: model.accessories.count * model.plan.scripts.count)
    for (d, device) in model.profiles.devices.enumerated() {
      let afterDevice = scopes.map { child($0, .device, d) }
      for (o, os) in model.plan.os.enumerated() {
        let afterOS = afterDevice.map { child($0, .os, o) }
        var metrics = KeyboardCache(device, on: os, model.variation.shift)
        for (r, orientation) in InterfaceOrientation.allCases.enumerated() {
          let afterOrientation = afterOS.map { child($0, .orientation, r) }
          var all: Keyboards?
          var keyboards: [Int: Keyboards] = [:]
          for (w, window) in model.windows.enumerated() {
            let rests = afterOrientation.map { child($0, .window, w) }
            guard rests.contains(where: { isJudged($0) }),
              let figures = device.scriptWindows(orientation, window, on: os, model.variation)
            else { continue }
            let every = all ?? self.keyboards(orientation, &metrics, model)
            all = every
            var whole = -1
            if let possible {
              whole = wholes.index(
                of: AmbiguityScope(
                  windows: figures.windows, grid: every.grid,
                  possible: descend(possible, [d, o, r, w]),
                  judged: rests.map { judged(in: $0) }.reduce(none) { zip($0, $1).map { $0 || $1 } }
                ))
            }
            for (p, rest) in rests.enumerated() where isJudged(rest) {
              let mine = keyboards[p] ?? self.keyboards(every, for: p)
              keyboards[p] = mine
              let member = Class(
                partition: p, windows: partitions[p].restricted(figures.windows),
                grid: mine.grid, scope: rest, ambiguities: nil)
              let configuration = Configuration(
                levels: [d, o, r, w], classIndex: 0,
                provenance: ConfigurationProvenance(figures, mine.provenance))
              drafts.append((configuration, member, whole))
            }
          }
        }
      }
    }
    let found = ambiguities(of: wholes.values, model, threads: threads)
    for var draft in drafts {
      if draft.whole >= 0 {
        let mine = found[draft.whole].limited(to: partitions[draft.member.partition].isMember)
        draft.member.ambiguities = mine.map { ambiguityTable.index(of: $0) }
      }
      draft.configuration.classIndex = classTable.index(of: draft.member)
      configurations.append(draft.configuration)
    }
  }

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
