import DeviceProfiles
import InsetCore
import MatrixResults
import ScenarioSpaces

/// Plays every scene of one equivalence class to every strategy.
struct ClassJudge {
  let context: JudgingContext

  /// Adds the diagram of a unit, over the parameters from the locale on.
  ///
  /// Keyboards that languages share are judged once, and so are layouts that shapes share.
  func judge(_ index: Int, _ unit: WorkPlan.Unit, into sum: inout UnitOutcomes) {
    var table = sum.begin(sizes: context.scopes.sizes)
    let classes = context.classes
    let member = classes.classes[unit.classIndex]
    let grid = classes.grids[member.grid]
    if member.isUnchanged {
      (sum.roots[index], sum.worst[index]) = (.terminal(0), context.noWorst)
      (sum.scenes[unit.classIndex], sum.table) = (0, table)
      return
    }
    let reference = member.reference.map { Reference($0, in: classes, beside: member) }
    let (available, space) = (context.available, context.model.space)
    let isAvailable = available.isAvailable(inAny: unit.configurations)
    var languages = JudgedLevels<LanguageKey>(available.locales)
    var shapes = JudgedLevels<ShapeKey>(available.keyboards)
    var worst = context.noWorst
    var variants: [[WindowContext]: LayoutVariants] = [:]
    var ambiguous = AmbiguousScripts(
      member.ambiguities.map { classes.ambiguities[$0] }, context)
    var selections: [Diagram: ScriptSelection] = [:]
    var scenes = 0
    sum.roots[index] = context.diagram(
      over: .locale ... .locale, of: member.scope, in: &table
    ) { locale, scope, table in
      let language = LanguageKey(
        row: grid[locale[0]], reference: reference?.grid[locale[0]], scope: scope,
        ambiguities: ambiguous.keyboards(of: locale[0]))
      if let diagram = languages.diagram(of: language, at: locale) { return diagram }
      let isFirstLanguage = languages.isNew(language)
      let isAvailable = isAvailable.and(languages.isAvailable(at: locale))
      let row = classes.rows[language.row]
      var worstOfLocale = context.noWorst
      let diagram = context.diagram(
        over: .keyboard ... .accessory, of: scope, in: &table
      ) { keyboard, scope, table in
        let selection = selections[scope] ?? ScriptSelection(scope, context)
        selections[scope] = selection
        let cell = keyboard[0] * context.model.accessories.count + keyboard[1]
        let shape = { (row: [Int]) in
          row[cell] < 0 ? nil : classes.shapes[row[cell]].limited(to: selection.appearances)
        }
        guard let own = shape(row) else { return .terminal(0) }
        let key = ShapeKey(
          shape: own, reference: language.reference.flatMap { shape(classes.rows[$0]) },
          scope: scope, ambiguities: ambiguous.keyboard(at: locale + keyboard),
          locales: available.locales.kind(of: locale))
        if let diagram = shapes.diagram(of: key, at: keyboard) { return diagram }
        let isFirst = isFirstLanguage && shapes.isNew(key)
        var judge = ShapeJudge(
          context, member.windows, key.shape, selection, scope,
          at: unit.configuration + locale + keyboard, keyboard: key.ambiguities,
          isAvailable: isAvailable.and(shapes.isAvailable(at: keyboard)))
        if let reference, let shape = key.reference {
          judge.leaveOut(
            reference.windows, shape, selection, except: reference.isAlwaysJudged)
        }
        let stages = judge.stages
        let diagram = judge.judge(
          &variants[stages, default: LayoutVariants(stages)], &ambiguous, &table, into: &sum)
        if isFirst { scenes += judge.scenes }
        worstOfLocale.keep(
          judge.worst, from: space.position(of: Self.configuration + [0] + keyboard))
        shapes.insert(diagram, of: key, at: keyboard)
        return diagram
      }
      worst.keep(worstOfLocale, from: space.position(of: Self.configuration + locale))
      languages.insert(diagram, of: language, at: locale)
      return diagram
    }
    sum.worst[index] = worst
    sum.scenes[unit.classIndex] = scenes
    sum.table = table
  }

  func scenes(of classIndex: Int) -> Int {
    var sum = UnitOutcomes()
    judge(
      0, WorkPlan.Unit(classIndex: classIndex, configurations: [Self.configuration]), into: &sum)
    return sum.scenes[classIndex] ?? 0
  }

  /// The scenes of a class in the run to compare with.
  private struct Reference {
    let windows: ScriptWindows
    /// For each locale, the index of its keyboards.
    let grid: [Int]
    /// For each script, whether it is judged although its steps are the same, because it may be
    /// ambiguous in one of the runs.
    let isAlwaysJudged: [Bool]

    init(
      _ reference: EquivalenceClasses.Class.Reference, in classes: EquivalenceClasses,
      beside member: EquivalenceClasses.Class
    ) {
      windows = reference.windows
      grid = classes.grids[reference.grid]
      let ambiguities = member.ambiguities.map { classes.ambiguities[$0] }
      var isAlwaysJudged =
        reference.isAmbiguous.isEmpty
        ? classes.partitions[member.partition].isMember.map { _ in false } : reference.isAmbiguous
      for owner in (ambiguities?.candidates ?? []).flatMap({ $0.members.flatMap(\.owners) }) {
        for script in owner.scripts { isAlwaysJudged[script] = true }
      }
      self.isAlwaysJudged = isAlwaysJudged
    }
  }

  /// The first configuration of a space.
  private static let configuration = [0, 0, 0, 0]

  private struct LanguageKey: Hashable {
    /// The index of its keyboards.
    var row: Int
    /// The index of the keyboards in the run to compare with.
    var reference: Int?
    var scope: Diagram
    /// The indices of its keyboards in the class's ambiguities.
    var ambiguities: ArraySlice<Int>
  }

  private struct ShapeKey: Hashable {
    var shape: KeyboardShape
    /// The shape in the run to compare with.
    var reference: KeyboardShape?
    var scope: Diagram
    /// The index of the keyboards in the class's ambiguities.
    var ambiguities: Int
    /// The kind of the locales, by the strategies that are available there.
    var locales: Int
  }
}

/// The scripts that a scope has, and the keyboards that they bring up.
struct ScriptSelection {
  let isSelected: [Bool]
  let appearances: Set<Script.Appearance>

  init(_ scope: Diagram, _ context: JudgingContext) {
    isSelected = context.scopes.levels(of: MatrixParameter.script.rawValue, in: scope) { $0 == 0 }
    appearances = zip(isSelected, context.model.scripted.appearances).reduce(into: []) {
      if $1.0 { $0.formUnion($1.1) }
    }
  }
}
