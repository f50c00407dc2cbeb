/// The keys of a keyboard notification's `userInfo`.
public struct KeyboardUserInfoKeys: Hashable, Sendable {
  /// The frame before the change.
  public var beginFrame: String
  /// The frame after the change.
  public var endFrame: String
  /// The animation's duration.
  public var duration: String
  /// The animation's curve.
  public var curve: String
  /// Whether the keyboard belongs to this app.
  public var isLocal: String

  /// Creates the keys of another source than UIKit.
  public init(
    beginFrame: String, endFrame: String, duration: String, curve: String, isLocal: String
  ) {
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }
}

extension KeyboardUserInfoKeys {
  /// UIKit's keys, by their values: whether UIKit isolates its constants depends on the SDK.
  public static let uiKit = KeyboardUserInfoKeys(
    beginFrame: "UIKeyboardFrameBeginUserInfoKey", endFrame: "UIKeyboardFrameEndUserInfoKey",
    duration: "UIKeyboardAnimationDurationUserInfoKey",
    curve: "UIKeyboardAnimationCurveUserInfoKey", isLocal: "UIKeyboardIsLocalUserInfoKey")
}
