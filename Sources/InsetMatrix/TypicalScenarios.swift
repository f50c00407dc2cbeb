import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// Everyday scenarios on devices that people have, of each geometry, and failing ones: what a page
/// draws.
struct TypicalScenarios {
  private let matrix: Matrix
  let result: RunResult

  init(_ matrix: Matrix, _ result: RunResult) {
    self.matrix = matrix
    self.result = result
  }

  /// The scenarios to draw.
  ///
  /// - Parameters:
  ///   - causes: The causes of each strategy's failures.
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - threads: The maximum number of threads; nil for one per core.
  /// - Returns: Scenarios that were run, without order.
  func scenarios(
    of causes: [[FailureCause]], _ usage: UsageModel?, threads: Int?
  ) -> [[Int]] {
    let everyday = everyday
    let drawn = everyday + failing(besides: Set(everyday))
    return drawn + frequent(causes, usage, besides: drawn, threads: threads)
  }

  private var everyday: [[Int]] {
    devices.flatMap { device in
      versions(of: device).enumerated().flatMap { age, os in
        Self.situations.prefix(age == 0 ? Self.situations.count : 2).compactMap {
          scenario(device, os, $0)
        }
      }
    }
  }

  /// What all have, where the matrix has it; else the first level.
  static let usual: [MatrixParameter: String] = [
    .orientation: "portrait", .window: "full", .locale: "en-US", .keyboard: "docked+prediction",
    .accessory: "none", .bars: "nav+tab", .placement: "fill", .adjustment: "automatic",
    .base: "base0", .field: "middle", .script: "show-hide",
  ]

  /// What is different in each; older versions have the first two.
  private static let situations: [[MatrixParameter: String]] = [
    [:], [.orientation: "landscape-left"], [.window: "split-half"], [.keyboard: "hardware+bar"],
    [.script: "show-emoji-hide"], [.script: "show-rotate-hide"],
  ]

  /// The scenario of a situation; nil where it has none, or where it was not run.
  private func scenario(
    _ device: Int, _ os: Int, _ situation: [MatrixParameter: String]
  ) -> [Int]? {
    var scenario: [Int] = []
    for parameter in MatrixParameter.allCases {
      let levels = matrix.model.space.parameters[parameter.rawValue].levels
      switch parameter {
      case .device: scenario.append(device)
      case .os: scenario.append(os)
      default:
        if let wanted = situation[parameter] {
          guard let level = levels.firstIndex(of: wanted) else { return nil }
          scenario.append(level)
        } else {
          scenario.append(levels.firstIndex { $0 == Self.usual[parameter] } ?? 0)
        }
      }
    }
    return result.table.value(of: result.scope, at: scenario) == 0 ? scenario : nil
  }

  // MARK: Devices and versions

  /// What makes devices look alike.
  private struct Geometry: Hashable {
    var idiom: Idiom
    var hasHomeIndicator: Bool
    var hasDynamicIsland: Bool

    init(_ device: DeviceProfile, on os: OSLevel) {
      idiom = device.idiom
      hasHomeIndicator = device.hasHomeIndicator
      hasDynamicIsland =
        device.idiom == .phone && (device.safeArea(.portrait, on: os)?.value.top ?? 0) > 50
    }
  }

  /// The plainest device of each of the newest generations, for each geometry.
  ///
  /// Of iPhones there are four generations, of iPads one; a device is as old as the first version that
  /// it runs.
  var devices: [Int] {
    let profiles = matrix.model.profiles.devices
    let known = profiles.indices.compactMap { level in
      versions(of: level).first.map { (level, Geometry(profiles[level], on: os[$0])) }
    }
    return Dictionary(grouping: known, by: \.1).flatMap { geometry, members in
      let generations = Dictionary(grouping: members.map(\.0)) { profiles[$0].os.first.major }
      return generations.sorted { $0.key > $1.key }.prefix(geometry.idiom == .phone ? 4 : 1)
        .compactMap { generation in
          generation.value.min {
            (profiles[$0].name.count, $0) < (profiles[$1].name.count, $1)
          }
        }
    }
  }

  private var os: [OSLevel] { matrix.model.plan.os }

  /// The newest level of each of the three newest major versions that a device runs.
  func versions(of device: Int) -> [Int] {
    let profile = matrix.model.profiles.devices[device]
    let levels = os.indices.filter { profile.runs(os[$0].version) }
    let newest = Dictionary(grouping: levels) { os[$0].version.major }
      .compactMap { $0.value.max { (os[$0].version, $1) < (os[$1].version, $0) } }
    return Array(newest.sorted { os[$0].version > os[$1].version }.prefix(3))
  }
}
