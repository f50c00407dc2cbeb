public import DeviceProfiles
public import InsetCore
import InsetOracle

/// One scenario's scene, composed on its own.
public struct StagedScenario: Sendable {
  /// What an app could see and what was so.
  public let scene: KeyboardScene
  /// How the first misreporting step does it, if one does.
  public let misreport: OSBehavior?
  /// The weakest provenance of the figures behind the scene.
  public let provenance: Provenance
  /// For each stage, the bottom of the window's own safe area.
  public let safeAreaBottoms: [Double]
  /// The height of the input accessory view, in points.
  public let accessory: Double

  /// Composes the scene of a scenario; nil where the profile has no figures for it.
  public init?(_ scenario: [Int], in model: MatrixModel) {
    func level(_ parameter: MatrixParameter) -> Int { scenario[parameter.rawValue] }
    let device = model.profiles.devices[level(.device)]
    let os = model.plan.os[level(.os)]
    let orientation = InterfaceOrientation.allCases[level(.orientation)]
    let window = model.windows[level(.window)]
    let locale = model.profiles.locales[level(.locale)]
    let keyboard = model.keyboards[level(.keyboard)]
    let bars = BarSet.allCases[level(.bars)]
    let base = BaseInsets.allCases[level(.base)]
    let script = model.plan.scripts[level(.script)]
    let appearances = script.appearances
    var shelf = KeyboardShelf(device, on: os)
    guard let grounds = device.grounds(orientation, window, on: os),
      let surveyed = shelf.shape(
        keyboard, layout: locale.layout, orientation, for: appearances)
    else { return nil }
    var shape = surveyed.shape.limited(to: appearances)
    accessory = model.accessories[level(.accessory)].height
    shape.accessory = accessory
    let tree = ScriptTree(grounds.grounds, shape: shape, scripts: [script], wanted: [true])
    guard !tree.paths[0].isEmpty else { return nil }
    let behavior = ContentInsetAdjustmentBehavior.allCases[level(.adjustment)]
    let placement = Placement.allCases[level(.placement)]
    scene = KeyboardScene(
      setting: Setting(
        stages: tree.stages.map { $0.environment(bars, placement, behavior) },
        base: base.content, indicatorBase: base.indicators),
      steps: tree.tree.nodes.map(\.step))
    misreport = tree.misreports.lazy.compactMap(\.self).first
    safeAreaBottoms = tree.stages.map(\.safeArea.bottom)
    provenance = max(
      surveyed.provenance.weakened(by: locale.provenance(of: keyboard.mode)).weakest(
        in: appearances),
      PlaceProvenance(grounds, []).weakest(in: script, bars: level(.bars)))
  }

  /// The steps, ready to be judged.
  func judged(_ policies: PolicyChoices) -> JudgedSteps {
    var steps = JudgedSteps()
    for step in scene.steps {
      let truth = scene.truth(after: step)
      let scale = AmountScale(truth, safeArea: safeAreaBottoms[step.stage], accessory: accessory)
      steps.append(step, truth, scale, policies)
    }
    return steps
  }
}
