/// One thing that happens within a step.
public enum Occurrence: Hashable, Sendable {
  /// An event is posted to the app.
  case post(Event)
  /// The docked keyboard covers this part of the screen from now on, in the upright screen space:
  /// containers that make room by themselves and the keyboard layout guide follow it.
  case moveKeyboard(Rect?)
  /// What surrounds the view changes its frame for a docked keyboard, or for none, where it does so at
  /// all; `viewDidLayoutSubviews` follows at once where the view has another frame.
  case changeFrame(above: Rect?)
  /// The keyboard layout guide and SwiftUI's region follow these frames instead, until the keyboard
  /// moves again.
  case moveGuides(layoutGuide: Rect?, region: Rect?)
  /// The system lays the view out in another stage; `viewDidLayoutSubviews` and its kin follow as
  /// posts.
  case layOut(stage: Int)
  /// The app sets the insets of its own anew.
  case setInsets
}

extension Occurrence {
  /// What a scene begins with unless it begins elsewhere: the view loads and appears.
  public static let appearance: [Occurrence] = [
    .post(.viewDidLoad), .post(.viewWillAppear), .post(.viewDidLayoutSubviews),
    .post(.viewDidAppear),
  ]
}
