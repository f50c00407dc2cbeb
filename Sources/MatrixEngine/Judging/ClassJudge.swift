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
        row: grid[locale[0]], scope: scope, ambiguities: ambiguous.keyboards(of: locale[0]))
      let position = space.position(of: Self.configuration + locale)
      if let diagram = languages.diagram(
        of: language, at: locale, worst: &worst, position: position)
      {
        return diagram
      }
      let row = classes.rows[language.row]
      var worstOfLocale = context.noWorst
      let diagram = context.diagram(
        over: .keyboard ... .accessory, of: scope, in: &table
      ) { keyboard, scope, table in
        let selection = selections[scope] ?? ScriptSelection(scope, context)
        selections[scope] = selection
        let cell = row[keyboard[0] * context.model.accessories.count + keyboard[1]]
        let key = ShapeKey(
          shape: classes.shapes[cell].limited(to: selection.appearances), scope: scope,
          ambiguities: ambiguous.keyboard(at: locale + keyboard))
        let position = space.position(of: Self.configuration + [0] + keyboard)
        if let diagram = shapes.diagram(
          of: key, at: keyboard, worst: &worstOfLocale, position: position)
        {
          return diagram
        }
        var judge = ShapeJudge(
          context, member.windows, key.shape, selection, scope,
          at: unit.configuration + locale + keyboard, keyboard: key.ambiguities,
          isAvailable: isAvailable)
        let stages = judge.stages
        let diagram = judge.judge(
          &variants[stages, default: LayoutVariants(stages)], &ambiguous, &table, into: &sum)
        scenes += judge.scenes
        shapes.insert(diagram, worst: judge.worst, of: key)
        return shapes.diagram(of: key, at: keyboard, worst: &worstOfLocale, position: position)
          ?? diagram
      }
      languages.insert(diagram, worst: worstOfLocale, of: language)
      return languages.diagram(of: language, at: locale, worst: &worst, position: position)
        ?? diagram
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

  /// The first configuration of a space.
  private static let configuration = [0, 0, 0, 0]

  private struct LanguageKey: Hashable {
    /// The index of its keyboards.
    var row: Int
    var scope: Diagram
    /// The indices of its keyboards in the class's ambiguities.
    var ambiguities: ArraySlice<Int>
  }

  private struct ShapeKey: Hashable {
    var shape: KeyboardShape
    var scope: Diagram
    /// The index of the keyboards in the class's ambiguities.
    var ambiguities: Int
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
