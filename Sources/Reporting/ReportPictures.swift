package import DeviceProfiles
package import MatrixResults

extension Report {
  /// What a page draws: pictures need more than the result has.
  package struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    package let devices: [DeviceProfile]
    /// Scenarios played to every strategy of the result, in their order.
    package let scenes: [[Explanation]]

    package init(devices: [DeviceProfile], scenes: [[Explanation]]) {
      self.devices = devices
      self.scenes = scenes
    }
  }
}
