import MatrixResults
package import ScenarioSpaces

/// A scenario: one level for each parameter of the matrix.
public struct Scenario: Hashable, Sendable, CustomStringConvertible {
  /// The levels' names in the order of the parameters.
  public let levels: [String]

  package init(_ levels: [Int], in space: ScenarioSpace) {
    self.levels = zip(space.parameters, levels).map { $0.levels[$1] }
  }

  /// The name as reports and `insetmatrix explain` have it: the levels, joined by slashes.
  public var id: String { levels.joined(separator: "/") }
  /// The same as ``id``.
  public var description: String { id }
  /// The device, OS, orientation and window.
  public var configuration: Configuration {
    Configuration(
      device: levels[MatrixParameter.device.rawValue], os: levels[MatrixParameter.os.rawValue],
      orientation: levels[MatrixParameter.orientation.rawValue],
      window: levels[MatrixParameter.window.rawValue])
  }
}

/// The part of a scenario that no app chooses: a device, OS, orientation and window.
public struct Configuration: Hashable, Sendable, CustomStringConvertible {
  /// The device's name, such as `iphone-15`.
  public let device: String
  /// The OS version, such as `17.7`.
  public let os: String
  /// The interface orientation at the beginning.
  public let orientation: String
  /// The app's window, such as `full` or `split-half`.
  public let window: String

  /// The levels, joined by slashes.
  public var description: String { "\(device)/\(os)/\(orientation)/\(window)" }
}
