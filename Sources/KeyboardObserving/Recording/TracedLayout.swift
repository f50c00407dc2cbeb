import InsetCore

/// A scroll view in its window, and its insets, at one moment.
struct TracedLayout: Equatable {
  /// The frames from the screen to the view.
  var chain: ViewChain
  var windowSafeArea: Insets
  /// The view's own safe area.
  var safeArea: Insets
  /// What the controllers around the view add to it.
  var additionalSafeArea: Insets
  var contentInset: Insets
  var adjustedContentInset: Insets
  /// The vertical indicator's insets, without what the system adds.
  var indicatorInsets: Insets
  /// Whether the system adds the safe area to the indicator's.
  var adjustsIndicators: Bool
  var contentSize: Size
  var contentOffset: Point
  /// The focused field's frame in the content; nil where no field of the view has the focus.
  var focusedField: Rect?
  /// The bars of containers by name, their frames in the window's space.
  var bars: [String: Bar]

  var json: TraceValue {
    let window = chain.windowOnScreen
    let bars = bars.sorted { $0.key < $1.key }.map { name, bar in
      TraceValue.object([
        "bar": .text(name), "frame": .rect(bar.frame), "isHidden": .flag(bar.isHidden),
      ])
    }
    return .object([
      "kind": .text("layout"), "screen": .size(chain.screen), "window": .rect(window),
      "root": .rect(chain.root),
      "view": .rect(chain.viewOnScreen.offset(x: -window.minX, y: -window.minY)),
      "windowSafeArea": .insets(windowSafeArea), "safeArea": .insets(safeArea),
      "additionalSafeArea": .insets(additionalSafeArea), "contentInset": .insets(contentInset),
      "adjustedContentInset": .insets(adjustedContentInset),
      "indicatorInsets": .insets(indicatorInsets), "adjustsIndicators": .flag(adjustsIndicators),
      "contentSize": .size(contentSize), "contentOffset": .point(contentOffset),
      "focusedField": .rect(focusedField), "bars": .list(bars),
    ])
  }
}
