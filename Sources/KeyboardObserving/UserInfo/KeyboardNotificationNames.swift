public import Foundation
public import InsetCore

/// The names of the six keyboard notifications.
public struct KeyboardNotificationNames: Hashable, Sendable {
  private let names: [Event.Kind: Notification.Name]
  private let kinds: [Notification.Name: Event.Kind]

  /// Creates the names of another source than UIKit.
  public init(
    willShow: Notification.Name, didShow: Notification.Name, willHide: Notification.Name,
    didHide: Notification.Name, willChangeFrame: Notification.Name,
    didChangeFrame: Notification.Name
  ) {
    names = [
      .keyboardWillShow: willShow, .keyboardDidShow: didShow, .keyboardWillHide: willHide,
      .keyboardDidHide: didHide, .keyboardWillChangeFrame: willChangeFrame,
      .keyboardDidChangeFrame: didChangeFrame,
    ]
    kinds = names.reduce(into: [:]) { $0[$1.value] = $1.key }
  }

  /// All six.
  public var all: [Notification.Name] { Event.Kind.allCases.compactMap { names[$0] } }

  /// The name of a kind of event; nil for one that is no keyboard notification.
  public subscript(kind: Event.Kind) -> Notification.Name? { names[kind] }

  /// The kind of event that a name belongs to; nil for other notifications.
  public subscript(name: Notification.Name) -> Event.Kind? { kinds[name] }
}

extension KeyboardNotificationNames {
  /// UIKit's names, by their values.
  public static let uiKit = KeyboardNotificationNames(
    willShow: Notification.Name("UIKeyboardWillShowNotification"),
    didShow: Notification.Name("UIKeyboardDidShowNotification"),
    willHide: Notification.Name("UIKeyboardWillHideNotification"),
    didHide: Notification.Name("UIKeyboardDidHideNotification"),
    willChangeFrame: Notification.Name("UIKeyboardWillChangeFrameNotification"),
    didChangeFrame: Notification.Name("UIKeyboardDidChangeFrameNotification"))
}
