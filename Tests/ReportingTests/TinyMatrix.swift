import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixModels
import MatrixResults
import Reporting
import ScenarioSpaces

/// A matrix of two devices and two languages, small enough to read its report.
enum TinyMatrix {
  static let profiles = ProfileSet(
    devices: [
      phone(
        id: "iphone-home", name: "iPhone with a home button", size: Size(width: 375, height: 667),
        indicator: 0, status: 20, corner: 0, keyboard: 216),
      phone(
        id: "iphone-edge", name: "iPhone without a home button",
        size: Size(width: 393, height: 852), indicator: 34, status: 59, corner: 55, keyboard: 291),
      pad,
    ],
    locales: [
      locale("en-US", "English", .latinQwerty, .present),
      locale("he", "Hebrew", .hebrew, .absent),
    ])

  static let plan = MatrixPlan(
    os: [OSLevel(OSVersion(17)), OSLevel(OSVersion(26))],
    runs: [
      .init(
        name: "some layouts",
        query: "base:!edges adjustment:automatic placement:fill,child bars:none,nav+tab")
    ],
    gate: ["covered-area"])

  static let subjects = [
    Subject(CoveredArea.self), Subject(RawHeight.self), Subject(Constraint.self),
  ]

  /// The report of the tiny matrix.
  static func report() throws -> Report { try known.get() }

  /// Scenarios that are drawn whatever rules say.
  private static let drawn = [
    "iphone-edge/17/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/show-hide",
    "iphone-edge/17/portrait/full/en-US/docked/none/none/fill/automatic/base0/show-hide",
    "iphone-edge/17/portrait/full/en-US/docked/none/none/child/automatic/base0/show-hide",
    "iphone-edge/17/landscape-left/full/en-US/docked/none/nav+tab/fill/automatic/base0/show-hide",
    "ipad-edge/17/portrait/split-third/en-US/docked/none/nav+tab/fill/automatic/base0/show-hide",
    "ipad-edge/17/portrait/full/en-US/floating/none/none/fill/automatic/base0/show-hide",
  ]

  private static let known = Result { try report(profiles, plan, subjects) }

  /// The report of a matrix, with everything explained that goes most wrong.
  static func report(
    _ profiles: ProfileSet, _ plan: MatrixPlan, _ subjects: [Subject]
  ) throws -> Report {
    let matrix = try Matrix(MatrixModel(profiles, plan), strategies: subjects)
    let result = try matrix.run().result
    let examples = try zip(subjects, result.strategies).map { subject, strategy in
      try [strategy.extremes.hidden, strategy.extremes.gap].compactMap(\.self).map { extreme in
        let levels = matrix.model.space[extreme.position]
        let device = profiles.devices[levels[0]]
        return Report.Example(
          explanation: try matrix.explain(levels, subject), device: device.name,
          cornerRadius: device.cornerRadius.value)
      }
    }
    let rules = result.failureRules()
    return Report(
      result, examples: examples, rules: rules,
      pictures: Report.Pictures(
        of: matrix, result, rules, worst: examples.map { $0.map(\.explanation.scenario) },
        others: drawn.compactMap { try? matrix.model.space.scenario(id: $0) }))
  }

  private static func locale(
    _ id: String, _ name: String, _ layout: KeyboardLayout, _ bar: InputLocale.PredictionBar
  ) -> InputLocale {
    InputLocale(
      id: id, name: name, layout: layout,
      predictionBar: Figure(bar, .documented, source: "the vendor's list"))
  }

  private static func figure<Value>(_ value: Value) -> Figure<Value> {
    Figure(value, .measured, source: "a ruler")
  }

  /// A tablet with a window beside full screen and a keyboard that floats.
  private static var pad: DeviceProfile {
    var pad = phone(
      id: "ipad-edge", name: "iPad without a home button", size: Size(width: 834, height: 1194),
      indicator: 20, status: 24, corner: 18, keyboard: 320)
    pad.idiom = .pad
    pad.keyboardModes.append(.floating)
    pad.keyboards.append(
      KeyboardEntry(
        layouts: nil, mode: .floating, orientation: .any, os: .all, height: figure(260),
        width: 320))
    pad.windows = [
      WindowEntry(
        mode: .splitThird, orientation: .portrait, os: .all,
        frame: figure(Rect(x: 0, y: 0, width: 320, height: 1194)), sizeClass: .compact)
    ]
    return pad
  }

  static func phone(
    id: String, name: String, size: Size, indicator: Double, status: Double, corner: Double,
    keyboard: Double
  ) -> DeviceProfile {
    let side = indicator > 0 ? status : 0
    func bar(_ kind: BarKind, _ height: Double) -> BarEntry {
      BarEntry(
        bar: kind, orientation: .any, width: nil, os: .all, height: figure(height),
        includesSafeArea: false)
    }
    return DeviceProfile(
      id: id, name: name, identifiers: [], idiom: .phone, os: .all, screen: figure(size),
      scale: figure(3), cornerRadius: figure(corner), orientations: [.portrait, .landscapeLeft],
      hasHomeIndicator: indicator > 0,
      keyboardModes: [.docked, .dockedPrediction, .hardware], isRegularInLandscape: false,
      safeAreas: [
        SafeAreaEntry(
          orientation: .portrait, os: .all, insets: figure(Insets(top: status, bottom: indicator))),
        SafeAreaEntry(
          orientation: .landscape, os: .all,
          insets: figure(
            Insets(top: 0, left: side, bottom: indicator == 0 ? 0 : 21, right: side))),
      ],
      bars: [bar(.navigation, 44), bar(.tab, 49), bar(.toolbar, 44)],
      keyboards: [
        KeyboardEntry(
          layouts: nil, mode: .docked, orientation: .portrait, os: .all,
          height: figure(keyboard)),
        KeyboardEntry(
          layouts: nil, mode: .docked, orientation: .landscape, os: .all,
          height: Figure(162, .assumed, source: "a guess")),
      ], windows: [])
  }
}

/// The keyboard's whole height on top of whatever is there: the widespread mistake.
struct RawHeight: InsetStrategy {
  static let id = "raw-height"
  static let design = Design.insets
  static let about = About(
    summary: "Sets the bottom inset to the keyboard's height.",
    formula: "contentInset.bottom = keyboard.height", failsWhen: "the system adds anything",
    source: "many answers")

  func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    let height = event.isKeyboardHide ? 0 : end.height
    view.contentInset.bottom = height
    view.verticalScrollIndicatorInsets.bottom = height
  }
}

/// A field above a constraint that forgets the safe area when the keyboard goes.
struct Constraint: InsetStrategy {
  static let id = "constraint"
  static let design = Design.bottomConstraint(padding: 10)
  static let about = About(
    summary: "Raises a constraint by half the keyboard's height.",
    formula: "bottom.constant = keyboard.height / 2 + 10", failsWhen: "always", source: "a guess")

  func receive(_ event: Event, _ view: inout ViewState) {
    guard let end = event.keyboard.endFrame else { return }
    view.bottomConstraint = event.isKeyboardHide ? 25 : end.height / 2 + 10
  }
}
