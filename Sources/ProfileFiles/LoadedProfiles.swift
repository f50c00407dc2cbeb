public import DeviceProfiles

/// What a set of files says, checked.
public struct LoadedProfiles: Hashable, Sendable {
  /// The devices and the input languages.
  public var profiles: ProfileSet
  /// What runs; empty where no matrix file was given.
  public var plan: MatrixPlan

  /// Creates the values of a set of files.
  public init(profiles: ProfileSet, plan: MatrixPlan) {
    self.profiles = profiles
    self.plan = plan
  }
}
