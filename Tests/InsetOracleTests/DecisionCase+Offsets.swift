import InsetCore
import InsetOracle

/// A phone of 393 x 852 points with a navigation bar: its view shows lines 103 to 818, and with a
/// keyboard lines 103 to 516.
private let docked = Rect(x: 0, y: 516, width: 393, height: 336)
private let bars = Insets(top: 103, bottom: 34)

/// A view on it with content of a height and a field 40 points high.
private func phone(content: Double = 2000, fieldAt y: Double?) -> ViewTruth {
  ViewTruth(
    frame: Rect(x: 0, y: 0, width: 393, height: 852), systemInset: bars,
    indicatorSystemInset: bars, restingGap: 34, topObstruction: 103, contentHeight: content,
    focusedField: y.map { Rect(x: 16, y: $0, width: 361, height: 40) } ?? .zero)
}

/// A view between a header and a footer: it shows lines 163 to 802, and with a keyboard to 516.
private let child = ViewTruth(
  frame: Rect(x: 0, y: 163, width: 393, height: 639), contentHeight: 1900,
  focusedField: Rect(x: 16, y: 500, width: 361, height: 40))

/// A phone of 844 x 390 points in landscape: its view shows lines 32 to 369.
private let landscape = ViewTruth(
  frame: Rect(x: 0, y: 0, width: 844, height: 390), systemInset: Insets(top: 32, bottom: 21),
  indicatorSystemInset: Insets(top: 32, bottom: 21), restingGap: 21, topObstruction: 32,
  contentHeight: 1170, focusedField: Rect(x: 16, y: 300, width: 812, height: 40))

extension DecisionCase {
  private init(
    _ name: String, covered: Rect? = nil, view: ViewTruth,
    bottom: Double, line: Double, hideable: Double = .infinity, offsets: OffsetRange
  ) {
    let insets = Insets(top: view.systemInset.top, bottom: bottom)
    self.init(
      name, covered: covered, view: view, content: insets, indicators: insets, line: line)
    expectation.hideable = hideable
    expectation.offsets = offsets
  }

  /// A page of 709 points in a web view between lines 59 and 768, whose top is to stay.
  private static func page(fieldAt y: Double) -> ViewTruth {
    ViewTruth(
      frame: Rect(x: 0, y: 59, width: 393, height: 709), contentHeight: 709,
      focusedField: Rect(x: 16, y: y, width: 361, height: 40), holdsTop: true)
  }

  /// A view with a bar of the app's own of 60 points, and padding beside it.
  private static func chat(padding: Double, covered: Rect?, bottom: Double, line: Double) -> Self {
    var decision = DecisionCase(
      "a bar of the app's own, padding \(padding), \(covered == nil ? "hidden" : "shown")",
      covered: covered,
      view: ViewTruth(
        frame: Rect(x: 0, y: 0, width: 393, height: 852), base: Insets(bottom: 60 + padding),
        indicatorBase: Insets(bottom: 60), systemInset: Insets(bottom: 34),
        indicatorSystemInset: Insets(bottom: 34), restingGap: 34, ownBar: 60),
      content: Insets(bottom: bottom + padding), indicators: Insets(bottom: bottom), line: line,
      alternatives: covered != nil && padding > 0 ? [.baseInset: bottom] : [:])
    decision.expectation.padding = padding
    return decision
  }

  /// Pages and bars of the app's own.
  static let own = [
    // 768 - 516 of the page are covered; its top stays at 59.
    DecisionCase(
      "a page with a field that shows", covered: docked, view: page(fieldAt: 16), bottom: 252,
      line: 516, offsets: OffsetRange(0, 0)),
    DecisionCase(
      "a page with a field in its bar", covered: docked, view: page(fieldAt: 669), bottom: 252,
      line: 516, offsets: OffsetRange(0, 0)),
    DecisionCase(
      "a page without a keyboard", view: page(fieldAt: 669), bottom: 0, line: 768,
      offsets: OffsetRange(0, 0)),
    // 336 + 60, and the padding on top.
    chat(padding: 0, covered: docked, bottom: 396, line: 516),
    chat(padding: 12, covered: docked, bottom: 396, line: 516),
    chat(padding: 0, covered: nil, bottom: 94, line: 818),
    chat(padding: 12, covered: nil, bottom: 94, line: 818),
  ]

  /// The content offsets that are right.
  ///
  /// A field at line *f* of the content is at line *f* less the offset, below the view's top.
  static let offsets = [
    DecisionCase(
      // 640 - offset is at most 516, 600 - offset at least 103.
      "a field that the keyboard would cover", covered: docked, view: phone(fieldAt: 600),
      bottom: 336, line: 516, offsets: OffsetRange(124, 497)),
    DecisionCase(
      // 56 - offset is at most 516, 16 - offset at least 103.
      "a field at the top of the content", covered: docked, view: phone(fieldAt: 16),
      bottom: 336, line: 516, offsets: OffsetRange(-460, -87)),
    DecisionCase(
      // 2000 - offset is at most 516, 1960 - offset at least 103.
      "a field at the end of the content", covered: docked, view: phone(fieldAt: 1960),
      bottom: 336, line: 516, offsets: OffsetRange(1484, 1857)),
    DecisionCase(
      // 163 + 540 - offset is at most 516, 163 + 500 - offset at least 163.
      "a field in a view that begins lower", covered: docked, view: child, bottom: 286, line: 516,
      offsets: OffsetRange(187, 500)),
    DecisionCase(
      // Lines 32 to 60 show 28 points of 40.
      "a field that is higher than what can be seen",
      covered: Rect(x: 0, y: 60, width: 844, height: 330), view: landscape, bottom: 330, line: 60,
      offsets: .any),
    DecisionCase(
      // Lines 32 to 72 are as high as the field.
      "a field that just fits", covered: Rect(x: 0, y: 72, width: 844, height: 318),
      view: landscape, bottom: 318, line: 72, offsets: OffsetRange(268, 268)),
    DecisionCase(
      "a keyboard up to the bar", covered: Rect(x: 0, y: 30, width: 844, height: 360),
      view: landscape, bottom: 360, line: 30, offsets: .any),
    DecisionCase(
      "a keyboard and no field", covered: docked, view: phone(fieldAt: nil), bottom: 336,
      line: 516, offsets: .any),
    DecisionCase(
      // The content's end, 2000, is at 852 - 34 at most.
      "no keyboard, between the content's ends", view: phone(fieldAt: 600), bottom: 34, line: 818,
      offsets: OffsetRange(-103, 1182)),
    DecisionCase(
      "no keyboard, content that does not scroll", view: phone(content: 400, fieldAt: 300),
      bottom: 34, line: 818, hideable: 0, offsets: OffsetRange(-103, -103)),
    DecisionCase(
      // The view ends above the keyboard, but the field may be below its end: 640 - offset is at most
      // 818.
      "a keyboard below the view", covered: Rect(x: 0, y: 852, width: 393, height: 336),
      view: phone(fieldAt: 600), bottom: 34, line: 818, offsets: OffsetRange(-178, 497)),
  ]
}
