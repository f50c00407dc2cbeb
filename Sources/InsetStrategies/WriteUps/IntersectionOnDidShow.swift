import InsetCore

extension Strategies {
  /// S1: after the keyboard has appeared, sets the bottom insets to the height of what it covers.
  ///
  /// A scroll view that observes for itself, from its creation to its end, so it reacts off screen
  /// as well. Without a window, which it has from `viewWillAppear` to `viewDidDisappear`, every
  /// conversion returns the zero rectangle, and so does the covered height. The way through the
  /// superview's space keeps the content offset out and undoes the rotation of iOS 7 and earlier.
  /// A missing end frame is the zero rectangle, as a message to nil returns it.
  struct IntersectionOnDidShow: InsetStrategy {
    static let id = "s1-intersection-on-did-show"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Cocoanetics (article)",
      group: .writeUp,
      animation: .late("it hears didShow, and its code has no animation"),
      summary: "Sets the bottom inset to the covered part of the view once the keyboard is shown.",
      formula: "own = window.convert(frame, from: superview); covered = superview.convert("
        + "intersection(own, kbEnd), from: window); contentInset = scrollIndicatorInsets = (0, 0, "
        + "covered.height, 0) on didShow, (0, 0, 0, 0) on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .hidden, .gap,
          in: "placement:fill,short,tall,shrinking keyboard:!floating,undocked,split"),
        Weakness(
          "Slide Over's origin is not the screen's", often: .hidden, .padding, .indicators,
          in: "window:slide-over os>=13 keyboard:!floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Cocoanetics, \"Calculating Area Covered by Keyboard\"", version: "(article)",
          date: "2011-07",
          code: "its code",
          link: "https://www.cocoanetics.com/2011/07/calculating-area-covered-by-keyboard/")
      ])

    private var presence = Presence()

    /// Takes an event; registered from the view's creation to its end.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded else { return }
      switch event.kind {
      case .keyboardDidShow:
        view.replaceInsets(
          bottom: presence.hasWindow ? Self.coveredHeight(of: view, by: event.keyboard.endFrame) : 0
        )
      case .keyboardWillHide: view.replaceInsets(bottom: 0)
      default: break
      }
    }

    /// The height of the part of the view's frame that the end frame covers, in points.
    private static func coveredHeight(
      of view: ViewState, by endFrame: Rect?
    ) -> Double {
      let own = view.convert(view.environment.chain.view, from: .superview, to: .window)
      let covered = own.intersection(endFrame ?? .zero)
      return view.convert(covered, from: .window, to: .superview).height
    }
  }
}
