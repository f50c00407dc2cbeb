import InsetCore

private let nestedContainer = Rect(x: 16, y: 139, width: 361, height: 713)
/// To the bottom edge of a phone: 83 points of it are under the tab bar.
private let nestedView = Rect(x: 0, y: 44, width: 361, height: 669)
private let bars = Insets(top: 103, bottom: 83)
private let below = Insets(bottom: 83)
private let sides = Insets(top: 32, left: 59, bottom: 70, right: 59)
private let aboveAndBelow = Insets(top: 32, bottom: 70)

/// What the system adds of a safe area.
extension SafeAreaCase {
  /// From iOS 13 on: the behavior decides for the content, and nothing for the indicator.
  static let behaviors = [
    SafeAreaCase(
      "automatic adds a nested view's own safe area where its content scrolls",
      inside: nestedContainer, at: nestedView, .long, .automatic, safeArea: below, adds: below,
      indicators: below),
    SafeAreaCase(
      "automatic adds a nested view nothing where its content fits: no bar controller shows it",
      inside: nestedContainer, at: nestedView, .fitting, .automatic, safeArea: below, adds: .zero,
      indicators: below),
    SafeAreaCase(
      "scrollable axes add a nested view's own safe area", inside: nestedContainer,
      at: nestedView, .long, .scrollableAxes, safeArea: below, adds: below, indicators: below),
    SafeAreaCase(
      "always adds a nested view's own safe area whatever its content",
      inside: nestedContainer, at: nestedView, .short, .always, safeArea: below, adds: below,
      indicators: below),
    SafeAreaCase(
      "never adds nothing, and the indicator keeps off all the same", inside: nestedContainer,
      at: nestedView, .long, .never, safeArea: below, adds: .zero, indicators: below),
    SafeAreaCase(
      "always adds nothing to a view inside the safe area",
      at: Rect(x: 0, y: 103, width: 393, height: 666), .long, .always, safeArea: .zero,
      adds: .zero, indicators: .zero),
    SafeAreaCase(
      "automatic adds top and bottom to a bar controller's content though it fits", .short,
      .automatic, isContent: true, safeArea: bars, adds: bars, indicators: bars),
    SafeAreaCase(
      "automatic adds nothing to short content outside a bar controller", .short, .automatic,
      safeArea: bars, adds: .zero, indicators: bars),
    SafeAreaCase(
      "scrollable axes add nothing to short content of a bar controller: only automatic does",
      .short, .scrollableAxes, isContent: true, safeArea: bars, adds: .zero, indicators: bars),
    SafeAreaCase(
      "content exactly as high as the view does not scroll", .fitting, .scrollableAxes,
      safeArea: bars, adds: .zero, indicators: bars),
    SafeAreaCase(
      "content a point higher than the view scrolls", .pointHigher, .scrollableAxes,
      safeArea: bars, adds: bars, indicators: bars),
    SafeAreaCase(
      "automatic forces no axis but the vertical one", in: .landscapeBars, .short, .automatic,
      isContent: true, safeArea: sides, adds: aboveAndBelow, indicators: aboveAndBelow),
    SafeAreaCase(
      "automatic adds the sides, too, where content scrolls sideways", in: .landscapeBars, .wide,
      .automatic, isContent: true, safeArea: sides, adds: sides, indicators: aboveAndBelow),
    SafeAreaCase(
      "automatic adds only the sides outside a bar controller where content scrolls sideways",
      in: .landscapeBars, .wide, .automatic, safeArea: sides, adds: Insets(left: 59, right: 59),
      indicators: aboveAndBelow),
    SafeAreaCase(
      "scrollable axes add the sides where content scrolls sideways", in: .landscapeBars, .wide,
      .scrollableAxes, isContent: true, safeArea: sides, adds: Insets(left: 59, right: 59),
      indicators: aboveAndBelow),
    SafeAreaCase(
      "scrollable axes add all edges where content scrolls both ways", in: .landscapeBars, .large,
      .scrollableAxes, safeArea: sides, adds: sides, indicators: aboveAndBelow),
    SafeAreaCase(
      "the system adds 200 points below the window with the rest of the safe area",
      at: Rect(x: 0, y: 0, width: 393, height: 1052), .long, .automatic,
      safeArea: Insets(top: 103, bottom: 283), adds: Insets(top: 103, bottom: 283),
      indicators: Insets(top: 103, bottom: 283), tail: 200),
  ]

  private static let guides = Insets(top: 64, bottom: 49)

  /// Up to iOS 12.
  static let eras = [
    SafeAreaCase(
      "on iOS 11 and 12 the indicator follows a nested view's content", inside: nestedContainer,
      at: nestedView, .long, .automatic, on: .iOS12, safeArea: below, adds: below,
      indicators: below),
    SafeAreaCase(
      "on iOS 11 and 12 never leaves the indicator, too", inside: nestedContainer, at: nestedView,
      .long, .never, on: .iOS12, safeArea: below, adds: .zero, indicators: .zero),
    SafeAreaCase(
      "on iOS 11 and 12 a vertical indicator follows above and below only", in: .landscapeBars,
      .fitting, .always, on: .iOS12, safeArea: sides, adds: sides, indicators: aboveAndBelow),
    SafeAreaCase(
      "up to iOS 10 the controller adds its layout guides to its root view", in: .button, .long,
      .automatic, isContent: true, on: .iOS10, safeArea: guides, adds: guides,
      indicators: guides),
    SafeAreaCase(
      "up to iOS 10 the controller adds its layout guides though content fits", in: .button,
      .short, .automatic, isContent: true, on: .iOS10, safeArea: guides, adds: guides,
      indicators: guides),
    SafeAreaCase(
      "up to iOS 10 the controller adds nothing to a nested view under its tab bar", in: .button,
      inside: Rect(x: 16, y: 144, width: 343, height: 523),
      at: Rect(x: 0, y: 44, width: 343, height: 479), .long, .automatic, on: .iOS10,
      safeArea: Insets(bottom: 49), adds: .zero, indicators: .zero),
    SafeAreaCase(
      "up to iOS 10 the controller adds nothing when told not to", in: .button, .long, .never,
      isContent: true, on: .iOS10, safeArea: guides, adds: .zero, indicators: .zero),
    SafeAreaCase(
      "up to iOS 10 nothing is added outside a bar controller", in: .button, .long, .always,
      on: .iOS10, safeArea: guides, adds: .zero, indicators: .zero),
    SafeAreaCase(
      "up to iOS 10 a tail is not the controller's: it adds the length of its layout guide",
      in: .button, at: Rect(x: 0, y: 0, width: 375, height: 867), .long, .automatic,
      isContent: true, on: .iOS10, safeArea: Insets(top: 64, bottom: 249), adds: guides,
      indicators: guides, tail: 200),
    SafeAreaCase(
      "up to iOS 6 views lie between the bars and nothing covers them", in: .button,
      at: Rect(x: 0, y: 64, width: 375, height: 554), .long, .automatic, isContent: true,
      on: .iOS6, safeArea: .zero, adds: .zero, indicators: .zero),
    SafeAreaCase(
      "up to iOS 6 nothing is added to what reaches under a bar", in: .button, .long, .always,
      isContent: true, on: .iOS6, safeArea: guides, adds: .zero, indicators: .zero),
    SafeAreaCase(
      "up to iOS 6 a view 200 points below the free part rests above the bar: 818 - 618",
      in: .button, at: Rect(x: 0, y: 64, width: 375, height: 754), .long, .automatic,
      isContent: true, on: .iOS6, safeArea: Insets(bottom: 200), adds: .zero, indicators: .zero,
      tail: 151),
  ]
}
