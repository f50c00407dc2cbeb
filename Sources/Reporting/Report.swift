public import DeviceProfiles
public import MatrixEngine

/// What a report is made from: a result, and its worst scenarios explained.
public struct Report: Sendable {
  /// A scenario worth a picture.
  public struct Example: Sendable {
    /// The scenario, step by step.
    public let explanation: Explanation
    /// The device's marketing name.
    public let device: String
    /// The screen's corner radius in points.
    public let cornerRadius: Double

    /// Creates an example of a scenario on a device.
    public init(explanation: Explanation, device: String, cornerRadius: Double) {
      self.explanation = explanation
      self.device = device
      self.cornerRadius = cornerRadius
    }
  }

  /// What a page draws: pictures need more than the result has.
  public struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    public let devices: [DeviceProfile]
    /// The OS levels, in their order.
    public let os: [OSLevel]
    /// Scenarios played to every strategy of the result, in their order.
    public let scenes: [[Explanation]]

    /// Creates the material for pictures.
    public init(devices: [DeviceProfile], os: [OSLevel], scenes: [[Explanation]]) {
      self.devices = devices
      self.os = os
      self.scenes = scenes
    }
  }

  /// The outcome of the run.
  public let result: RunResult
  /// For each strategy of the result, its worst scenarios: most hidden first, then the largest gap.
  public let examples: [[Example]]
  /// For each strategy of the result, the conditions under which it fails.
  public let rules: [FailureRules]
  /// What a page draws; nil where no format asks for it.
  public let pictures: Pictures?

  /// Creates a report of a result.
  public init(
    _ result: RunResult, examples: [[Example]], rules: [FailureRules], pictures: Pictures? = nil
  ) {
    self.result = result
    self.examples = examples
    self.rules = rules
    self.pictures = pictures
  }
}

/// A format.
public protocol Reporter: Sendable {
  /// The name that `--reporter` takes.
  static var id: String { get }
  /// Whether it draws scenarios, for which ``Report/pictures`` must be there.
  static var draws: Bool { get }
  /// Renders a report; the text depends on the report alone.
  static func render(_ report: Report) -> String
}

extension Reporter {
  /// Most formats draw nothing.
  public static var draws: Bool { false }
}
