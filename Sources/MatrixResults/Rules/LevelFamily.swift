import DeviceProfiles
import MatrixModels
import ScenarioSpaces

/// Levels of a parameter that people have one name for.
///
/// It shortens lists alone: rules are made of ``LevelProperty``, and known by it.
struct LevelFamily {
  /// The name inside a list.
  let name: String
  /// The least number of levels that it names in place of theirs.
  let least: Int
  let levels: Set<Int>

  init(_ name: String, least: Int = 2, _ levels: some Sequence<Int>) {
    self.name = name
    self.least = least
    self.levels = Set(levels)
  }
}

extension LevelFamily {
  /// The families of a parameter.
  static func all(of parameter: MatrixParameter, in model: RunModel) -> [LevelFamily] {
    let names = model.space.parameters[parameter.rawValue].levels
    let properties = model.properties.filter { $0.parameter == parameter }
    switch parameter {
    case .script: return model.families.map { LevelFamily(inSentence($0.family.name), $0.levels) }
    case .os: return properties.map { LevelFamily($0.label, levels(of: $0)) }
    case .device:
      // A few devices are better known by their names.
      return properties.filter { isOfScreen($0.name) }
        .map { LevelFamily($0.label, least: 3, levels(of: $0)) }
    case .orientation, .window, .locale, .keyboard, .accessory, .bars, .placement, .adjustment,
      .base, .field:
      return table.filter { $0.parameter == parameter }.map { family in
        LevelFamily(family.name, names.indices.filter { family.levels.contains(names[$0]) })
      }
    }
  }

  private static func isOfScreen(_ property: String) -> Bool {
    property.hasSuffix("pt wide") || property == "iPad" || property == "iPhone"
  }

  private static func levels(of property: LevelProperty) -> [Int] {
    property.holds.indices.filter { property.holds[$0] }
  }

  private static func inSentence(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Families by the names of their levels.
  private static let table: [(parameter: MatrixParameter, name: String, levels: [String])] =
    [
      window("Split View", left + right),
      window("Split View on the left", left),
      window("Split View on the right", right),
      window("Stage Manager windows", stageManager),
      window("resizable windows", resizable),
      window("resizable and Stage Manager windows", stageManager + resizable),
      window("windows above the keyboard", [.stageManagerTop, .freeTop]),
      window("windows at the bottom", [.stageManagerBottom, .freeBottom]),
      window("page sheets", [.pageSheet, .pageSheetMedium]),
      window("form sheets", [.formSheet, .formSheetMedium]),
      window("sheets", [.pageSheet, .pageSheetMedium, .formSheet, .formSheetMedium]),
      keyboard(
        "any letters",
        [.docked, .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword]),
      keyboard(
        "letters with any bar", [.dockedPrediction, .dockedCandidates, .dockedPassword]),
      keyboard("any hardware keyboard", [.hardware, .hardwareBar]),
      keyboard("raised keyboards", [.undocked, .split]),
      keyboard("raised and floating keyboards", [.undocked, .split, .floating]),
      placement("that fills the screen", [.fill, .short]),
      placement("that fills the screen or reaches below it", [.fill, .short, .tall]),
      placement("above another view", [.child, .aboveInputBar]),
      placement("that follows the keyboard", [.shrinking, .nestedScroll]),
      placement("in a view that adjusts itself", [.tableController, .swiftUI, .webView]),
      (.accessory, "ordinary accessory view", ["bar-44", "bar-88"]),
    ]

  private static let left: [WindowMode] = [.splitThird, .splitHalf, .splitTwoThirds]
  private static let right: [WindowMode] = [
    .splitThirdRight, .splitHalfRight, .splitTwoThirdsRight,
  ]
  private static let stageManager: [WindowMode] = [
    .stageManager, .stageManagerTop, .stageManagerBottom,
  ]
  private static let resizable: [WindowMode] = [.free, .freeTop, .freeBottom]

  private static func window(
    _ name: String, _ levels: [WindowMode]
  ) -> (MatrixParameter, String, [String]) {
    (.window, name, levels.map(\.rawValue))
  }

  private static func keyboard(
    _ name: String, _ levels: [KeyboardMode]
  ) -> (MatrixParameter, String, [String]) {
    (.keyboard, name, levels.map(\.rawValue))
  }

  private static func placement(
    _ name: String, _ levels: [Placement]
  ) -> (MatrixParameter, String, [String]) {
    (.placement, name, levels.map(\.rawValue))
  }
}
