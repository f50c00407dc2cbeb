import InsetCore

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// Where views are, and what of them is covered.
extension SafeAreaCase {
  /// Views straight in their controller's view, from top to bottom.
  static let heights = [
    SafeAreaCase(
      "the controller's own view has bars and screen edges whole", at: rect(0, 0, 393, 852),
      safeArea: Insets(top: 103, bottom: 83)),
    SafeAreaCase(
      "without bars the status bar and the home indicator's strip remain", in: .plain,
      at: rect(0, 0, 393, 852), safeArea: Insets(top: 59, bottom: 34)),
    SafeAreaCase(
      "a view that is the safe area has none: 103 and 769 are its own edges",
      at: rect(0, 103, 393, 666), safeArea: .zero),
    SafeAreaCase(
      "a view inside the safe area has none", at: rect(40, 200, 300, 400), safeArea: .zero),
    SafeAreaCase(
      "a view that ends where the tab bar begins has none at the bottom",
      at: rect(0, 0, 393, 769), safeArea: Insets(top: 103)),
    SafeAreaCase(
      "a view that begins where the navigation bar ends has none at the top",
      at: rect(0, 103, 393, 749), safeArea: Insets(bottom: 83)),
    SafeAreaCase(
      "ten points under the tab bar are ten: 779 - 769", at: rect(0, 300, 393, 479),
      safeArea: Insets(bottom: 10)),
    SafeAreaCase(
      "a point under the navigation bar is one: 103 - 102", at: rect(0, 102, 393, 300),
      safeArea: Insets(top: 1)),
    SafeAreaCase(
      "half a point under the tab bar is half a point", at: rect(0, 300, 393, 469.5),
      safeArea: Insets(bottom: 0.5)),
    SafeAreaCase(
      "a view to the bottom edge has the whole bottom, however low it begins",
      at: rect(0, 700, 393, 152), safeArea: Insets(bottom: 83)),
    SafeAreaCase(
      "a view to the top edge has the whole top, however early it ends",
      at: rect(0, 0, 393, 200), safeArea: Insets(top: 103)),
    SafeAreaCase(
      "a view over the edges of both bars has a part of each: 103 - 90 and 790 - 769",
      at: rect(0, 90, 393, 700), safeArea: Insets(top: 13, bottom: 21)),
    SafeAreaCase(
      "a narrow view is covered as high as a wide one", at: rect(100, 0, 50, 852),
      safeArea: Insets(top: 103, bottom: 83)),
    SafeAreaCase(
      "a view within the tab bar is covered whole: 40 of its 40 points, not 51",
      at: rect(0, 780, 393, 40), safeArea: Insets(bottom: 40)),
    SafeAreaCase(
      "a view within the navigation bar is covered whole: 30 of its 30 points, not 43",
      at: rect(0, 60, 393, 30), safeArea: Insets(top: 30)),
    SafeAreaCase(
      "a view that is the tab bar's strip is covered whole", at: rect(0, 769, 393, 83),
      safeArea: Insets(bottom: 83)),
    SafeAreaCase(
      "of a view without height nothing is covered", at: rect(0, 800, 393, 0), safeArea: .zero),
    SafeAreaCase(
      "a row on the home indicator's strip has none: it ends at 818", in: .plain,
      at: rect(0, 770, 393, 48), safeArea: .zero),
    SafeAreaCase(
      "a row that sinks six points into the strip has six: 824 - 818", in: .plain,
      at: rect(0, 776, 393, 48), safeArea: Insets(bottom: 6)),
    SafeAreaCase(
      "a list from 183 to the bottom edge has the strip below it", in: .plain,
      at: rect(0, 183, 393, 669), safeArea: Insets(bottom: 34)),
  ]

  /// Views in a container.
  static let nested = [
    SafeAreaCase(
      "a nested view to the bottom edge has the tab bar: 139 + 44 + 669 = 852, 852 - 769",
      inside: rect(16, 139, 361, 713), at: rect(0, 44, 361, 669), safeArea: Insets(bottom: 83)),
    SafeAreaCase(
      "the same without bars has the home indicator's strip: 852 - 818", in: .plain,
      inside: rect(16, 139, 361, 713), at: rect(0, 44, 361, 669), safeArea: Insets(bottom: 34)),
    SafeAreaCase(
      "a container below the navigation bar leaves its view the tab bar",
      inside: rect(0, 103, 393, 749), at: rect(0, 0, 393, 749), safeArea: Insets(bottom: 83)),
    SafeAreaCase(
      "a container inside the safe area keeps its view free", inside: rect(0, 103, 393, 666),
      at: rect(0, 0, 393, 666), safeArea: .zero),
    SafeAreaCase(
      "a view inside the free part of a container under both bars has none: 50 + 53 = 103",
      inside: rect(0, 50, 393, 800), at: rect(0, 53, 393, 666), safeArea: .zero),
    SafeAreaCase(
      "a view that sticks out of a free container has only what reaches under the bar: 803 - 769",
      inside: rect(0, 103, 393, 600), at: rect(0, 0, 393, 700), safeArea: Insets(bottom: 34)),
    SafeAreaCase(
      "a view that sticks out of its container above the bar has none: it ends at 703",
      inside: rect(0, 103, 393, 500), at: rect(0, 0, 393, 600), safeArea: .zero),
    SafeAreaCase(
      "a view that sticks out upwards reaches under the bar: 103 - 50",
      inside: rect(0, 200, 393, 400), at: rect(0, -150, 393, 300), safeArea: Insets(top: 53)),
    SafeAreaCase(
      "two offsets add up: 103 - 40 - 30", inside: rect(0, 40, 393, 812),
      at: rect(0, 30, 393, 782), safeArea: Insets(top: 33, bottom: 83)),
    SafeAreaCase(
      "an offset up and one down cancel each other", inside: rect(0, -20, 393, 872),
      at: rect(0, 20, 393, 852), safeArea: Insets(top: 103, bottom: 83)),
    SafeAreaCase(
      "a footer of 60 below the view takes 60 of the bar's 83",
      inside: rect(0, 103, 393, 749), at: rect(0, 0, 393, 689), safeArea: Insets(bottom: 23)),
    SafeAreaCase(
      "a footer higher than the bar leaves nothing of it", inside: rect(0, 103, 393, 749),
      at: rect(0, 0, 393, 649), safeArea: .zero),
  ]

  /// From side to side.
  static let widths = [
    SafeAreaCase(
      "in landscape the sensor's strips are at the sides", in: .landscape,
      at: rect(0, 0, 852, 393), safeArea: Insets(left: 59, bottom: 21, right: 59)),
    SafeAreaCase(
      "a margin of 16 leaves 43 of 59 at either side", in: .landscape, at: rect(16, 0, 820, 393),
      safeArea: Insets(left: 43, bottom: 21, right: 43)),
    SafeAreaCase(
      "a view that begins beside the sensor has nothing at the left", in: .landscape,
      at: rect(59, 0, 793, 393), safeArea: Insets(bottom: 21, right: 59)),
    SafeAreaCase(
      "a column at the left reaches no strip at the right", in: .landscape,
      at: rect(0, 0, 300, 393), safeArea: Insets(left: 59, bottom: 21)),
    SafeAreaCase(
      "a column in the middle that ends above the indicator has none", in: .landscape,
      at: rect(200, 0, 300, 372), safeArea: .zero),
    SafeAreaCase(
      "a nested view has what two margins leave: 16 + 44 > 59, and 836 - 793", in: .landscape,
      inside: rect(16, 80, 820, 313), at: rect(44, 0, 776, 313),
      safeArea: Insets(bottom: 21, right: 43)),
    SafeAreaCase(
      "a view within the sensor's strip is covered whole: 30 of its 30 points, not 49",
      in: .landscape, at: rect(10, 0, 30, 393), safeArea: Insets(left: 30, bottom: 21)),
    SafeAreaCase(
      "each side has its own strip: 47 - 20 and 832 - 808",
      in: .init(
        size: Size(width: 852, height: 393), obstruction: Insets(left: 47, bottom: 21, right: 44)),
      at: rect(20, 0, 812, 393), safeArea: Insets(left: 27, bottom: 21, right: 24)),
  ]

  /// Views that end outside their controller's view.
  static let tails = [
    SafeAreaCase(
      "200 points below the window are behind the tab bar's line, too: 1052 - 769",
      at: rect(0, 0, 393, 1052), safeArea: Insets(top: 103, bottom: 283), tail: 200),
    SafeAreaCase(
      "200 points below the window are below the strip's line, too: 1052 - 818", in: .plain,
      at: rect(0, 0, 393, 1052), safeArea: Insets(top: 59, bottom: 234), tail: 200),
    SafeAreaCase(
      "a container moved down takes its view's end along: 862 - 769, and 10 less at the top",
      inside: rect(0, 10, 393, 852), at: rect(0, 0, 393, 852),
      safeArea: Insets(top: 93, bottom: 93), tail: 10),
    SafeAreaCase(
      "a nested view's tail is what is below its controller's view: 952 - 852",
      inside: rect(16, 139, 361, 713), at: rect(0, 44, 361, 769), safeArea: Insets(bottom: 183),
      tail: 100),
    SafeAreaCase(
      "a view wholly below the window is covered whole", at: rect(0, 900, 393, 100),
      safeArea: Insets(bottom: 100), tail: 100),
    SafeAreaCase(
      "a view that begins above the window is covered that much higher: 103 + 100",
      at: rect(0, -100, 393, 952), safeArea: Insets(top: 203, bottom: 83)),
  ]

  /// Root views that are not at their window's corner.
  static let roots = [
    SafeAreaCase(
      "a sheet without bars has no safe area of the screen's",
      in: .init(
        size: Size(width: 540, height: 620), obstruction: .zero, origin: Point(x: 240, y: 60)),
      at: rect(0, 0, 540, 620), safeArea: .zero),
    SafeAreaCase(
      "a sheet's bar covers its views by their place in the sheet: 56 - 20",
      in: .init(
        size: Size(width: 540, height: 620), obstruction: Insets(top: 56),
        origin: Point(x: 240, y: 60)),
      at: rect(0, 20, 540, 600), safeArea: Insets(top: 36)),
    SafeAreaCase(
      "a tail below a sheet is measured from the sheet: 820 - 620",
      in: .init(
        size: Size(width: 540, height: 620), obstruction: .zero, origin: Point(x: 240, y: 60)),
      at: rect(0, 0, 540, 820), safeArea: Insets(bottom: 200), tail: 200),
    SafeAreaCase(
      "a call's bar moves the controller's view and leaves its views what covers them",
      in: .init(
        size: Size(width: 375, height: 647), obstruction: Insets(top: 64, bottom: 49),
        origin: Point(x: 0, y: 20)),
      at: rect(0, 44, 375, 603), safeArea: Insets(top: 20, bottom: 49)),
  ]
}
