import InsetCore

extension Strategies {
  /// S4: moves the view up by the height of the keyboard's begin frame, and down again on hide.
  ///
  /// The move is relative and remembers nothing: a second show moves once more, a hide without a
  /// show moves below the resting place. The conversion into the controller's view is there for
  /// landscape up to iOS 7. A missing begin frame has no height.
  ///
  /// Reading: the text registers outside of any method. It is taken to do so in `viewWillAppear`,
  /// where it adds its tap gesture, and removes nothing, so that after a second appearance every
  /// event moves twice; from iOS 9 on the observers end with the controller. No layout pass resets
  /// the frame, as one would where constraints place the view.
  struct MoveByBeginHeight: InsetStrategy {
    static let id = "s4-move-by-begin-height"
    static let mechanism = AdjustmentMechanism.translation
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Atomic Object (article)",
      group: .writeUp,
      animation: .matches("its code"),
      summary: "Moves the view up by the begin frame's height on show and down by it on hide.",
      formula: "controls.frame.origin.y -= view.convert(kbBegin, from: window).height on willShow, "
        + "+= the same on willHide",
      weaknesses: [
        Weakness(
          "The view rests on a bar: it moves too far", .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!floating,undocked,split"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .gap,
          in: "placement:fill,short,safe-area,tall,nested os>=11 "
            + "keyboard:!floating,undocked,split"),
        Weakness(
          "The frames before and after the change differ in height", often: .gap,
          in: "script:!show keyboard:!floating,undocked,split"),
        Weakness(
          "The window does not end at the bottom of the screen", often: .gap,
          in: "window:!full keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Atomic Object, \"Animating Around the iOS Keyboard\"", version: "(article)",
          date: "2014-01-08",
          code: "its code",
          link: "https://spin.atomicobject.com/2014/01/08/animate-around-ios-keyboard/")
      ],
      reading: "observers are added in viewWillAppear and never removed, and no layout pass "
        + "resets the frame, as one would where constraints place the view")

    private var observers = 0

    /// Takes an event; registered in each `viewWillAppear`, removed only in `viewDeinit`.
    @inline(__always)  // a call would copy the event
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: observers += 1
      case .viewDeinit: observers = 0
      case .keyboardWillShow:
        for _ in 0..<observers {
          view.translationY -= Self.height(of: event.keyboard.beginFrame, in: view)
        }
      case .keyboardWillHide:
        for _ in 0..<observers {
          view.translationY += Self.height(of: event.keyboard.beginFrame, in: view)
        }
      default: break
      }
    }

    /// The begin frame's height in the controller's view, in points.
    private static func height(of beginFrame: Rect?, in view: ViewState) -> Double {
      view.convert(beginFrame ?? .zero, from: .window, to: .root).height
    }
  }
}
