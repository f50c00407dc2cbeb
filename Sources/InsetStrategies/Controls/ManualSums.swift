import InsetCore

extension Strategies {
  /// N4: takes the distance from the view's bottom to the screen's off the keyboard's height.
  ///
  /// A control. The view's bottom is the sum of the frames' origins up to the window, each as its
  /// own parent's space has it and added without regard to rotation; the screen's bottom is the
  /// height of its bounds in the space of the era. Nothing is clamped, so that a view that ends
  /// above the keyboard gets a negative inset. It observes at all times, wipes all other edges and
  /// ignores a show without an end frame.
  struct ManualSums: InsetStrategy {
    static let id = "n4-manual-sums"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Frames added up by hand (control)",
      group: .control,
      summary: "Sets the bottom inset to the keyboard's height less what lies below the view.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height - (screen.height - "
        + "sum of origins - view.height), 0) on willShow, (0, 0, 0, 0) on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "Only the bar of a hardware keyboard shows, or nothing of it", often: .hidden, .gap,
          in: "keyboard:hardware*"),
        Weakness(
          "The system adds a safe area: it counts twice", .indicators,
          in: "placement:fill,short,tall,shrinking,table-controller,swiftui,web-view "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [.timMedcalf("a naive idea that its header names")])

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        guard let frame = event.keyboard.endFrame else { return }
        view.replaceInsets(bottom: frame.height - Self.heightBelow(view))
      case .keyboardWillHide: view.replaceInsets(bottom: 0)
      default: break
      }
    }

    /// The distance from the view's bottom edge to the screen's, by adding up frames, in points.
    private static func heightBelow(_ view: ViewState) -> Double {
      let chain = view.environment.chain
      let bounds = Rect(origin: .zero, size: chain.root.size)
      let root = view.convert(bounds, from: .root, to: .window)
      let top = chain.window.minY + root.minY + chain.superview.minY + chain.view.minY
      return view.environment.mainScreen.height - (top + chain.view.height)
    }
  }
}
