import InsetCore

extension Strategies {
  /// A SwiftUI view with the keyboard's height as padding, from a publisher of shows and hides.
  ///
  /// Written for iOS 13, where SwiftUI left the keyboard to the app: the padding is above the bottom
  /// safe area, which counts twice. From iOS 14 on SwiftUI makes room, too, and all of the keyboard
  /// counts twice. A show without an end frame is not published.
  ///
  /// Reading: the article's first form, in which the whole height is the padding. The view subscribes
  /// as long as it is there, on screen or not, and fills the avoiding view's place. iOS 13, with which
  /// SwiftUI came, is recognized by indicators that keep off the safe area.
  struct SwiftUIPadding: InsetStrategy {
    static let id = "swiftui-padding"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "SwiftUI padding by the keyboard's height",
      group: .writeUp,
      summary: "Pads a SwiftUI view by the keyboard's height, beside SwiftUI's own avoidance.",
      formula: "content.padding(.bottom, kbEnd.height) on willShow, 0 on willHide, above "
        + "safe area(.all).bottom",
      availability: [Availability("os>=13", source: "SwiftUI came with iOS 13")],
      weaknesses: [
        Weakness(
          "From iOS 14 on SwiftUI makes room, too: the keyboard counts twice", .gap,
          in: "os>=14 keyboard:!hardware*,floating,undocked,split "
            + "window:full,split*,tiled-half,tiled-third*"),
        Weakness(
          "A sheet, popover or free window ends away from the screen's bottom", often: .gap,
          in: "os>=14 window:!full,split*,tiled-half,tiled-third* "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only the accessory of a hardware keyboard shows: the frame's height counts", often: .gap,
          in: "keyboard:hardware* accessory:!none"),
        Weakness(
          "Only the bar of a hardware keyboard shows: the frame's height counts", often: .gap,
          in: "keyboard:hardware+bar"),
      ],
      publications: [
        Publication(
          "Vadim Bulavin, \"Keyboard Avoidance for SwiftUI Views\"", version: "(article)",
          date: "date not known", code: "its keyboardHeight and padding(.bottom, keyboardHeight)",
          link: "https://www.vadimbulavin.com/"
            + "how-to-move-swiftui-view-when-keyboard-covers-text-field/")
      ],
      reading: "the padding is the whole height, and the view subscribes as long as it is there")

    private var isSubscribed = false
    private var height = 0.0

    /// Takes an event; subscribed in `viewDidLoad`, until `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isSubscribed = true
      case .viewDeinit: isSubscribed = false
      case .keyboardWillShow where isSubscribed:
        if let frame = event.keyboard.endFrame { height = frame.height }
      case .keyboardWillHide where isSubscribed: height = 0
      default: break
      }
      // SwiftUI lays out anew whenever its region changes, whatever this view hears.
      view.liftLowestContent(aboveBottom: view.keyboardSafeAreaBottom ?? 0)
      view.bottomConstraint += height
    }
  }
}
