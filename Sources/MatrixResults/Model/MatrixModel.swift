package import DeviceProfiles
import InsetCore
package import ScenarioSpaces

/// The space of a matrix: its parameters, what each level represents, and its constraints.
package struct MatrixModel: Sendable {
  /// The devices and locales.
  package let profiles: ProfileSet
  /// What the nightly runs.
  package let plan: MatrixPlan
  /// A hash of the files behind the profiles and the plan.
  package let digest: UInt64
  /// What is varied of what the profiles say.
  package let variation: ModelVariation
  /// The product of all parameters.
  package let space: ScenarioSpace

  package let windows: [WindowMode]
  /// The keyboard levels: the system's keyboards, then the app's input views.
  package let keyboards: [KeyboardLevel]
  /// The accessory levels: the usual ones, then the app's own.
  package let accessories: [Accessory]
  /// The scripts with the keyboards that they bring up.
  package let scripted: ScriptedKeyboards
  let constraintCache: ConstraintCache

  package init(_ profiles: ProfileSet, _ plan: MatrixPlan, digest: UInt64 = 0) {
    self.init(profiles, plan, digest, ModelVariation(), ConstraintCache())
  }

  private init(
    _ profiles: ProfileSet, _ plan: MatrixPlan, _ digest: UInt64, _ variation: ModelVariation,
    _ constraintCache: ConstraintCache
  ) {
    self.constraintCache = constraintCache
    self.digest = digest
    self.variation = variation
    self.profiles = profiles
    self.plan = plan
    windows = Self.windows
    keyboards =
      KeyboardMode.allCases.map { KeyboardLevel($0) }
      + plan.app.inputViews.map { KeyboardLevel($0) }
    accessories = Accessory.usual + plan.app.accessories
    scripted = ScriptedKeyboards(plan.scripts)
    space = ScenarioSpace(
      [
        (.device, profiles.devices.map(\.id)),
        (.os, plan.os.map(\.description)),
        (.orientation, InterfaceOrientation.allCases.map(\.rawValue)),
        (.window, windows.map(\.rawValue)),
        (.locale, profiles.locales.map(\.id)),
        (.keyboard, keyboards.map(\.name)),
        (.accessory, accessories.map(\.name)),
        (.bars, BarSet.allCases.map(\.rawValue)),
        (.placement, Placement.allCases.map(\.rawValue)),
        (.adjustment, ContentInsetAdjustmentBehavior.allCases.map(\.rawValue)),
        (.base, BaseInsets.allCases.map(\.rawValue)),
        (.field, FieldPlace.allCases.map(\.rawValue)),
        (.script, plan.scripts.map(\.id)),
      ].map { (parameter: MatrixParameter, levels: [String]) in
        Parameter(parameter.name, levels: levels)
      })
  }

  /// The same space with something varied.
  package func varied(_ variation: ModelVariation) -> MatrixModel {
    MatrixModel(profiles, plan, digest, variation, constraintCache)
  }

  /// The windows of every matrix: those that some device is known to have.
  static let windows: [WindowMode] = [
    .full, .splitThird, .splitHalf, .splitTwoThirds, .splitThirdRight, .splitHalfRight,
    .splitTwoThirdsRight, .slideOver, .stageManager, .stageManagerTop, .stageManagerBottom, .free,
    .freeTop, .freeBottom, .tiledHalf, .tiledThirdRight, .tiledQuarterTop, .tiledQuarterBottom,
    .pageSheet, .pageSheetMedium, .formSheet, .popover, .iPhoneApp,
  ]
}

/// Names for runs of versions.
extension MatrixModel {
  var osProperties: [LevelProperty] {
    var table = PropertyTable(.os, plan.os)
    let versions = Set(plan.os.map(\.version)).sorted()
    for first in versions.dropFirst() {
      table.add("iOS \u{2265} \(lowest(first, of: versions))") { $0.version >= first }
    }
    for last in versions.dropLast() {
      table.add("iOS \u{2264} \(highest(last, of: versions))") { $0.version <= last }
    }
    for (index, first) in versions.enumerated() {
      for last in versions[index...] {
        let (low, high) = (lowest(first, of: versions), highest(last, of: versions))
        table.add(low == high ? "iOS \(low)" : "iOS \(low)\u{2013}\(high)") {
          first <= $0.version && $0.version <= last
        }
      }
    }
    for sdk in Set(plan.os.compactMap(\.sdk)).sorted() {
      table.add("built with the iOS \(sdk) SDK", else: "built with the device's own SDK") {
        $0.sdk == sdk
      }
    }
    return table.properties
  }

  /// The version that a run begins with; its major number where it is the first of those.
  private func lowest(_ version: OSVersion, of versions: [OSVersion]) -> String {
    let isFirst = versions.first { $0.major == version.major } == version
    return isFirst ? "\(version.major)" : "\(version)"
  }

  /// The version that a run ends with; its major number where it is the last of those.
  private func highest(_ version: OSVersion, of versions: [OSVersion]) -> String {
    let isLast = versions.last { $0.major == version.major } == version
    return isLast ? "\(version.major)" : version.minor == 0 ? "\(version).0" : "\(version)"
  }
}

extension MatrixModel {
  /// Other words for parameters and levels, with those that the profiles bring: ``words``, and a
  /// device's identifiers.
  package var synonyms: [String: String] {
    var words = words
    for device in profiles.devices {
      for identifier in device.identifiers {
        words[identifier.lowercased(), default: "device:"] +=
          (words[identifier.lowercased()] == nil ? "" : ",") + device.id
      }
    }
    return words
  }

  /// The same without identifiers: what people call the shapes of screens, and the newest version.
  package var words: [String: String] {
    var words = Query.synonyms
    let shapes = Dictionary(grouping: profiles.devices.filter { $0.idiom == .phone }, by: shape)
    for (shape, devices) in shapes {
      words[shape.rawValue] = "device:" + devices.map(\.id).joined(separator: ",")
    }
    for (word, has) in [("home indicator", true), ("home button", false)] {
      let devices = profiles.devices.filter { $0.hasHomeIndicator == has }
      if !devices.isEmpty { words[word] = "device:" + devices.map(\.id).joined(separator: ",") }
    }
    if let newest = plan.os.max(by: { $0.version < $1.version }) {
      for word in ["latest", "newest"] { words[word] = "os:\(newest)" }
    }
    return words
  }

  /// What is at the top of a phone's screen.
  private enum Shape: String {
    case notch
    case island = "dynamic island"
    case plain = "no notch"
  }

  /// Beside a notch the status bar is at most a sixteenth of the screen's height, beside a Dynamic Island
  /// more.
  private func shape(of device: DeviceProfile) -> Shape {
    if !device.hasHomeIndicator { return .plain }
    let os = plan.os.filter { device.runs($0.version) }.min { $0.version < $1.version }
    let top = os.flatMap { device.safeArea(.portrait, on: $0)?.value.top } ?? 0
    return top * 16 > device.screen.value.height ? .island : .notch
  }
}

extension MatrixModel {
  /// The possible scenarios as rows of a covering array.
  ///
  /// - Parameters:
  ///   - query: The scenarios to choose from; nil for all that are possible.
  ///   - usage: What people use: its shares are the weights of levels; nil where all count alike.
  ///   - strength: How many levels the combinations have.
  /// - Returns: The model; its parameters and levels are those of the space.
  /// - Complexity: That of ``possible``.
  package func coveringModel(
    where query: Query?, usage: UsageModel?, _ strength: ScenarioStrength
  ) -> CoveringModel {
    let parameters = space.parameters.enumerated().map { number, parameter in
      var levels = CoveringParameter(levelCount: parameter.levels.count)
      if let usage { levels.weights = usage.weights(of: parameter) }
      if let query { levels.isExcluded = query.allowed[number].map { !$0 } }
      return levels
    }
    var model = CoveringModel(parameters, strength: strength.strength)
    model.groups = strength.groups.map {
      CoveringModel.Group($0.parameters.map(\.rawValue), strength: $0.strength)
    }
    let (table, excluded) = possible
    model.conditions = [.isIn(LevelDiagram(excluded, in: table, is: 0))]
    return model
  }
}

extension UsageModel {
  /// The share of each level of a parameter in thousandths, at least 1 for those that are used;
  /// those of several devices are added, and all are 1 where nothing is known.
  func weights(of parameter: Parameter) -> [Int] {
    let own = distributions.filter { $0.parameter == parameter.name }
    guard !own.isEmpty else { return parameter.levels.map { _ in 1 } }
    var weights = parameter.levels.map { _ in 0.0 }
    for distribution in own {
      let all = distribution.shares.reduce(0) { $0 + $1.share }
      guard all > 0 else { continue }
      for share in distribution.shares {
        guard let matches = LevelValues(share.levels)?.matches(in: parameter.levels) else {
          continue
        }
        let count = matches.count { $0 }
        for level in weights.indices where matches[level] {
          weights[level] += share.share / all / Double(count)
        }
      }
    }
    return weights.map { $0 > 0 ? max(1, Int(min($0, 1000) * 1000)) : 0 }
  }
}
