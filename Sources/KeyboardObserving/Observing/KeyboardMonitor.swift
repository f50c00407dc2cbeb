public import Foundation

/// The one place of an app that listens to the keyboard and remembers what was reported last.
///
/// A view that is loaded while the keyboard is up gets no notification. ``KeyboardInsets`` and
/// ``KeyboardObserver`` learn from the monitor what has happened before. It listens from its first
/// use on: `KeyboardMonitor.shared.start()` at launch lets it miss nothing.
///
/// Everybody gets notifications in the same order: one that is posted while another is delivered, such
/// as by an observer that ends editing, is delivered after it.
@MainActor
public final class KeyboardMonitor {
  /// The monitor of the default notification center.
  public static let shared = KeyboardMonitor()

  typealias Report = Result<KeyboardEvent, KeyboardUserInfoError>

  /// What has been reported so far.
  private(set) var history = KeyboardHistory()
  private var registration: NotificationRegistration?
  private var subscriptions: [Weak] = []
  private let delivery = SerialDelivery<Report>()

  private struct Weak {
    weak var subscription: Subscription?
  }

  /// Lasts as long as somebody holds it, and the monitor with it.
  @MainActor
  final class Subscription {
    fileprivate let receive: (Report) -> Void
    private let monitor: KeyboardMonitor

    fileprivate init(_ monitor: KeyboardMonitor, _ receive: @escaping (Report) -> Void) {
      (self.monitor, self.receive) = (monitor, receive)
    }
  }

  /// Creates a monitor that listens to a notification center.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - names: The names of the six notifications.
  ///   - keys: The names of the values in `userInfo`.
  public init(
    center: NotificationCenter = .default, names: KeyboardNotificationNames = .uiKit,
    keys: KeyboardUserInfoKeys = .uiKit
  ) {
    registration = NotificationRegistration(center, names.all) { [weak self] notification in
      let reports = Self.reports(of: notification, names, keys)
      MainThread.run { self?.deliver(reports) }
    }
  }

  /// Begins to listen; using the monitor in any other way does so, too.
  public func start() {}

  /// Calls a function for each report until the subscription is gone.
  func subscribe(_ receive: @escaping (Report) -> Void) -> Subscription {
    let subscription = Subscription(self, receive)
    subscriptions.append(Weak(subscription: subscription))
    return subscription
  }

  private func deliver(_ reports: [Report]) {
    delivery.deliver(reports) { report in
      if case .success(let event) = report { history.record(event) }
      subscriptions.removeAll { $0.subscription == nil }
      for entry in subscriptions { entry.subscription?.receive(report) }
    }
  }

  // A keyboard that goes is gone whatever else cannot be read.
  private nonisolated static func reports(
    of notification: Notification, _ names: KeyboardNotificationNames, _ keys: KeyboardUserInfoKeys
  ) -> [Report] {
    do throws(KeyboardUserInfoError) {
      return try KeyboardEvent(notification, names: names, keys: keys).map { [.success($0)] } ?? []
    } catch {
      var bare = notification
      bare.userInfo = nil
      let hide = try? KeyboardEvent(bare, names: names, keys: keys)
      return [.failure(error)] + (hide.map { [.success($0)] } ?? [])
    }
  }
}
