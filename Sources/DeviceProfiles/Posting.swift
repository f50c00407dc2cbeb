package import InsetCore

/// The notifications that the OS posts on an occasion: a row of a table.
///
/// ``usual`` has what every version posts where no ``OSBehavior`` has a row of its own.
package struct Posting: Hashable, Sendable {
  /// What the keyboard does.
  package enum Occasion: Int, Hashable, Sendable, CaseIterable {
    /// It appears at the bottom edge, or appears there again.
    case arrive
    /// It changes in place.
    case change
    /// Focus moves to a field with another one.
    case refocus
    /// It leaves the bottom edge and remains on screen.
    case rise
    /// It appears, or changes, in a place above the bottom edge.
    case move
    /// One in hardware takes its place and leaves nothing on screen.
    case yield
    /// The one in hardware that leaves nothing on screen is needed no longer.
    case release
    /// It goes from the bottom edge.
    case leave
    /// It goes, and an accessory view stays.
    case rest
    /// It goes from a place above the bottom edge.
    case vanish
    /// A finger drags it above the bottom edge.
    case drag
    /// Its frame changes while it is not on screen.
    case shift
  }

  /// A frame, by what it is.
  package enum Frame: Hashable, Sendable {
    /// The one that was reported last; for a keyboard that comes, the end below the screen.
    case begin
    /// Where the keyboard is when it has settled, as the version reports it.
    case end
    /// The first frame just below the screen.
    case below
    /// The same with no height.
    case flatBelow
    /// As wide as the screen, with no height, at its bottom edge.
    case flat
    /// The end without the bar above the letters.
    case plain
    /// The end without the accessory view.
    case bare
    /// The same just below the screen.
    case bareBelow
    /// The end just below the screen, without the dock below the keys.
    case dockless
    /// The letters without a bar and a dock, just below the screen.
    case keys
    /// The end just above the screen.
    case above
    /// The zero rectangle.
    case zero
    /// The end, a screen lower: the keyboard comes up with a screen that is presented.
    case lowered
    /// The end, a screen further to the right: the keyboard comes in with a screen that is pushed.
    case aside
    /// The first frame, a screen further to the left: the keyboard goes with a screen that another
    /// one is pushed over.
    case left
    /// The first frame, a screen further to the right: the keyboard goes with a screen that is
    /// popped.
    case right
  }

  /// Notifications with equal contents, in order.
  package struct Round: Hashable, Sendable {
    package var kinds: [Event.Kind]
    package var begin: Frame
    package var end: Frame
    /// In seconds.
    package var duration: Double
    /// The undocumented curve of keyboards, or another.
    package var curve: Int

    /// Creates a round; those of a keyboard that moves take a quarter of a second.
    package init(
      _ kinds: [Event.Kind], _ begin: Frame = .begin, _ end: Frame = .end,
      in duration: Double = 0.25, curve: Int = 7
    ) {
      (self.kinds, self.begin, self.end) = (kinds, begin, end)
      (self.duration, self.curve) = (duration, curve)
    }
  }

  package var occasion: Occasion
  /// The actions that bring it; nil for all.
  package var actions: [Script.Action]?
  /// Whether it holds only for keyboards that fade.
  package var isFading = false
  /// What is posted before views that follow the keyboard are laid out.
  package var will: [Round]
  /// What is posted afterwards.
  package var did: [Round]

  package init(
    _ occasion: Occasion, on actions: [Script.Action]? = nil, isFading: Bool = false,
    will: [Round] = [], did: [Round] = []
  ) {
    (self.occasion, self.actions, self.isFading) = (occasion, actions, isFading)
    (self.will, self.did) = (will, did)
  }

  /// Whether the row holds for an action on its occasion.
  func matches(_ action: Script.Action, isFading: Bool) -> Bool {
    (actions?.contains(action) ?? true) && (isFading || !self.isFading)
  }

  /// What is posted where a version has nothing of its own; the first row that matches holds.
  package static let usual: [Posting] = [
    // Third parties and fields in web views begin with a height of 0.
    Posting(
      .arrive, on: [.showInRounds],
      will: [
        Round(.willShow + .didShow, .flat, .flat), Round(.willShow, .flat, .end, in: 0),
      ],
      did: [Round(.didShow, .flat, .end, in: 0)]),
    Posting(
      .arrive, on: [.appearPresented], will: [Round(.willShow, .lowered, .end, in: 0.4)],
      did: [Round(.didShow, .lowered, .end, in: 0.4)]),
    Posting(
      .arrive, on: [.appearPushed], will: [Round(.willShow, .aside, .end, in: 0.4)],
      did: [Round(.didShow, .aside, .end, in: 0.4)]),
    // Sogou's first show on iOS 8 and 9: 0, 216, 282.
    Posting(
      .arrive, on: [.showInThreeRounds],
      will: [
        Round(.willShow + .didShow, .flat, .flat), Round(.willShow + .didShow, .flat, .plain),
        Round(.willShow, .plain, .end, in: 0),
      ],
      did: [Round(.didShow, .plain, .end, in: 0)]),
    // 216, and 258 at once.
    Posting(
      .arrive, on: [.showThenBar],
      will: [Round(.willShow, .begin, .plain), Round(.willShow, .plain, .end, in: 0)],
      did: [Round(.didShow, .plain, .end, in: 0)]),
    // 258, and 302 once the toolbar has been loaded.
    Posting(
      .arrive, on: [.showThenAccessory],
      will: [
        Round(.willShow + .didShow, .bareBelow, .bare), Round(.willShow, .bare, .end, in: 0),
      ],
      did: [Round(.didShow, .bare, .end, in: 0)]),
    // 288 to 346 on 414x896, and 216 to 258 on 375x667.
    Posting(
      .arrive, on: [.showBeginWithoutDock], will: [Round(.willShow, .dockless, .end)],
      did: [Round(.didShow, .dockless, .end)]),
    Posting(
      .arrive, on: [.showBeginWithoutBar], will: [Round(.willShow, .keys, .end)],
      did: [Round(.didShow, .keys, .end)]),
    Posting(
      .arrive, on: [.showCutShort], will: [Round(.willShow), Round(.willHide, .end, .flat)],
      did: [Round(.didHide, .end, .flat)]),
    Posting(.arrive, will: [Round(.willShow)], did: [Round(.didShow)]),
    // A bar that comes or goes while the user types does so at once.
    Posting(
      .change, on: [.shutBar, .openBar, .autofill, .accessoryOn, .accessoryOff],
      will: [Round(.willShow, in: 0)],
      did: [Round(.didShow, in: 0)]),
    Posting(.change, will: [Round(.willShow)], did: [Round(.didShow)]),
    // The field that loses focus has its round, too.
    Posting(
      .refocus, will: [Round(.willMove, .begin, .begin), Round(.willShow)],
      did: [Round(.didShow)]),
    // Leaving the bottom edge counts as hiding.
    Posting(.rise, will: [Round(.willHide)], did: [Round(.didHide)]),
    Posting(.move, will: [Round(.willMove)], did: [Round(.didMove)]),
    Posting(.yield, will: [Round(.willHide)], did: [Round(.didHide)]),
    Posting(
      .leave, on: [.hideInPlace], will: [Round(.willHide, .begin, .begin)],
      did: [Round(.didHide, .begin, .begin)]),
    Posting(
      .leave, will: [Round(.willHide, .begin, .below)], did: [Round(.didHide, .begin, .below)]),
    Posting(.rest, will: [Round(.willHide)], did: [Round(.didHide)]),
    Posting(
      .vanish, on: [.hideInPlace], will: [Round(.willMove, .begin, .begin)],
      did: [Round(.didMove, .begin, .begin)]),
    Posting(
      .vanish, will: [Round(.willMove, .begin, .below)], did: [Round(.didMove, .begin, .below)]),
    // No frame while the finger moves, and none when it lets go.
    Posting(.drag, will: [Round(.willMove + .didMove, .begin, .zero)]),
    Posting(.shift, will: [Round(.willMove + .didMove, .begin, .begin)]),
  ]
}

extension [Event.Kind] {
  static let willShow: Self = [.keyboardWillChangeFrame, .keyboardWillShow]
  static let didShow: Self = [.keyboardDidChangeFrame, .keyboardDidShow]
  static let willHide: Self = [.keyboardWillChangeFrame, .keyboardWillHide]
  static let didHide: Self = [.keyboardDidChangeFrame, .keyboardDidHide]
  static let willMove: Self = [.keyboardWillChangeFrame]
  static let didMove: Self = [.keyboardDidChangeFrame]
}
