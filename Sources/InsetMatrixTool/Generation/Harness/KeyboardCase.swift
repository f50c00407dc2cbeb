import UIKit

/// A scenario: what surrounds a scroll view, what happens, and the insets that it needs.
nonisolated struct KeyboardCase: Identifiable, Sendable, CustomStringConvertible {
  /// The scenario's name in the matrix.
  let id: String
  /// The command that shows the scenario step by step.
  let explain: String
  /// How the scroll view treats the safe area.
  let behavior: Int
  /// The insets that the app sets for reasons of its own.
  let contentInset: UIEdgeInsets
  /// The same for the vertical indicator.
  let indicatorInsets: UIEdgeInsets
  /// Where the content is scrolled to as the view appears.
  let contentOffset: CGPoint
  /// What surrounds the view; it begins in the first, a rotation leads to another.
  let environments: [KeyboardEnvironment]
  /// What happens, in order.
  let steps: [KeyboardStep]

  var description: String { id }
}

/// What surrounds the scroll view in one orientation, in points.
nonisolated struct KeyboardEnvironment: Sendable {
  /// The screen's size.
  let screen: CGSize
  /// The window's frame on the screen.
  let window: CGRect
  /// The window's own safe area, without bars.
  let windowSafeArea: UIEdgeInsets
  /// What bars and the window's safe area take from the edges of the controller in the bars.
  let safeArea: UIEdgeInsets
  /// The bars' frames in the window; nil for no such bar.
  let navigationBar: CGRect?
  let tabBar: CGRect?
  let toolbar: CGRect?
  /// The frame of what contains the view, in the controller in the bars; nil where the view fills
  /// that controller.
  let container: CGRect?
  /// The view's frame in its container.
  let view: CGRect
  /// The view's safe area while it has this frame.
  let viewSafeArea: UIEdgeInsets
  /// The size of the content.
  let contentSize: CGSize
  /// The focused field's frame in the content.
  let field: CGRect
}

/// One action of a user, all that it posts, and what must be so afterwards.
nonisolated struct KeyboardStep: Sendable {
  /// The action's name.
  let name: String
  /// What happens, in order.
  let events: [KeyboardEvent]
  /// What must be so when the view has settled; nil while it is not on screen or a finger holds the
  /// keyboard.
  let expected: KeyboardExpectation?
}

/// What a scroll view needs, in points.
nonisolated struct KeyboardExpectation: Sendable {
  let contentInset: UIEdgeInsets
  let adjustedContentInset: UIEdgeInsets
  let verticalScrollIndicatorInsets: UIEdgeInsets
  /// The vertical content offsets that show the focused field; nil where any will do.
  let contentOffset: ClosedRange<Double>?
  /// What the bottom inset is made of.
  let arithmetic: String
  /// Where the view lies on the screen.
  let frame: CGRect
}

/// Something that happens.
nonisolated enum KeyboardEvent: Sendable {
  case load, willAppear, layout, didAppear, willDisappear, didDisappear, release
  case didEnterBackground, willEnterForeground, didBecomeActive, willResignActive
  /// The view gets other surroundings, by their index.
  case environment(Int)
  /// The view gets another frame in its container.
  case frame(CGRect)
  /// The app sets its own insets anew.
  case ownInsets
  case post(KeyboardPost)
}

/// A keyboard notification; a key that the system leaves out is nil.
nonisolated struct KeyboardPost: Sendable {
  enum Kind: Sendable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
  }

  let kind: Kind
  /// The frames on the screen.
  let begin: CGRect?
  let end: CGRect?
  let duration: Double?
  let curve: Int?
  /// Whether the notification's object is the screen, as from iOS 16.1 on, instead of nil.
  let isFromScreen: Bool
}
