package import DeviceProfiles

extension Report {
  /// What a page draws: pictures need more than the result has.
  package struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    package let devices: [DeviceProfile]
    /// Scenarios played to every strategy of the result.
    package let scenes: PageScenes

    package init(devices: [DeviceProfile], scenes: PageScenes) {
      self.devices = devices
      self.scenes = scenes
    }
  }
}
