public import Foundation
public import InsetCore

#if os(iOS) || UIKIT_STAND_IN
  import UIKit
#endif

/// A keyboard notification: which of the six it is, and what it carries.
public struct KeyboardEvent: Hashable, Sendable {
  /// Which of the six notifications it is.
  public let kind: Event.Kind
  /// What it carries; frames in points of the screen's coordinate space.
  public let notification: KeyboardNotification
  /// The screen that the keyboard is on, where the notification says so (iOS 16.1 and later).
  public let screen: ObjectIdentifier?

  /// Creates an event from its parts.
  ///
  /// - Precondition: `kind` is one of the six keyboard notifications.
  public init(
    _ kind: Event.Kind, _ notification: KeyboardNotification, screen: ObjectIdentifier? = nil
  ) {
    precondition(kind.isKeyboard, "a keyboard event is one of the six notifications")
    (self.kind, self.notification, self.screen) = (kind, notification, screen)
  }

  /// Reads a notification; nil for one that is none of the six.
  ///
  /// - Parameters:
  ///   - notification: Any notification.
  ///   - names: The names of the six.
  ///   - keys: The names of the values in `userInfo`.
  /// - Throws: ``KeyboardUserInfoError`` with the first key whose value is not what it should be, or
  ///   the end frame's where it is missing and the keyboard does not hide.
  public init?(
    _ notification: Notification, names: KeyboardNotificationNames = .uiKit,
    keys: KeyboardUserInfoKeys = .uiKit
  ) throws(KeyboardUserInfoError) {
    guard let kind = names[notification.name] else { return nil }
    #if os(iOS) || UIKIT_STAND_IN
      let screen = (notification.object as? UIScreen).map(ObjectIdentifier.init)
    #else
      let screen: ObjectIdentifier? = nil
    #endif
    let content = try KeyboardNotification(
      notification.userInfo, hasScreenObject: screen != nil, keys: keys)
    let event = KeyboardEvent(kind, content, screen: screen)
    if content.endFrame == nil, !event.event.isKeyboardHide {
      throw KeyboardUserInfoError(key: keys.endFrame, problem: .missing)
    }
    self = event
  }

  /// The event as strategies know it.
  public var event: Event { Event(kind, notification) }

  /// How the change is animated; nil where a frame, the duration or the curve is missing.
  public var transition: KeyboardTransition? { KeyboardTransition(notification) }
}
