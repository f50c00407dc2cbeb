import InsetCore

extension Strategies {
  /// S2e: intersects the keyboard with the safe area's layout frame instead of the table's bounds.
  ///
  /// The keyboard is in table coordinates, the layout frame in those of the controller's view. The
  /// two agree only where the table fills that view and rests at offset zero. What lies between the
  /// table and the safe area's edge counts, and a frame of the table that follows the keyboard does
  /// not.
  ///
  /// On hide both insets become `adjustedContentInset`, which still holds the keyboard and adds the
  /// safe area. The indicator's are read after the content's have changed and gain it twice. Before
  /// iOS 11 the source takes the table's bounds as S2 does, and a hide zeroes both insets.
  struct SafeAreaLayoutFrame: InsetStrategy {
    static let id = "s2e-safe-area-layout-frame"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "d0z0 (comment on TimMedcalf's gist)",
      group: .writeUp,
      summary: "Sets the bottom inset to the keyboard's intersection with the safe area's frame.",
      formula: "x = intersection(table.convert(kbEnd, from: window), "
        + "view.safeAreaLayoutGuide.layoutFrame); contentInset = scrollIndicatorInsets = (0, 0, "
        + "x.height, 0) on willShow unless x is null; contentInset = table.adjustedContentInset, "
        + "then scrollIndicatorInsets = table.adjustedContentInset on willHide; before iOS 11 "
        + "table.bounds, and zero on willHide",
      weaknesses: [
        Weakness(
          "The keyboard hides: its inset stays, and each edge gains its safe area", .hidden, .gap,
          in: "script:!show keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The app has insets of its own: they are wiped", .indicators,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "An accessory or bar is counted from the safe area's frame", often: .hidden, .gap,
          in: "accessory:bar* placement:!child,above-input-bar"),
        Weakness(
          "The table ends above the safe area's edge: what lies between counts", often: .gap,
          in: "placement:child,above-input-bar os>=11 "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [.timMedcalf("d0z0's comment", date: "2018")])

    private var isRegistered = false

    /// Takes an event; registered in `viewWillAppear`, removed in `viewWillDisappear`.
    @inline(__always)  // a call would copy the event
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: isRegistered = true
      case .viewWillDisappear: isRegistered = false
      case .keyboardWillShow where isRegistered:
        if !Self.hasSafeArea(view) {
          IntersectionInTable.cover(&view, with: event.keyboard.endFrame)
          return
        }
        let covered = view.boundsFrame(of: event.keyboard.endFrame).intersection(
          Self.layoutFrame(around: view))
        if !covered.isNull { view.replaceInsets(bottom: covered.height) }
      case .keyboardWillHide where isRegistered:
        if !Self.hasSafeArea(view) {
          view.replaceInsets(bottom: 0)
          return
        }
        view.contentInset = view.adjustedContentInset
        view.verticalScrollIndicatorInsets = view.adjustedContentInset
      default: break
      }
    }

    private static func hasSafeArea(_ view: ViewState) -> Bool {
      view.environment.capabilities.insetAdjustment == .adjustedContentInset
    }

    /// The safe area's layout frame of the controller's view, in that view's space.
    private static func layoutFrame(around view: ViewState) -> Rect {
      Rect(origin: .zero, size: view.environment.chain.root.size)
        .inset(by: view.environment.rootObstruction)
    }
  }
}
