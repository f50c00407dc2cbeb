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
    let tree = ScriptTree(
      windows.windows, shape: shape, scripts: model.scripted,
      wanted: model.plan.scripts.indices.map { $0 == level(.script) })
    guard !tree.paths[level(.script)].isEmpty else { return nil }
    scene = KeyboardScene(
      layout: LayoutLevels(of: scenario).layout(tree.stages),
      steps: tree.nodes.map(\.step))
    safeAreas = tree.stages.map(\.safeArea)
    provenance = max(
      figures.provenance.weakened(by: locale.provenance(of: keyboard.mode)).weakest(
        in: appearances),
      ConfigurationProvenance(windows, []).weakest(in: script, bars: level(.bars)))
  }
}
