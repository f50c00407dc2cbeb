public import DeviceProfiles
public import MatrixResults

extension Report {
  /// What a page draws: pictures need more than the result has.
  public struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    public let devices: [DeviceProfile]
    /// The OS levels, in their order.
    public let os: [OSLevel]
    /// Scenarios played to every strategy of the result, in their order.
    public let scenes: [[Explanation]]

    public init(devices: [DeviceProfile], os: [OSLevel], scenes: [[Explanation]]) {
      self.devices = devices
      self.os = os
      self.scenes = scenes
    }
  }
}
