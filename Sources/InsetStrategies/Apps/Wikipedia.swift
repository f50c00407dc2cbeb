import InsetCore

extension Strategies {
  /// Wikipedia: the scroll view's part below the keyboard's top, or the safe area, if larger.
  ///
  /// The controller turns the system's adjustment off, of content and indicator, and sets both
  /// bottom insets whole, whatever they were: with a keyboard and without one. The keyboard's frame
  /// is taken in the space of the controller's view while that has a window, used again on layout,
  /// and forgotten on `didHide`, not on `willHide`. The safe area is that of the controller's view.
  ///
  /// Reading: what the system would add is taken off here instead, and the app's own toolbar is
  /// hidden. The insets at the top and the sides, which follow bars, stay as they are, and so do all
  /// until there has been a keyboard.
  struct Wikipedia: InsetStrategy {
    static let id = "wikipedia"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Wikipedia for iOS (74f5d48)",
      group: .app,
      summary: "Sets the bottom inset to the part below the keyboard or the safe area, if larger.",
      formula: "bottom = max(controller's bottom safe area, bounds.maxY - intersection(convert("
        + "kbEnd, from: screen), bounds).minY) for contentInset and scrollIndicatorInsets on "
        + "willChangeFrame and layout, without a keyboard on didHide; adjustment behavior never",
      availability: [
        Availability("os>=11", source: "contentInsetAdjustmentBehavior came with iOS 11"),
        Availability(
          "placement:fill,short", source: "the scroll view fills the screens of the app"),
        Availability("base:base0", source: "the app has no insets of its own"),
      ],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split")
      ],
      publications: [
        Publication(
          "Wikipedia-iOS", version: "74f5d48", date: "date not known", license: "MIT",
          code: "ViewController.swift updateScrollViewInsets and keyboardWillChangeFrame",
          link: "https://github.com/wikimedia/wikipedia-ios/"
            + "blob/74f5d48baf0f2185761f70088ed5a49132d0172c/Wikipedia/Code/"
            + "ViewController.swift")
      ],
      reading: "the other edges stay as they are, and so do all until there has been a "
        + "keyboard")

    private var presence = Presence()
    private var hasHeard = false
    private var keyboard: Rect?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .viewDeinit: self = Wikipedia()
      case .keyboardWillChangeFrame where presence.hasWindow:
        guard let frame = event.keyboard.endFrame else { return }
        keyboard = view.convert(frame, from: .screen, to: .root)
        hasHeard = true
      case .keyboardDidHide: keyboard = nil
      case .viewDidLayoutSubviews, .safeAreaInsetsDidChange: break
      default: return
      }
      if presence.isLoaded, hasHeard { update(&view) }
    }

    private func update(_ view: inout ViewState) {
      let environment = view.environment
      var bottom = environment.rootObstruction.bottom
      if let keyboard {
        let overlap = view.convert(keyboard, from: .root, to: .view).intersection(view.bounds)
        bottom = max(bottom, view.bounds.maxY - overlap.minY)
      }
      view.contentInset.bottom = bottom - environment.systemInset.bottom
      view.verticalScrollIndicatorInsets.bottom = bottom - environment.indicatorSystemInset.bottom
    }
  }
}
