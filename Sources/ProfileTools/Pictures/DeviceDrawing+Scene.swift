package import DeviceProfiles
import InsetCore
import MatrixResults
import MatrixEngine
import ScenarioSpaces

extension DeviceDrawing {
  /// The drawing of a device in a state.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - state: What to show.
  ///   - locale: The language to write in.
  /// - Throws: ``Undrawable`` where the device has no such state, with the reason.
  package init(
    _ device: DeviceProfile, _ state: DeviceState, locale: InputLocale
  ) throws(Undrawable) {
    let model = MatrixModel(
      ProfileSet(devices: [device], locales: [locale]),
      MatrixPlan(
        os: [state.os], runs: [], scripts: [Script([.show])],
        app: AppViews(
          inputViews: [state.keyboard.inputView].compactMap(\.self),
          accessories: Accessory.usual.contains(state.accessory) ? [] : [state.accessory])))
    let scenario = try Self.scenario(state, in: model)
    for constraint in model.constraints
    where constraint.isViolated(by: scenario) {
      throw Undrawable(
        message: device.reason(constraint.name, state, locale),
        isOfLanguage: constraint.name == "keyboard-of-locale")
    }
    guard let scene = ComposedScene(scenario, in: model)?.scene, let step = scene.steps.last else {
      throw Undrawable(message: device.reason("figures", state, locale))
    }
    self.init(
      device, state, locale, environment: scene.layout.stages[step.stage], step: step)
  }

  /// The drawing of a state in the first language that has it; nil where none has.
  package init?(_ device: DeviceProfile, _ state: DeviceState, anyOf locales: [InputLocale]) {
    for locale in locales {
      do throws(Undrawable) {
        self = try Self(device, state, locale: locale)
        return
      } catch {
        if !error.isOfLanguage { return nil }
      }
    }
    return nil
  }

  /// The levels of a state, in the order of the parameters.
  private static func scenario(
    _ state: DeviceState, in model: MatrixModel
  ) throws(Undrawable) -> [Int] {
    guard let window = model.windows.firstIndex(of: state.window) else {
      throw Undrawable(message: "no scenario has the window \(state.window.rawValue)")
    }
    func index<Level: CaseIterable & Equatable>(_ level: Level) -> Int {
      Level.allCases.enumerated().first { $0.element == level }?.offset ?? 0
    }
    return [
      0, 0, index(state.orientation), window, 0,
      model.keyboards.firstIndex(of: state.keyboard) ?? 0,
      model.accessories.firstIndex(of: state.accessory) ?? 0,
      index(state.bars), index(Placement.fill), index(ContentInsetAdjustmentBehavior.automatic),
      index(BaseInsets.base0), index(FieldPlace.middle), 0,
    ]
  }

  private init(
    _ device: DeviceProfile, _ state: DeviceState, _ locale: InputLocale,
    environment: ViewEnvironment, step: Step
  ) {
    let figures = DeviceFigures(device, state, locale)
    let chain = environment.chain
    let bounds = Rect(origin: .zero, size: chain.uprightScreenSize)
    let frame = chain.windowOnScreen
    let window = state.window.isPresented ? chain.rootOnScreen : frame
    var parts: [Part] = []
    if window != bounds {
      parts.append(
        Part(
          role: .window, name: state.window.rawValue, frame: window,
          provenance: figures.window?.frame.provenance ?? .measured,
          radius: state.window.isPresented ? 10 : 0))
    }
    if let status = figures.status, window == bounds, status.height.value > 0 {
      parts.append(
        Part(
          role: .bar, name: "status bar",
          frame: Rect(x: 0, y: 0, width: bounds.width, height: status.height.value),
          provenance: status.height.provenance))
    }
    let bars: [(String, Bar?, BarEntry?)] = [
      ("navigation bar", environment.navigationBar, figures.navigation),
      ("tab bar", environment.tabBar, figures.tab),
      ("toolbar", environment.toolbar, figures.toolbar),
    ]
    parts += bars.compactMap { name, bar, entry in
      guard let bar, let entry, !bar.isHidden else { return nil }
      let shown = bar.frame.offset(x: frame.minX, y: frame.minY)
      return shown.intersects(bounds)
        ? Part(role: .bar, name: name, frame: shown, provenance: entry.height.provenance) : nil
    }
    let keyboard = Self.keyboard(state, chain, step, figures)
    id = device.id
    self.device = device.name
    self.locale = locale.id
    self.state = state
    screen = bounds.size
    cornerRadius = max(0, device.cornerRadius.value)
    self.window = window
    safeArea = figures.insets
    self.parts = parts + keyboard
    facts = figures.facts
    showsHomeIndicator =
      device.hasHomeIndicator && !(step.covered.map { $0.maxY >= bounds.maxY } ?? false)
  }

  /// What the halves of a split keyboard are called.
  static let (leftHalf, rightHalf) = ("left half", "right half")

  /// The keyboard with its accessory: what it covers where it is docked, else what the OS
  /// reports of it.
  private static func keyboard(
    _ state: DeviceState, _ chain: ViewChain, _ step: Step, _ figures: DeviceFigures
  ) -> [Part] {
    let provenance = figures.keyboard?.height.provenance ?? .assumed
    let name =
      state.keyboard.mode == .hardwareBar
      ? "keyboard's bar" : state.keyboard.inputView?.name ?? "keyboard"
    if var covered = step.covered {
      let accessory = state.accessory.height
      var parts: [Part] = []
      if accessory > 0 {
        let frame = Rect(
          x: covered.minX, y: covered.minY, width: covered.width, height: accessory)
        parts.append(
          Part(role: .accessory, name: "accessory", frame: frame, provenance: .measured))
        covered.origin.y += accessory
        covered.size.height -= accessory
      }
      if covered.height > 0 {
        parts.insert(
          Part(role: .keyboard, name: name, frame: covered, provenance: provenance), at: 0)
      }
      return parts
    }
    let last = step.occurrences.reversed().lazy.compactMap { occurrence -> KeyboardNotification? in
      if case .post(let event) = occurrence, event.kind.isKeyboard { event.keyboard } else { nil }
    }.first
    guard let last else { return [] }
    let frame = chain.uprightScreen(fromScreen: last.endFrame ?? .null)
    let bounds = Rect(origin: .zero, size: chain.uprightScreenSize)
    guard frame.intersects(bounds) else { return [] }
    guard state.keyboard.mode == .split else {
      let radius = state.keyboard.mode == .floating ? 10.0 : 0
      return [
        Part(role: .keyboard, name: name, frame: frame, provenance: provenance, radius: radius)
      ]
    }
    return zip([leftHalf, rightHalf], frame.keyboardHalves).map { name, half in
      Part(role: .keyboard, name: name, frame: half, provenance: provenance)
    }
  }
}
