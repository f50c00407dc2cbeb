#if DEBUG && (os(iOS) || UIKIT_STAND_IN)
  public import Foundation
  import InsetCore
  public import UIKit

  /// Writes down what a scroll view does about the keyboard, for `insetmatrix verify`.
  ///
  /// ```swift
  /// #if DEBUG
  ///   private lazy var recorder = KeyboardRecorder(for: tableView, to: traceURL)
  /// #endif
  ///
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   #if DEBUG
  ///     recorder.begin()
  ///   #endif
  /// }
  /// ```
  ///
  /// It reads public properties only, sets none, and exists in debug builds only. Use the app for
  /// a while, then judge the file: `insetmatrix verify trace.jsonl`.
  @MainActor
  public final class KeyboardRecorder {
    /// What the keyboard is, as profiles name it, such as `docked+prediction`.
    ///
    /// With it a trace's heights can be imported into a profile; nil where the app does not know.
    public var keyboard: String?
    /// The input language, such as `en-US`; nil where the app does not know.
    public var language: String?

    private weak var scrollView: UIScrollView?
    private let file: TraceFile
    private let app: String
    private let sdk: Int?
    private let center: NotificationCenter
    private var registration: NotificationRegistration?
    private var hasKeyboard = false
    private var isAway = false
    /// The screen's size as it was last seen; nil before the view came into a window, where nothing
    /// can be written yet.
    private var screen: Size?
    /// What is written once there is a screen.
    private var pending: [(_ screen: Size) -> TraceRow] = []
    /// The last layout that was written; nil where one must be written.
    private var last: TracedLayout?

    /// How often it looks whether the layout has changed, in seconds.
    private static let interval = 0.1

    /// Creates a recorder of a scroll view, which is not retained.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - stream: Where the trace goes; it is opened, and closed with the recorder.
    ///   - app: The app's name in the trace; its bundle identifier without one.
    ///   - sdk: The major version of the SDK that the app is built with, which heights depend on from
    ///     iOS 26 on.
    ///   - center: Where UIKit posts.
    public init(
      for scrollView: UIScrollView, to stream: OutputStream, app: String? = nil, sdk: Int? = nil,
      center: NotificationCenter = .default
    ) {
      self.scrollView = scrollView
      file = TraceFile(stream)
      self.app = app ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
      self.sdk = sdk
      self.center = center
    }

    /// Creates a recorder that writes a file anew.
    ///
    /// Where the file cannot be written it records nothing, and ``hasFailed`` is true.
    public convenience init(
      for scrollView: UIScrollView, to url: URL, app: String? = nil, sdk: Int? = nil,
      center: NotificationCenter = .default
    ) {
      let stream = OutputStream(url: url, append: false) ?? OutputStream(toMemory: ())
      self.init(for: scrollView, to: stream, app: app, sdk: sdk, center: center)
    }

    /// Whether a part of the trace could not be written; nothing is written after it.
    public var hasFailed: Bool { file.hasFailed }

    /// Begins to record until the recorder is released.
    ///
    /// Call it in `viewDidLoad`, before the keyboard first comes. Again, it does nothing.
    public func begin() {
      guard registration == nil else { return }
      let names = KeyboardNotificationNames.uiKit
      let markers: [Notification.Name: String] = [
        UIApplication.didEnterBackgroundNotification: "background",
        UIApplication.willEnterForegroundNotification: "foreground",
      ]
      let unreadable = KeyboardNotification(beginFrame: nil, endFrame: nil)
      registration = NotificationRegistration(center, names.all + markers.keys) { [weak self] in
        let (kind, marker) = (names[$0.name], markers[$0.name])
        let notification =
          try? KeyboardNotification($0.userInfo, hasScreenObject: $0.object is UIScreen)
        MainThread.run {
          if let marker { self?.mark(marker) }
          if let kind { self?.take(kind, notification ?? unreadable) }
        }
      }
      let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] timer in
        guard let self else { return timer.invalidate() }
        MainThread.run { self.record() }
      }
      RunLoop.main.add(timer, forMode: .common)
      record()
    }

    /// Writes a step's name, by which the verdicts that follow are found.
    ///
    /// - Parameter name: 1 to 100 printable characters.
    public func mark(_ name: String) {
      write { _ in .marker(name) }
      record()
    }

    /// Says that the insets that the scroll view has now are the app's own, and not because of a
    /// keyboard.
    ///
    /// Necessary where the app changes them, or where a keyboard comes together with the view.
    public func markInsets() {
      guard let scrollView else { return }
      let (content, indicator) = (scrollView.contentInset, scrollView.verticalScrollIndicatorInsets)
      write { _ in
        .marker("insets", contentInset: Insets(content), indicatorInsets: Insets(indicator))
      }
      record()
    }

    /// Writes the layout where it differs from the last one.
    ///
    /// The recorder does so by itself ten times a second and after each notification.
    public func record() {
      guard let scrollView, let window = scrollView.window else {
        if screen != nil, !isAway {
          isAway = true
          write { _ in .marker("disappear") }
        }
        return
      }
      writeHeader(window)
      if isAway {
        isAway = false
        write { _ in .marker("appear") }
      }
      let isMoving = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
      // Whose insets those are while a keyboard is up that nobody has seen come, nobody knows.
      guard !isMoving, hasKeyboard || !scrollView.isAboveKeyboard,
        let layout = TracedLayout(scrollView, window), layout != last
      else { return }
      write { _ in .layout(layout) }
      last = layout
    }

    private func writeHeader(_ window: UIWindow) {
      let bounds = Size(window.screenOfScene.bounds.size)
      let isFirst = screen == nil
      screen = bounds
      guard isFirst else { return }
      let device = TraceHeader.device()
      let header = TraceHeader(
        app: app, os: UIDevice.current.systemVersion, device: device.identifier, name: device.name,
        idiom: window.traitCollection.userInterfaceIdiom == .pad ? .pad : .phone, sdk: sdk,
        screen: bounds, scale: Double(window.screenOfScene.scale))
      for row in [{ _ in .header(header) }] + pending { file.write(row(bounds).line) }
      pending = []
    }

    private func take(_ kind: Event.Kind, _ notification: KeyboardNotification) {
      if let window = scrollView?.window, screen != nil {
        screen = Size(window.screenOfScene.bounds.size)
      }
      hasKeyboard = true
      let accessory = scrollView?.window?.firstResponder?.inputAccessoryView?.bounds.height ?? 0
      let traced = TracedKeyboard(
        mode: keyboard, language: language, accessory: Double(accessory))
      write { .notification(kind, notification, screen: $0, traced) }
      // The app may do its part later in this turn of the run loop.
      DispatchQueue.main.async { [weak self] in self?.record() }
    }

    /// Writes a row behind which a layout is to follow.
    private func write(_ row: @escaping (_ screen: Size) -> TraceRow) {
      last = nil
      guard let screen else { return pending.append(row) }
      file.write(row(screen).line)
    }
  }
#endif
