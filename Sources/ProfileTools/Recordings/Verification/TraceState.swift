import DeviceProfiles
import InsetCore
import InsetOracle

/// A state of the view in which nothing is underway: what is judged.
package struct TraceState: Hashable, Sendable {
  /// The app's own insets, of the view at rest.
  struct Rest: Hashable, Sendable {
    var content: Insets
    var indicators: Insets
    /// What of the safe area is the app's own at rest.
    var additionalSafeArea: Insets
  }

  /// Where the view is without a keyboard, in a window.
  struct RestingPlace: Hashable, Sendable {
    /// The view's frame in the window's space.
    var view: Rect
    /// The frame of its controller's view in the window's space.
    var root: Rect?
    /// What the system adds to the content's bottom.
    var systemInset: Double

    init(_ layout: TraceLayout) {
      view = layout.view
      root = layout.root
      systemInset = (layout.adjustedContentInset - layout.contentInset).bottom
    }

    /// Whether the app itself has moved the view's bottom edge: its surroundings are where they were.
    func isMoved(in layout: TraceLayout) -> Bool {
      guard let root, let now = layout.root, now == root else { return false }
      return abs(layout.view.maxY - view.maxY) > Judgement.tolerance
    }
  }

  /// The keyboard's last notification.
  struct Keyboard: Hashable, Sendable {
    var line: Int
    var notification: TraceNotification

    /// Whether it is on the screen as it was turned when the notification came.
    var isOnScreen: Bool { reading(ViewChain(filling: notification.screen)) != .hidden }

    /// The frame of one that is on the screen and not docked; nil for others and where none is
    /// reported.
    func raisedFrame(_ chain: ViewChain) -> Rect? {
      guard reading(chain) == .floating, let end = notification.end, !end.isEmpty else {
        return nil
      }
      return chain.uprightScreen(fromScreen: end)
    }

    /// How its end frame reads in a window.
    func reading(_ chain: ViewChain) -> KeyboardReading {
      KeyboardReading(
        endFrame: notification.end, isHide: notification.event.isHide, chain: chain)
    }
  }

  /// The line of the layout.
  package var line: Int
  /// The last marker's name.
  package var marker: String?
  package var layout: TraceLayout
  var keyboard: Keyboard
  /// The last notification of the app's own keyboard.
  var own: Keyboard?
  /// Nil where no layout before the keyboard shows them.
  var rest: Rest?
  /// Where the view would be without a keyboard; nil where it is there, or nobody knows.
  var movedFrom: RestingPlace?
  /// Why nobody can say what is right here; nil where it can be judged.
  var reason: String?
}

extension TraceLayout {
  /// The frames from the screen to the view.
  var chain: ViewChain {
    let bounds = Rect(origin: .zero, size: window.size)
    return ViewChain(screen: screen, window: window, root: bounds, superview: bounds, view: view)
  }

  /// What the system adds to the content, given what of the safe area is the app's own at rest.
  func systemInset(_ rest: TraceState.Rest) -> Insets {
    without(adjustedContentInset - contentInset, rest)
  }

  /// What is added to the vertical indicator, by whomever.
  var addedToIndicators: Insets {
    adjustsIndicators ? Insets(top: safeArea.top, bottom: safeArea.bottom) : .zero
  }

  /// Insets without what the app's controllers have added to the bottom since it was at rest: that
  /// is how the app avoids the keyboard, and no part of what the system keeps free.
  func without(_ insets: Insets, _ rest: TraceState.Rest) -> Insets {
    let added = max(0, additionalSafeArea.bottom - rest.additionalSafeArea.bottom)
    var insets = insets
    insets.bottom = max(0, insets.bottom - added)
    return insets
  }
}

extension TraceState {
  /// The truth: nobody recorded it, so the reading of the notification's frame replaces it.
  func truth(_ rest: Rest) -> Truth {
    let chain = layout.chain
    let frame = (movedFrom?.view ?? layout.view).offset(
      x: layout.window.minX, y: layout.window.minY)
    let safeArea = layout.without(layout.safeArea, rest)
    return Truth(
      covered: keyboard.reading(chain).dockedFrame, own: own?.reading(chain).dockedFrame,
      raised: keyboard.raisedFrame(chain), ownRaised: own?.raisedFrame(chain),
      isBar: keyboard.notification.keyboard == .hardwareBar,
      view: ViewTruth(
        frame: frame, base: rest.content, indicatorBase: rest.indicators,
        systemInset: layout.systemInset(rest),
        indicatorSystemInset: layout.without(layout.addedToIndicators, rest),
        restingGap: movedFrom?.systemInset ?? safeArea.bottom,
        tail: max(0, frame.maxY - layout.window.maxY),
        topObstruction: safeArea.top, contentHeight: layout.contentSize.height,
        focusedField: layout.focusedField ?? .zero))
  }

  /// Where the view is, as a strategy leaves one.
  func settled(_ rest: Rest) -> SettledLayout {
    let inset = layout.adjustedContentInset
    return SettledLayout(
      content: inset, indicators: layout.indicatorInsets + layout.addedToIndicators,
      lowestLine: layout.chain.viewOnScreen.maxY - (inset.bottom - rest.content.bottom),
      contentOffset: layout.contentOffset.y)
  }

  /// What the app moves: the edge of its view, or the scroll view's insets.
  var mechanism: AdjustmentMechanism {
    movedFrom == nil ? .insets : .bottomConstraint(padding: 0)
  }
}
