import InsetCore

/// The part of a web page that its user sees, as WebKit keeps it.
///
/// A keyboard makes the visual viewport lower. The layout viewport, to which fixed elements belong, keeps
/// its size, and WebKit pans the page where the focused field would be covered or less than 50 pt above
/// the keyboard: the field comes to the middle of what is visible, as far as the page reaches.
struct VisualViewport: Hashable, Sendable {
  /// The points of the layout viewport below a docked keyboard's top edge.
  private(set) var covered = 0.0
  /// How far the page has been panned up, in points: `visualViewport.offsetTop`.
  private(set) var offsetTop = 0.0
  private var presence = Presence()

  /// Takes an event, as a web view does that edits while its field has the focus.
  mutating func receive(_ event: Event, in view: ViewState) {
    presence.note(event)
    switch event.kind {
    case .keyboardWillShow, .keyboardWillChangeFrame:
      if !presence.hasWindow, event.keyboard.isLocal { return }
    case .keyboardWillHide: break
    default: return
    }
    guard presence.isLoaded, let frame = event.keyboard.placedEndFrame else { return }
    let environment = view.environment
    let height = environment.chain.view.height
    covered = min(presence.hasWindow ? view.dockedOverlap(of: frame) : 0, height)
    if covered == 0 {
      returnPage(environment.capabilities.panAfterHide)
    } else if event.keyboard.isLocal {
      // While the keyboard is another app's, no field of the page has the focus.
      show(environment.focusedField, in: height - covered)
    }
  }

  /// Pans to a field of the page where it is not well within the visible height.
  private mutating func show(_ field: Rect, in visible: Double) {
    if field.isEmpty { return }
    let isShown = field.minY >= offsetTop && field.maxY <= offsetTop + visible - Self.margin
    if !isShown { offsetTop = field.minY - (visible - field.height) / 2 }
    offsetTop = max(0, min(offsetTop, covered))
  }

  private mutating func returnPage(_ left: OSCapabilities.PanAfterHide) {
    switch left {
    case .nothing: offsetTop = 0
    case .part: offsetTop = min(offsetTop, 24)
    case .all: break
    }
  }

  /// The distance from the keyboard below which a field is not well visible, in points.
  private static let margin = 50.0
}
