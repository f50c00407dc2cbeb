import Foundation

/// Registrations at a notification center that end with the value.
final class NotificationRegistration {
  private let center: NotificationCenter
  private var tokens: [any NSObjectProtocol] = []

  init(
    _ center: NotificationCenter, _ names: [Notification.Name],
    receive: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    for name in names {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil, using: receive))
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
