package import DeviceProfiles
package import InsetCore
import TextFormats

/// Where the scroll view is and what its insets are, at one moment.
package struct TraceLayout: Hashable, Sendable {
  /// A bar of a container controller.
  package struct BarRow: Hashable, Sendable {
    package var bar: BarKind
    /// Its frame in the window's space.
    package var frame: Rect
    package var isHidden: Bool
  }

  /// The screen's size as the interface is turned.
  package var screen: Size
  /// The window's frame in the screen's space.
  package var window: Rect
  /// The view's frame in the window's space.
  package var view: Rect
  /// The frame of the view of the controller that contains the view, in the window's space; nil
  /// where nobody recorded it.
  package var root: Rect?
  /// The window's safe area, without what bars and controllers add.
  package var windowSafeArea: Insets
  /// The view's own safe area.
  package var safeArea: Insets
  /// What the app's controllers added to the safe area, from the view up.
  package var additionalSafeArea: Insets
  package var contentInset: Insets
  package var adjustedContentInset: Insets
  /// The vertical indicator's insets, without what the system adds.
  package var indicatorInsets: Insets
  /// Whether the system adds the safe area to the indicator's insets.
  package var adjustsIndicators: Bool
  package var contentSize: Size
  package var contentOffset: Point
  /// The focused field's frame in the content; nil where no field of the view has the focus.
  package var focusedField: Rect?
  package var bars: [BarRow]

  init(_ row: JSONNode) throws(TextFinding) {
    screen = try row.required("screen").extent()
    window = try row.required("window").frame()
    view = try row.required("view").frame()
    root = try row["root"]?.frame()
    windowSafeArea = try row.required("windowSafeArea").insets()
    safeArea = try row.required("safeArea").insets()
    additionalSafeArea = try row["additionalSafeArea"]?.insets() ?? .zero
    contentInset = try row.required("contentInset").insets()
    adjustedContentInset = try row.required("adjustedContentInset").insets()
    indicatorInsets = try row.required("indicatorInsets").insets()
    adjustsIndicators = try row["adjustsIndicators"]?.flag() ?? true
    contentSize = try row.required("contentSize").size()
    let offset = try row.required("contentOffset").size()
    contentOffset = Point(x: offset.width, y: offset.height)
    focusedField = try row["focusedField"]?.frame()
    bars = []
    for bar in try row["bars"]?.array() ?? [] {
      bars.append(
        BarRow(
          bar: try bar.required("bar").choice(), frame: try bar.required("frame").frame(),
          isHidden: try bar["isHidden"]?.flag() ?? false))
    }
  }
}
