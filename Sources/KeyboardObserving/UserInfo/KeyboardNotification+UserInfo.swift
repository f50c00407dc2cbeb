public import InsetCore

extension KeyboardNotification {
  /// Reads a notification's `userInfo`; what is missing is nil, as UIKit leaves keys out at times.
  ///
  /// Frames are in points of the screen's coordinate space. A Boolean value is no number; of numbers 0
  /// and 1 are Boolean values.
  ///
  /// - Parameters:
  ///   - userInfo: What the notification carries.
  ///   - hasScreenObject: Whether the notification's object is a screen.
  ///   - keys: The names of the values.
  /// - Throws: ``KeyboardUserInfoError`` with the first key whose value is not what it should be.
  public init(
    _ userInfo: [AnyHashable: Any]?, hasScreenObject: Bool = false,
    keys: KeyboardUserInfoKeys = .uiKit
  ) throws(KeyboardUserInfoError) {
    let values = KeyboardUserInfo(userInfo)
    self.init(
      beginFrame: try values.frame(keys.beginFrame).map { Rect($0) },
      endFrame: try values.frame(keys.endFrame).map { Rect($0) },
      duration: try values.duration(keys.duration), curve: try values.integer(keys.curve),
      isLocal: try values.boolean(keys.isLocal) ?? true, hasScreenObject: hasScreenObject)
  }
}

extension KeyboardTransition {
  /// Reads a notification's `userInfo` that must have both frames, duration and curve.
  ///
  /// - Parameters:
  ///   - userInfo: What the notification carries.
  ///   - keys: The names of the values.
  /// - Throws: ``KeyboardUserInfoError`` with the first key that is missing or whose value is not
  ///   what it should be.
  public init(
    _ userInfo: [AnyHashable: Any]?, keys: KeyboardUserInfoKeys = .uiKit
  ) throws(KeyboardUserInfoError) {
    let required = [keys.beginFrame, keys.endFrame, keys.duration, keys.curve]
    if let key = required.first(where: { userInfo?[$0] == nil }) {
      throw KeyboardUserInfoError(key: key, problem: .missing)
    }
    let notification = try KeyboardNotification(userInfo, keys: keys)
    guard let transition = KeyboardTransition(notification) else {
      throw KeyboardUserInfoError(key: keys.endFrame, problem: .missing)
    }
    self = transition
  }
}
