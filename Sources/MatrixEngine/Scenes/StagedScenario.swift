public import DeviceProfiles
public import InsetCore

/// One scenario's scene, composed on its own.
public struct StagedScenario: Sendable {
  /// What an app could see and what was so.
  public let scene: KeyboardScene
  /// How the first misreporting step does it, if one does.
  public let misreport: Misreport?
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
    let mode = KeyboardMode.allCases[level(.keyboard)]
    let bars = BarSet.allCases[level(.bars)]
    let base = BaseInsets.allCases[level(.base)]
    let script = Script.all[level(.script)]
    guard let stage = device.stage(orientation, window, on: os),
      let surveyed = device.shape(mode, layout: locale.layout, orientation, on: os)
    else { return nil }
    var stages = [stage]
    if window == .full, device.orientations.contains(orientation.turned),
      let turned = device.stage(orientation.turned, .full, on: os)
    {
      stages.append(turned)
    }
    var shape = surveyed.shape
    accessory = Accessory.allCases[level(.accessory)].height
    shape.accessory = accessory
    let tree = ScriptTree(
      Staging(stages: stages.map(\.context), shape: shape), scripts: [script], wanted: [true])
    guard !tree.paths[0].isEmpty else { return nil }
    let behavior = ContentInsetAdjustmentBehavior.allCases[level(.adjustment)]
    let placement = Placement.allCases[level(.placement)]
    scene = KeyboardScene(
      setting: Setting(
        stages: stages.map { $0.context.environment(bars, placement, behavior) },
        base: base.content, indicatorBase: base.indicators),
      steps: tree.tree.nodes.map(\.step))
    misreport = tree.misreports.lazy.compactMap(\.self).first
    safeAreaBottoms = stages.map(\.context.safeArea.bottom)
    let place = PlaceProvenance(stage, turned: stages.dropFirst().first, [])
    provenance = max(
      surveyed.provenance.weakened(by: locale.provenance(of: mode)).weakest(in: script),
      place.first[level(.bars)],
      script.actions.contains(.rotate) ? place.turned[level(.bars)] : .measured)
  }

  /// The lengths that a distance after a step may be equal to.
  func scale(of step: Step, _ truth: Truth) -> AmountScale {
    AmountScale(truth, safeArea: safeAreaBottoms[step.stage], accessory: accessory)
  }
}
