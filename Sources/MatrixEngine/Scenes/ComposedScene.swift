package import DeviceProfiles
package import InsetCore
package import MatrixResults

/// One scenario's scene, composed on its own.
package struct ComposedScene: Sendable {
  /// What an app can see, and the truth.
  package let scene: KeyboardScene
  /// The weakest provenance of the figures behind the scene.
  package let provenance: Provenance
  /// For each stage, the window's own safe area, without bars.
  package let safeAreas: [Insets]
  /// The height of the input accessory view, in points.
  package let accessory: Double
  /// For each step, the keyboard on screen afterwards, nil for none, and the height of the accessory
  /// view on top of it.
  package let keyboards: [(level: KeyboardLevel?, accessory: Double)]

  /// Composes the scene of a scenario; nil where the profile has no figures for it.
  package init?(_ scenario: [Int], in model: MatrixModel) {
    func level(_ parameter: MatrixParameter) -> Int { scenario[parameter.rawValue] }
    let device = model.profiles.devices[level(.device)]
    let os = model.plan.os[level(.os)]
    let orientation = InterfaceOrientation.allCases[level(.orientation)]
    let window = model.windows[level(.window)]
    let locale = model.profiles.locales[level(.locale)]
    let keyboard = model.keyboards[level(.keyboard)]
    let script = model.plan.scripts[level(.script)]
    let appearances = script.appearances
    var cache = KeyboardCache(device, on: os, model.variation.shift)
    guard let windows = device.scriptWindows(orientation, window, on: os, model.variation),
      let figures = cache.shape(
        keyboard, layout: locale.layout, orientation, for: appearances)
    else { return nil }
    let shape = figures.shape.limited(to: appearances).with(model.accessories[level(.accessory)])
    accessory = shape.accessory
    var builder = StepBuilder(windows.windows, shape)
    var steps: [Step] = []
    var keyboards: [(level: KeyboardLevel?, accessory: Double)] = []
    for action in script.actions {
      guard let step = builder.step(action, after: steps.isEmpty ? nil : builder.state)
      else { return nil }
      steps.append(step)
      keyboards.append(
        (builder.state.keyboard?.part.level(beside: keyboard), builder.accessory))
    }
    if steps.isEmpty { return nil }
    scene = KeyboardScene(layout: LayoutLevels(of: scenario).layout(builder.stages), steps: steps)
    self.keyboards = keyboards
    safeAreas = builder.stages.map(\.safeArea)
    provenance = max(
      figures.provenance.weakened(by: locale.provenance(of: keyboard.mode)).weakest(
        in: appearances),
      ConfigurationProvenance(windows, []).weakest(in: script, bars: level(.bars)))
  }
}
