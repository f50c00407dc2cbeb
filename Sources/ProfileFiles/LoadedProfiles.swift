package import DeviceProfiles

/// What a set of files says, checked.
package struct LoadedProfiles: Hashable, Sendable {
  /// The devices and the input languages; how well their figures are known follows from the readings.
  package var profiles: ProfileSet
  /// What runs; empty where no matrix file was given.
  package var plan: MatrixPlan
}
