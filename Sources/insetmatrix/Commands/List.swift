import ArgumentParser
import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixEngine
import Reporting
import ScenarioSpaces

/// What there is.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists devices, locales, strategies, scripts, parameters or reporters.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case devices, locales, strategies, scripts, parameters, reporters
  }

  @Argument(help: "What to list.")
  var subject: Subject

  @Flag(help: "With strategies: also say where each fails, after tabs.")
  var long = false

  @OptionGroup var profiles: ProfileOptions

  mutating func run() throws {
    for row in try rows() { try Output.printLine(row) }
  }

  private func rows() throws(Failure) -> [String] {
    switch subject {
    case .devices:
      return Self.columns(
        try profiles.load().profiles.devices.map { device in
          let size = device.screen.value
          return [
            device.id, device.name, "iOS \(device.os)",
            "\(Int(size.width)) x \(Int(size.height)) pt",
          ]
        })
    case .locales:
      return Self.columns(
        try profiles.load().profiles.locales.map { [$0.id, $0.name, $0.layout.rawValue] })
    case .strategies where long:
      return Strategies.all.map {
        [$0.id, $0.about.summary, $0.about.failsWhen].joined(separator: "\t")
      }
    case .strategies: return Self.columns(Strategies.all.map { [$0.id, $0.about.summary] })
    case .scripts:
      return Self.columns(
        try profiles.load().plan.scripts.map {
          [$0.id, $0.actions.map(\.rawValue).joined(separator: ", ")]
        })
    case .parameters:
      return Self.columns(
        try profiles.load().space.parameters.map {
          [
            $0.name, $0.levels.count == 1 ? "1 level" : "\($0.levels.count) levels",
            $0.levels.prefix(6).joined(separator: " ") + ($0.levels.count > 6 ? " ..." : ""),
          ]
        })
    case .reporters: return Reporters.all.map { $0.id }
    }
  }

  /// Rows with their columns aligned.
  static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        index == count - 1 ? cell.0 : cell.0.padding(toLength: cell.1)
      }.joined(separator: "  ")
    }
  }
}
