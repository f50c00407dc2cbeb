import InsetCore

/// Where the system puts sheets, popovers and windows that a profile has no row for: a row for each
/// rule.
///
/// A measured row of a profile comes before them.
struct WindowRule: Sendable {
  /// What the system goes by.
  struct Space {
    /// The upright screen.
    var screen: Size
    /// That of a full-screen window.
    var safeArea: Insets
    var hasHomeIndicator: Bool
    /// Pixels per point.
    var scale: Double

    /// How far a sheet of an iPad stays away from the top and the bottom edge.
    var margin: Double { max(safeArea.top, safeArea.bottom) + 20 }

    /// A sheet over the whole width from `y` on.
    func sheet(from y: Double) -> Rect {
      Rect(x: 0, y: y, width: screen.width, height: screen.height - y)
    }

    /// The height of a sheet at its medium detent, where the large one begins at `y`.
    func medium(of y: Double) -> Double {
      let largest = screen.height - y - safeArea.bottom
      return (screen.height > 568 ? 0.56 : 0.63) * largest + safeArea.bottom
    }

    func centered(_ width: Double, _ height: Double) -> Rect {
      let height = min(height, screen.height - 2 * margin)
      return Rect(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
        height: height)
    }

    /// A popover of the default size at a button in the right corner.
    func popover(margins: Insets) -> Rect {
      let room = Rect(origin: .zero, size: screen).inset(by: safeArea).inset(by: margins)
      let size = screen.width < 1024 ? Size(width: 320, height: 480) : Size(width: 375, height: 667)
      let width = min(size.width, room.width)
      return Rect(
        x: room.maxX - width, y: room.minY, width: width, height: min(size.height, room.height))
    }

    /// A window by its share of the screen.
    func window(x: Double, y: Double, width: Double, height: Double) -> Rect {
      Rect(
        x: (x * screen.width).rounded(), y: (y * screen.height).rounded(),
        width: (width * screen.width).rounded(), height: (height * screen.height).rounded())
    }

    /// The first or the last of `columns` by `rows` windows of one size, with 10 between them.
    func tile(_ columns: Double, by rows: Double = 1, last: Bool = false) -> Rect {
      let width = rounded((screen.width - 10 * (columns - 1)) / columns)
      let height = rounded((screen.height - 10 * (rows - 1)) / rows)
      return Rect(
        x: last ? screen.width - width : 0, y: last ? screen.height - height : 0, width: width,
        height: height)
    }

    func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
  }

  var mode: WindowMode
  var idiom: Idiom
  var orientation: OrientationClass
  var os: OSRange
  var provenance: Provenance
  /// Who says so, and which measurements it fits.
  var source: String
  /// The horizontal size class inside; nil for the screen's.
  var sizeClass: SizeClass?
  /// The width from which that class is regular, in points; nil where it does not go by the width.
  var regularFrom: Double?
  /// Whether the system moves it for the keyboard.
  var moves: Bool
  /// The safe area inside; nil for the part of the screen's that reaches into it.
  var safeArea: Insets?
  /// What that part is at least, at the top and at the bottom.
  var leastInset: Double
  /// The window that a device must have a row for; nil where none is needed.
  var beside: WindowMode?
  /// The frame in the upright screen space, in points.
  var frame: @Sendable (Space) -> Rect

  init(
    _ mode: WindowMode, _ idiom: Idiom, _ orientation: OrientationClass, _ versions: String,
    _ provenance: Provenance, _ source: String, _ sizeClass: SizeClass? = .compact,
    regularFrom: Double? = nil, moves: Bool = false, safeArea: Insets? = nil,
    leastInset: Double = 0, beside: WindowMode? = nil,
    frame: @escaping @Sendable (Space) -> Rect
  ) {
    guard let os = OSRange(versions) else { preconditionFailure("no versions: \(versions)") }
    (self.mode, self.idiom, self.orientation, self.os) = (mode, idiom, orientation, os)
    (self.provenance, self.source, self.sizeClass) = (provenance, source, sizeClass)
    (self.regularFrom, self.moves, self.beside) = (regularFrom, moves, beside)
    (self.safeArea, self.leastInset, self.frame) = (safeArea, leastInset, frame)
  }

  static let all = rules + rules.compactMap(\.formSheetOfPhone)

  /// In compact width a form sheet is shown as a page sheet; nil for every other rule.
  private var formSheetOfPhone: WindowRule? {
    if mode != .pageSheet || idiom != .phone { return nil }
    var rule = self
    rule.mode = .formSheet
    rule.source =
      "as a page sheet in compact width: hacknicity, presentation changes in iOS 13; \(source)"
    return rule
  }

  private static let rules: [WindowRule] = [
    // Phones.
    WindowRule(
      .pageSheet, .phone, .portrait, "13-25", .derived,
      "below the status bar by 10, or 20 with a home button: fits 375x667 and 393x852"
    ) { $0.sheet(from: $0.safeArea.top + ($0.hasHomeIndicator ? 10 : 20)) },
    WindowRule(
      .pageSheet, .phone, .portrait, "26+", .derived,
      "10 higher than before: fits openuikit's 375x667 and 393x852 on 26.1"
    ) { $0.sheet(from: $0.safeArea.top + ($0.hasHomeIndicator ? 0 : 10)) },
    WindowRule(
      .pageSheet, .phone, .landscape, "13+", .derived,
      "fills compact height: fits openuikit's 667x375 on 26.1", nil
    ) { $0.sheet(from: 0) },
    WindowRule(
      .pageSheetMedium, .phone, .portrait, "15-25", .derived,
      "charon's UISheetPresentationController, constants of 16.0: 0.56 of the largest detent"
    ) {
      let height = $0.medium(of: $0.safeArea.top + ($0.hasHomeIndicator ? 10 : 20))
      return $0.sheet(from: $0.rounded($0.screen.height - height))
    },
    WindowRule(
      .pageSheetMedium, .phone, .portrait, "26+", .derived,
      "0.56 of the largest detent, scaled to 8 from the edges: fits openuikit on 26.1"
    ) {
      let scale = ($0.screen.width - 16) / $0.screen.width
      let height = scale * $0.medium(of: $0.safeArea.top + ($0.hasHomeIndicator ? 0 : 10))
      return Rect(
        x: 8, y: $0.rounded($0.screen.height - 8 - height), width: $0.screen.width - 16,
        height: $0.rounded(height))
    },
    WindowRule(
      .popover, .phone, .any, "13-25", .assumed, "the margins of iPads", moves: true
    ) { $0.popover(margins: Insets(top: 30, left: 19, bottom: 10, right: 19)) },
    WindowRule(
      .popover, .phone, .any, "26+", .assumed, "10 on each side", moves: true
    ) { $0.popover(margins: Insets(top: 10, left: 10, bottom: 10, right: 10)) },

    // iPads.
    WindowRule(
      .pageSheet, .pad, .any, "13-25", .assumed,
      "readable width of 672 and margins of 20; over the whole width where 25 are not left beside",
      .regular, moves: true
    ) {
      $0.screen.width - 50 < 712
        ? $0.sheet(from: $0.margin) : $0.centered(712, (712 * 2.0.squareRoot()).rounded())
    },
    WindowRule(
      .pageSheet, .pad, .any, "26+", .assumed, "as openuikit's 820x1180 on 26.1", .regular
    ) { $0.sheet(from: $0.safeArea.top + 10) },
    WindowRule(
      .formSheet, .pad, .portrait, "4-12", .documented,
      "540x620: landing pages of Urban Airship; centered; stays: SlackTextViewController, issue 651"
    ) { $0.centered(540, 620) },
    WindowRule(
      .formSheet, .pad, .landscape, "4-12", .documented,
      "540x620: landing pages of Urban Airship; centered", moves: true
    ) { $0.centered(540, 620) },
    WindowRule(
      .formSheet, .pad, .any, "13-15", .documented, "540x620: a test of .NET MAUI; centered",
      moves: true
    ) { $0.centered(540, 620) },
    WindowRule(
      .formSheet, .pad, .any, "16-25", .derived,
      "580x640, or 540x600 up to 1024 points: 10 less than openuikit's on 26.1", moves: true
    ) {
      max($0.screen.width, $0.screen.height) > 1024
        ? $0.centered(580, 640) : $0.centered(540, 600)
    },
    WindowRule(
      .formSheet, .pad, .any, "26+", .derived, "as openuikit's 820x1180 on 26.1", moves: true
    ) {
      let sheet = $0.centered(580, 640)
      return Rect(x: sheet.minX, y: sheet.minY - 10, width: sheet.width, height: sheet.height + 10)
    },
    WindowRule(
      .popover, .pad, .any, "4-12", .assumed, "as from iOS 13 on", moves: true
    ) { $0.popover(margins: Insets(top: 30, left: 19, bottom: 10, right: 19)) },
    WindowRule(
      .popover, .pad, .any, "13+", .derived,
      "30, 19 and 10 inside the safe area: fits openuikit's 820x1180 on 26.1", moves: true
    ) { $0.popover(margins: Insets(top: 30, left: 19, bottom: 10, right: 19)) },

    // Windows that users place. No table has sizes: these three end above, behind and at the bottom
    // of a keyboard. Short windows have 10 at the top and the bottom in liquid_shell on 27, and
    // floating ones about 10 at the top in mithka, pull request 68, on 26. The sample has 32 there.
    WindowRule(
      .slideOver, .pad, .any, "26.1+", .assumed,
      "the smallest width, 20 from the edges as before 26; it can be resized",
      safeArea: Insets(top: 10, bottom: 10)
    ) { Rect(x: $0.screen.width - 395, y: 20, width: 375, height: $0.screen.height - 40) },
    WindowRule(
      .free, .pad, .any, "26+", .assumed, "the share of the screen of a sample of 1032x1376",
      .regular, safeArea: Insets(top: 10, bottom: 10)
    ) { $0.window(x: 0.156, y: 0.158, width: 0.689, height: 0.684) },
    WindowRule(
      .freeTop, .pad, .any, "26+", .assumed, "a guess; it ends above the keyboard",
      safeArea: Insets(top: 10, bottom: 10)
    ) { $0.window(x: 0.1, y: 0.05, width: 0.5, height: 0.35) },
    WindowRule(
      .freeBottom, .pad, .any, "26+", .assumed, "a guess; it ends at the screen's bottom edge",
      safeArea: Insets(top: 10, bottom: 10)
    ) { $0.window(x: 0.4, y: 0.45, width: 0.5, height: 0.55) },
    // Windows that the system tiles. In liquid_shell on 27 half of 1180x820 has 585x820, as with 10
    // between two, and the screen's insets; short windows have 10 at the top and the bottom. Split
    // View is regular inside from 678 on.
    WindowRule(
      .tiledHalf, .pad, .landscape, "26+", .derived,
      "(width - 10) / 2: fits liquid_shell's 585x820 of 1180x820 on 27", regularFrom: 678
    ) { $0.tile(2) },
    WindowRule(.tiledHalf, .pad, .portrait, "26+", .assumed, "as in landscape") { $0.tile(2) },
    WindowRule(
      .tiledThirdRight, .pad, .landscape, "26+", .assumed,
      "10 between them as between halves; upright two are left of three: Ars Technica, iPadOS 26"
    ) { $0.tile(3, last: true) },
    WindowRule(
      .tiledQuarterTop, .pad, .any, "26+", .assumed, "10 between them as between halves",
      regularFrom: 678, leastInset: 10
    ) { $0.tile(2, by: 2) },
    WindowRule(
      .tiledQuarterBottom, .pad, .any, "26+", .assumed, "10 between them as between halves",
      regularFrom: 678, leastInset: 10
    ) { $0.tile(2, by: 2, last: true) },
    WindowRule(
      .stageManagerTop, .pad, .any, "16-25", .assumed, "a guess; it ends above the keyboard",
      safeArea: Insets(top: 24), beside: .stageManager
    ) { $0.window(x: 0.1, y: 0.05, width: 0.5, height: 0.35) },
    WindowRule(
      .stageManagerBottom, .pad, .any, "16-25", .assumed,
      "a guess; it ends at the screen's bottom edge", safeArea: Insets(top: 24),
      beside: .stageManager
    ) { $0.window(x: 0.4, y: 0.45, width: 0.5, height: 0.55) },
  ]
}

extension DeviceProfile {
  /// The window that a rule puts on the screen; nil where the device or the version has none.
  func ruled(
    _ mode: WindowMode, _ orientation: InterfaceOrientation, on os: OSLevel
  ) -> WindowEntry? {
    guard
      let rule = WindowRule.all.first(where: {
        $0.mode == mode && $0.idiom == idiom && $0.orientation.contains(orientation)
          && $0.os.contains(os.version)
      }), let safeArea = safeArea(orientation, on: os)
    else { return nil }
    if let mode = rule.beside, !windows.contains(where: { $0.mode == mode }) { return nil }
    let screen = bounds(orientation).size
    let frame = rule.frame(
      .init(
        screen: screen, safeArea: safeArea.value, hasHomeIndicator: hasHomeIndicator,
        scale: scale.value))
    let free = Rect(origin: .zero, size: screen).inset(by: safeArea.value)
    return WindowEntry(
      mode: mode, orientation: rule.orientation, os: rule.os,
      frame: Figure(
        frame, max(rule.provenance, safeArea.provenance, self.screen.provenance),
        source: rule.source, filledBy: [Filling(.window)]),
      sizeClass: rule.regularFrom.map { frame.width < $0 ? SizeClass.compact : .regular }
        ?? rule.sizeClass ?? (isRegularInLandscape ? .regular : .compact),
      safeArea: rule.safeArea
        ?? Insets(
          top: max(rule.leastInset, free.minY - frame.minY), left: max(0, free.minX - frame.minX),
          bottom: max(rule.leastInset, frame.maxY - free.maxY),
          right: max(0, frame.maxX - free.maxX)),
      moves: rule.moves)
  }
}
