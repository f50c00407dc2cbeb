package import InsetCore

/// A device as the matrix sees it: one name, one geometry, all its figures with their origin.
package struct DeviceProfile: Hashable, Sendable, Codable {
  /// The level's name, such as `iphone-15-pro`.
  package var id: String
  package var name: String
  /// The hardware identifiers, such as `iPhone16,1`.
  package var identifiers: [String]
  /// The names of all that it extends, nearest first.
  package var families: [String]
  /// The kind of device.
  package var idiom: Idiom
  /// The versions that run on it.
  package var os: OSRange
  /// The screen's portrait size in points.
  package var screen: Figure<Size>
  /// The size of `UIScreen.main` in points, where that is another display than the screen.
  package var mainScreen: Size?
  /// Pixels per point.
  package var scale: Figure<Double>
  /// The screen's corner radius in points.
  package var cornerRadius: Figure<Double>
  /// The orientations that its interface can take.
  package var orientations: [InterfaceOrientation]
  /// Whether a home indicator takes the screen's bottom strip.
  package var hasHomeIndicator: Bool
  /// The keyboards that it can show.
  package var keyboardModes: [KeyboardMode]
  package var isRegularInLandscape: Bool
  /// The safe area of a full-screen window, first match wins.
  package var safeAreas: [SafeAreaEntry]
  /// The heights of bars, first match wins.
  package var bars: [BarEntry]
  /// The frames of keyboards, first match wins.
  package var keyboards: [KeyboardEntry]
  /// The windows beside full screen, first match wins.
  package var windows: [WindowEntry]

  package init(
    id: String, name: String, identifiers: [String], families: [String] = [], idiom: Idiom,
    os: OSRange,
    screen: Figure<Size>, mainScreen: Size? = nil, scale: Figure<Double>,
    cornerRadius: Figure<Double>,
    orientations: [InterfaceOrientation], hasHomeIndicator: Bool, keyboardModes: [KeyboardMode],
    isRegularInLandscape: Bool, safeAreas: [SafeAreaEntry], bars: [BarEntry],
    keyboards: [KeyboardEntry], windows: [WindowEntry]
  ) {
    self.id = id
    self.name = name
    self.identifiers = identifiers
    self.families = families
    self.idiom = idiom
    self.os = os
    self.screen = screen
    self.mainScreen = mainScreen
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.orientations = orientations
    self.hasHomeIndicator = hasHomeIndicator
    self.keyboardModes = keyboardModes
    self.isRegularInLandscape = isRegularInLandscape
    self.safeAreas = safeAreas
    self.bars = bars
    self.keyboards = keyboards
    self.windows = windows
  }
}

/// The orientations that a table row holds for.
package enum OrientationClass: String, Hashable, Sendable, CaseIterable, Codable {
  /// Upright and upside down.
  case portrait
  /// Both landscapes.
  case landscape
  /// All four.
  case any

  /// Whether the row holds for an orientation.
  package func contains(_ orientation: InterfaceOrientation) -> Bool {
    switch self {
    case .portrait: !orientation.isLandscape
    case .landscape: orientation.isLandscape
    case .any: true
    }
  }
}

/// A row of the safe-area table.
package struct SafeAreaEntry: Hashable, Sendable, Codable {
  package var orientation: OrientationClass
  /// The versions it holds for.
  package var os: OSRange
  /// The insets in points.
  package var insets: Figure<Insets>

  package init(orientation: OrientationClass, os: OSRange, insets: Figure<Insets>) {
    self.orientation = orientation
    self.os = os
    self.insets = insets
  }
}

/// The bars that take part of the screen.
package enum BarKind: String, Hashable, Sendable, CaseIterable, Codable {
  /// The system's bar with the time.
  case status
  /// A navigation controller's bar.
  case navigation
  /// What a large title adds to the navigation bar.
  case largeTitle = "large-title"
  /// A tab bar controller's bar at the bottom.
  case tab
  /// The tab bar that floats at the top in regular width.
  case floatingTab = "floating-tab"
  /// A navigation controller's toolbar.
  case toolbar
  /// What a hosted search field adds.
  case search
}

/// A row of the bar table.
package struct BarEntry: Hashable, Sendable, Codable {
  package var bar: BarKind
  package var orientation: OrientationClass
  /// The horizontal size class it holds for; nil for both.
  package var width: SizeClass?
  /// The versions it holds for.
  package var os: OSRange
  /// The space that the bar takes from its edge in points, the safe area's strip included where
  /// `includesSafeArea` says so.
  package var height: Figure<Double>
  /// Whether the height has the home indicator's strip in it.
  package var includesSafeArea: Bool
  /// The height of the bar's own view, where it is less than the space taken; nil where equal.
  package var viewHeight: Double?
  /// What the bar adds to the safe area where it is not its height; nil where equal.
  package var adds: Double?

  package init(
    bar: BarKind, orientation: OrientationClass, width: SizeClass?, os: OSRange,
    height: Figure<Double>, includesSafeArea: Bool, viewHeight: Double? = nil, adds: Double? = nil
  ) {
    self.bar = bar
    self.orientation = orientation
    self.width = width
    self.os = os
    self.height = height
    self.includesSafeArea = includesSafeArea
    self.viewHeight = viewHeight
    self.adds = adds
  }
}

extension DeviceProfile {
  /// Whether a version runs on it.
  ///
  /// There was no public iPadOS 16.0: iPads went from iPadOS 15 to 16.1.
  package func runs(_ version: OSVersion) -> Bool {
    os.contains(version) && (idiom != .pad || version != OSVersion(16))
  }
}
