public import InsetCore

extension OSCapabilities {
  /// What a version of iOS brings; versions without a difference have equal capabilities.
  public init(_ version: OSVersion) {
    self.init(
      usesFixedCoordinates: version < OSVersion(8),
      insetAdjustment: version < OSVersion(7)
        ? .none : version < OSVersion(11) ? .contentInset : .adjustedContentInset,
      adjustsIndicators: version >= OSVersion(13),
      postsScreenObject: version >= OSVersion(16, 1),
      reportsFrameWithoutAccessory: version >= OSVersion(26))
  }
}

/// Where a notification does not say where the keyboard is, by the behaviour of the OS behind it.
public enum Misreport: String, Hashable, Sendable, CaseIterable {
  /// The reported frame leaves out the input accessory view (iOS 26 and later).
  case accessoryOutsideFrame = "accessory-outside-frame"
  /// The window hangs over the keyboard in a way that the frame alone does not tell.
  case ambiguousFrame = "ambiguous-frame"
}

extension KeyboardMode {
  /// The versions of iOS that have the mode.
  public var os: OSRange {
    switch self {
    case .docked, .numeric, .emoji, .undocked, .split, .dockedCandidates: OSRange.all
    case .dockedPrediction, .thirdParty: OSRange(OSVersion(8), OSRange.all.last)
    case .dockedPassword: OSRange(OSVersion(11), OSRange.all.last)
    case .floating: OSRange(OSVersion(13), OSRange.all.last)
    case .hardware, .hardwareBar: OSRange(OSVersion(9), OSRange.all.last)
    }
  }
}
