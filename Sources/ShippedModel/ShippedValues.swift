package import DeviceProfiles

/// The profiles and the plan that are part of the library, embedded as `devices/shipped.json` has
/// them.
package enum ShippedValues {
  /// The profiles, the plan, and the digest of the files that they come from.
  ///
  /// - Throws: What Foundation throws where the embedded text is not what `EncodedProfiles` writes.
  package static func load() throws -> (profiles: ProfileSet, plan: MatrixPlan, digest: UInt64) {
    try EncodedProfiles(text).decoded
  }
}
