import DeviceProfiles
import ScenarioSpaces

/// The names of a parameter's levels inside a sentence.
struct LevelVocabulary {
  let names: [String]

  init(_ parameter: MatrixParameter, in model: RunModel) {
    let levels = model.space.parameters[parameter.rawValue].levels
    names = zip(levels, model.labels[parameter.rawValue]).map { level, label in
      // A version of which there is another level is that with its own SDK.
      let hasOther = parameter == .os && levels.contains { $0.hasPrefix(level + "+") }
      return Self.names[parameter]?[level] ?? parameter.inside(label)
        + (hasOther ? " in an app built with its SDK" : "")
    }
  }

  /// Names where the labels of other levels have the same words.
  private static let names: [MatrixParameter: [String: String]] = [
    .keyboard: named([(KeyboardMode.hardware, "hardware keyboard without shortcut bar")]),
    .base: named([(BaseInsets.base0, "of 0")]),
    .accessory: ["bar-44": "44 pt accessory view", "bar-88": "88 pt accessory view"],
    .bars: ["nav": "navigation bar alone", "tab": "tab bar alone"],
    .placement: named([
      (Placement.fill, "that fills the screen under the bars"),
      (.safeArea, "that ends at the safe area"), (.short, "with little content"),
      (.tall, "that reaches below the screen"), (.shrinking, "that shrinks with the keyboard"),
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
  package func inside(_ label: String) -> String {
    let names = ["Split View", "Slide Over", "Stage Manager"]
    let isName =
      [.device, .os, .locale].contains(self) || names.contains { label.hasPrefix($0) }
    let text = isName ? label : label.prefix(1).lowercased() + label.dropFirst()
    return text.contains(",") ? "\u{201C}\(text)\u{201D}" : text
  }
}
