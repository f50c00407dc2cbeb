import InsetCore

/// Walks over the rows of a trace and finds the states in which nothing is underway.
///
/// A keyboard is underway from a `will` notification to its `did`. A state is the last layout before
/// the next notification or marker, so that an app may need as many layouts as it likes.
struct TraceWalk {
  /// The states with a keyboard before them, in the order of the file.
  private(set) var states: [TraceState] = []

  /// The app's own insets: those of the last layout before the first notification, or a marker's.
  private var rest: TraceState.Rest?
  /// The first places without a keyboard, by window.
  private var places: [Window: TraceState.RestingPlace] = [:]
  private var keyboard: TraceState.Keyboard?
  private var own: TraceState.Keyboard?
  private var isShowing = false
  private var isChanging = false
  private var isGone = false
  private var reason: String?
  private var marker: String?
  private var pending: (line: Int, layout: TraceLayout)?

  /// A screen with a window, each as it is turned.
  private struct Window: Hashable {
    var screen: Size
    var frame: Rect
  }

  init(_ trace: Trace) {
    for row in trace.rows {
      switch row.content {
      case .layout(let layout): take(layout, row.line)
      case .notification(let notification):
        settle()
        take(TraceState.Keyboard(line: row.line, notification: notification))
      case .marker(let marker):
        settle()
        take(marker)
      }
    }
    settle()
  }

  private mutating func take(_ layout: TraceLayout, _ line: Int) {
    if !isShowing, !isChanging, !isGone { pending = (line, layout) }
  }

  private mutating func take(_ keyboard: TraceState.Keyboard) {
    self.keyboard = keyboard
    if keyboard.notification.isLocal { own = keyboard }
    if !isGone { reason = nil }
    switch keyboard.notification.event {
    case .willShow, .willHide: isShowing = true
    case .didShow, .didHide: (isShowing, isChanging) = (false, false)
    case .willChangeFrame: isChanging = true
    case .didChangeFrame: isChanging = false
    }
  }

  private mutating func take(_ marker: TraceMarker) {
    self.marker = marker.name
    switch marker.name {
    case "disappear", "background": isGone = true
    case "appear": isGone = false
    case "foreground":
      isGone = false
      reason = "the app came back, and no notification says where the keyboard is"
    case "insets":
      guard let content = marker.contentInset else { break }
      places = [:]
      rest = TraceState.Rest(
        content: content, indicators: marker.indicatorInsets ?? rest?.indicators ?? .zero,
        additionalSafeArea: rest?.additionalSafeArea ?? .zero)
    default: break
    }
  }

  /// Takes the last layout as a state.
  private mutating func settle() {
    guard let (line, layout) = pending else { return }
    pending = nil
    let isUp = keyboard?.isOnScreen ?? false
    let window = Window(screen: layout.screen, frame: layout.window)
    if !isUp, places[window] == nil { places[window] = TraceState.RestingPlace(layout) }
    guard let keyboard else {
      rest = TraceState.Rest(
        content: layout.contentInset, indicators: layout.indicatorInsets,
        additionalSafeArea: layout.additionalSafeArea)
      return
    }
    var reason = reason
    if rest == nil { reason = "no layout before the keyboard shows the app's own insets" }
    if isUp, keyboard.notification.screen != layout.screen {
      reason = "the screen has turned, and no notification says where the keyboard is"
    }
    let place = places[window].flatMap { $0.isMoved(in: layout) ? $0 : nil }
    states.append(
      TraceState(
        line: line, marker: marker, layout: layout, keyboard: keyboard, own: own, rest: rest,
        movedFrom: place, reason: reason))
  }
}
