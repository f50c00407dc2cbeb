import DeviceProfiles
import MatrixModels
import ScenarioSpaces

/// What the levels of a parameter are called inside a sentence, one by one and together.
struct LevelVocabulary {
  let parameter: MatrixParameter
  private let names: [String]
  private let shortNames: [String]
  private let families: [LevelFamily]

  init(_ parameter: MatrixParameter, in model: RunModel) {
    self.parameter = parameter
    let levels = model.space.parameters[parameter.rawValue].levels
    names = zip(levels, model.labels[parameter.rawValue]).map { level, label in
      // A version of which there is another level is that with its own SDK.
      let hasOther = parameter == .os && levels.contains { $0.hasPrefix(level + "+") }
      return Self.names[parameter]?[level] ?? parameter.inside(label)
        + (hasOther ? " with its own SDK" : "")
    }
    shortNames = zip(levels, names).map { Self.shortNames[parameter]?[$0] ?? $1 }
    families = LevelFamily.all(of: parameter, in: model)
  }

  /// Levels by few names.
  ///
  /// - Parameters:
  ///   - wanted: The levels.
  ///   - ignored: The levels about which the names may say anything.
  ///   - isShort: Whether a single level's short name will do.
  /// - Returns: The names, and all levels that they name.
  /// - Complexity: O(*f*² · *l*) for *f* families of *l* levels.
  func names(
    of wanted: [Int], ignoring ignored: Set<Int>, isShort: Bool = false
  ) -> (names: [String], levels: Set<Int>) {
    var rest = Set(wanted)
    var named = rest
    var result: [String] = []
    let possible = families.filter { $0.levels.isSubset(of: rest.union(ignored)) }
    while true {
      var best: (family: LevelFamily, count: Int)?
      for family in possible {
        let count = family.levels.intersection(rest).count
        if count >= max(family.least, (best?.count ?? 0) + 1) { best = (family, count) }
      }
      guard let family = best?.family else { break }
      result.append(family.name)
      rest.subtract(family.levels)
      named.formUnion(family.levels)
    }
    return (result + rest.sorted().map { (isShort ? shortNames : names)[$0] }, named)
  }

  /// Names in sentences, where others mean the labels of more levels by the same words.
  private static let names: [MatrixParameter: [String: String]] = [
    .keyboard: named([(KeyboardMode.hardware, "hardware keyboard without shortcut bar")]),
    .bars: ["nav": "navigation bar alone", "tab": "tab bar alone"],
    .placement: named([
      (Placement.fill, "that fills the screen under the bars"),
      (.safeArea, "that ends at the safe area"), (.short, "with little content"),
      (.tall, "that reaches below the screen"), (.shrinking, "that shrinks with the keyboard"),
    ]),
  ]

  /// Names for titles, where the usual ones are long.
  private static let shortNames: [MatrixParameter: [String: String]] = [
    .window: named([
      (WindowMode.stageManagerTop, "Stage Manager above keyboard"),
      (.stageManagerBottom, "Stage Manager at bottom"),
      (.freeTop, "resizable window above keyboard"), (.freeBottom, "resizable window at bottom"),
    ]),
    .keyboard: named([
      (KeyboardMode.dockedPrediction, "suggestions bar"), (.dockedCandidates, "candidate bar"),
      (.dockedCollapsed, "suggestions bar shut"), (.dockedPassword, "AutoFill bar"),
      (.hardware, "hardware keyboard alone"), (.hardwareBar, "shortcut bar"),
    ]),
    .accessory: ["bar-44": "44 pt accessory view", "bar-88": "88 pt accessory view"],
    .placement: named([
      (Placement.fill, "under the bars"), (.safeArea, "inside safe area"),
      (.child, "between header and footer"), (.short, "with little content"),
      (.tall, "below the screen"), (.nested, "in a container"), (.shrinking, "that shrinks"),
      (.nestedScroll, "in a scroll view"), (.tableController, "in UITableViewController"),
      (.swiftUI, "in SwiftUI"),
    ]),
  ]

  private static func named<Level: RawRepresentable<String>>(
    _ names: [(Level, String)]
  ) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0.rawValue, $1) })
  }
}

extension MatrixParameter {
  /// A label inside a sentence: small where it is no name, in quotes where it has commas.
  fileprivate func inside(_ label: String) -> String {
    let names = ["Split View", "Slide Over", "Stage Manager"]
    let isName =
      [.device, .os, .locale].contains(self) || names.contains { label.hasPrefix($0) }
    let text = isName ? label : label.prefix(1).lowercased() + label.dropFirst()
    return text.contains(",") ? "\u{201C}\(text)\u{201D}" : text
  }
}
