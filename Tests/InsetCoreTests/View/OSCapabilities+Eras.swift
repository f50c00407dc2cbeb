import InsetCore

// The eras that change what the system adds to a scroll view.

extension OSCapabilities {
  /// Up to iOS 6: nobody adds anything.
  static let iOS6 = OSCapabilities(
    usesFixedCoordinates: true, insetAdjustment: .none, adjustsIndicators: false,
    postsScreenObject: false)
  /// Upright coordinates, and the controller writes into `contentInset`.
  static let iOS10 = OSCapabilities(
    usesFixedCoordinates: false, insetAdjustment: .contentInset, adjustsIndicators: false,
    postsScreenObject: false)
  /// The safe area, and indicators that follow the content.
  static let iOS12 = OSCapabilities(
    usesFixedCoordinates: false, insetAdjustment: .adjustedContentInset, adjustsIndicators: false,
    postsScreenObject: false)
}
