import InsetCore

extension Strategies {
  /// .NET MAUI: an app-wide manager that scrolls to the focused field and insets around it.
  ///
  /// It hears `willShow` and `willHide`, and that editing begins. A show acts if it is the first or
  /// has another frame, and the field's beginning if the keyboard is up. The frame is read from its
  /// description, of which only digits and commas are kept: a sign is lost, a fraction becomes part
  /// of a large whole number, and a null frame leaves the one before. The screen's and the window's
  /// spaces are compared as they are.
  ///
  /// The caret has to be between the top bar or the view's top and 20 points above the keyboard or
  /// the view's bottom. If it is not, the content scrolls, beyond its end where need be; what is left
  /// moves the root view. The inset is the overlap, 20 points if there is any, and at least the inset
  /// before the show, all less the view's safe area. A hide puts the insets before the show back if the
  /// scroll view is in a window, and then, if the content was scrolled, wipes them on every edge. It
  /// moves the root view back unless that has another size, as UIKit has then given it its place.
  ///
  /// Reading: the caret is the field, and the root view's top margin and the status bar are as high
  /// as its safe area, which stays as it is while that view moves. Every show of this app's keyboard
  /// belongs to a field that begins its editing, also after a rotation, where it goes on and the
  /// library would do nothing. A root view that has moved is laid out before the second look that the
  /// library takes, so that the position is adjusted twice. The 30 milliseconds before each look pass
  /// undisturbed. Large titles are off, and fields of other screens do not touch this view. No layout
  /// has `SafeAreaEdges` with `SoftInput` or `All`: with these, which are off by default, .NET 10 pads the
  /// layout for the keyboard as a part of its safe area, and leaves the field to it.
  struct DotNetMAUI: InsetStrategy {
    static let id = "dotnet-maui"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: ".NET MAUI 10.0",
      group: .library,
      summary: "Sets the bottom inset to the keyboard's overlap and 20 points, less the safe area.",
      formula: "kb = digits of kbEnd's description; overlap = intersection(kb, frame in window)"
        + ".height; contentInset.bottom = max(start, overlap + (overlap > 0 ? 20 : 0)) - view safe "
        + "area, scrollIndicatorInsets.bottom likewise, on willShow with another kb, after scrolling "
        + "until the caret ends at min(window.height - intersection(kb, window).height, view.maxY) - "
        + "20; the insets before it on willHide in a window; zero if it scrolled",
      availability: [
        Availability("os>=12.2", source: ".NET for iOS: iOS 12.2")
      ],
      weaknesses: [
        Weakness(notInMatrix: "The distance of 20 points, which it promises and which is no gap")
      ],
      publications: [
        Publication(
          ".NET MAUI",
          version: "10.0 (3314e147, with pull requests 28148, 30976, 31352, 27948 and 34328)",
          date: "2026-03", license: "MIT",
          code: "KeyboardAutoManagerScroll.cs WillKeyboardShow, WillHideKeyboard, "
            + "AdjustPosition, ApplyContentInset and RestorePosition",
          link: "https://github.com/dotnet/maui/"
            + "blob/3314e147/src/Core/src/Platform/iOS/KeyboardAutoManagerScroll.cs")
      ],
      reading: "the caret is the field, the root view's safe area stays while it moves, each "
        + "show belongs to a field that begins its editing, large titles are off, and so is "
        + "SafeAreaEdges with SoftInput")

    /// What is left free between the caret and the keyboard, in points.
    static let distance = 20.0
    private var presence = Presence()
    /// The keyboard's frame as it was read; zero while hidden.
    private var keyboard = Rect.zero
    private var isShowing = false
    /// Whether this app has caused the last show.
    private var isOwn = false
    /// Whether the field is the one that began its editing last.
    private var isEditing = false
    private var start: (content: Insets, indicators: Insets)?
    /// The root view's size as of the last layout, and as the position was first adjusted.
    private var (laidOutSize, rootSize): (Size?, Size?)
    private var hasScrolled = false
    /// Whether the root view has moved up and each adjustment is made twice.
    private var repeats = false

    /// Takes an event; the manager is there from launch on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillShow: show(event.keyboard, &view)
      case .keyboardWillHide: hide(&view)
      case .viewDidAppear where isShowing && isOwn:
        isEditing = true
        adjust(&view)
      case .viewDidDisappear, .viewDeinit: isEditing = false
      case .viewDidLayoutSubviews: layOut(&view)
      default: break
      }
    }

    /// UIKit gives the root view its place where that has another size.
    private mutating func layOut(_ view: inout ViewState) {
      let size = view.environment.chain.root.size
      if let laidOutSize, laidOutSize != size { view.translationY = 0 }
      laidOutSize = size
    }

    private mutating func show(_ notification: KeyboardNotification, _ view: inout ViewState) {
      let (old, wasEditing) = (keyboard, isEditing)
      if let frame = notification.endFrame?.asDescribedDigits { keyboard = frame }
      isOwn = notification.isLocal
      if isOwn, presence.hasWindow { isEditing = true }
      let isNew = !isShowing || keyboard != old || isEditing != wasEditing
      isShowing = true
      if isNew { adjust(&view) }
    }

    private mutating func hide(_ view: inout ViewState) {
      // The scroll view is kept, and may be in a window again.
      if let start, presence.hasWindow { Self.restore(start, &view) }
      if isShowing {
        if !hasResizedRoot(view) { view.translationY = 0 }
        if hasScrolled, view.contentInset != .zero {
          view.contentInset = .zero
          view.verticalScrollIndicatorInsets.bottom = 0
        }
        (hasScrolled, repeats, rootSize) = (false, false, nil)
      }
      (isShowing, isEditing, keyboard, start) = (false, false, .zero, nil)
    }

    private static func restore(
      _ start: (content: Insets, indicators: Insets), _ view: inout ViewState
    ) {
      if view.contentInset != start.content {
        view.contentInset = start.content
        view.verticalScrollIndicatorInsets = start.indicators
      }
      let height = view.environment.chain.view.height
      let end = max(view.environment.contentSize.height, height) - height
      view.contentOffset.y = min(view.contentOffset.y, end)
    }

    /// Whether the root view has another size than when it was first moved, by more than a point.
    private func hasResizedRoot(_ view: ViewState) -> Bool {
      guard let rootSize else { return false }
      let size = view.environment.chain.root.size
      return max(abs(size.width - rootSize.width), abs(size.height - rootSize.height)) > 1
    }

    private mutating func adjust(_ view: inout ViewState) {
      guard isEditing, presence.hasWindow, !view.environment.focusedField.isEmpty else { return }
      adjustOnce(&view)
      if repeats { adjustOnce(&view) }
    }

    private mutating func adjustOnce(_ view: inout ViewState) {
      if rootSize == nil { rootSize = view.environment.chain.root.size }
      let window = view.environment.chain.window
      let height = keyboard.intersection(window).height
      let frame = Self.moved(view.frameInWindow, view)
      let caret = Self.moved(
        view.convert(view.environment.focusedField, from: .view, to: .window), view)
      let top = max(view.environment.coveredTop, frame.minY)
      let bottom = min(window.height - height, frame.maxY) - Self.distance
      var move = 0.0
      if caret.maxY > bottom {
        move = caret.maxY - bottom
      } else if caret.minY <= top {
        move = caret.minY - top
      }
      if start == nil { start = (view.contentInset, view.verticalScrollIndicatorInsets) }
      let y = view.contentOffset.y
      if move > 0 ? move > -y - view.contentInset.top : move < 0 {
        let offset = y - min(y, -move)
        if offset != y, frame.minY + caret.height + Self.distance < bottom {
          view.contentOffset.y = offset
          move -= offset - y
          hasScrolled = true
        }
        if hasScrolled { inset(&view) }
      } else {
        inset(&view)
      }
      moveRoot(up: move, above: height, &view)
    }

    private mutating func moveRoot(
      up move: Double, above height: Double, _ view: inout ViewState
    ) {
      var origin = view.translationY - move
      if move >= 0 { origin = max(origin, -height - Self.distance) }
      if origin == view.translationY { return }
      view.translationY = origin
      if move >= 0 {
        repeats = true
        inset(&view)
      }
    }

    private func inset(_ view: inout ViewState) {
      let overlap = keyboard.intersection(Self.moved(view.frameInWindow, view)).height
      let needed = overlap > 0 ? overlap + Self.distance : 0
      let safeArea = view.environment.safeAreaInsets.bottom
      let bottom = max(start?.content.bottom ?? 0, needed) - safeArea
      if view.contentInset.bottom == bottom { return }
      view.contentInset.bottom = bottom
      view.verticalScrollIndicatorInsets.bottom =
        max(start?.indicators.bottom ?? 0, needed) - safeArea
    }

    /// A frame in the window where the root view has moved it.
    private static func moved(_ frame: Rect, _ view: ViewState) -> Rect {
      frame.offset(x: 0, y: view.translationY)
    }
  }
}
