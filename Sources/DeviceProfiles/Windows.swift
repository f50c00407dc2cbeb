package import InsetCore

/// How an app's window or sheet is presented on the screen.
package enum WindowMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// The window is the screen.
  case full
  /// The window of an app for iPhone alone, on an iPad.
  case iPhoneApp = "compatibility"
  /// The left third of a Split View.
  case splitThird = "split-third"
  /// The left half of a Split View.
  case splitHalf = "split-half"
  /// The left two thirds of a Split View.
  case splitTwoThirds = "split-two-thirds"
  /// The right third of a Split View.
  case splitThirdRight = "split-third-right"
  /// The right half of a Split View.
  case splitHalfRight = "split-half-right"
  /// The right two thirds of a Split View.
  case splitTwoThirdsRight = "split-two-thirds-right"
  /// A window over the right edge.
  case slideOver = "slide-over"
  /// A window that the user placed (iPadOS 26 and later).
  case free
  /// The same, and it ends above the keyboard.
  case freeTop = "free-top"
  /// The same, at the bottom edge.
  case freeBottom = "free-bottom"
  /// The left half of the screen, where the system tiles windows (iPadOS 26 and later).
  case tiledHalf = "tiled-half"
  /// The right third of it, in landscape.
  case tiledThirdRight = "tiled-third-right"
  /// Its left quarter at the top.
  case tiledQuarterTop = "tiled-quarter-top"
  /// Its right quarter at the bottom.
  case tiledQuarterBottom = "tiled-quarter-bottom"
  /// A sheet over the whole width that leaves the top free.
  case pageSheet = "page-sheet"
  /// A page sheet at its medium detent.
  case pageSheetMedium = "page-sheet-medium"
  /// A centered sheet.
  case formSheet = "form-sheet"
  /// A centered sheet at its medium detent.
  case formSheetMedium = "form-sheet-medium"
  case popover
  case alert
  case stageManager = "stage-manager"
  /// A window of Stage Manager that ends above the keyboard.
  case stageManagerTop = "stage-manager-top"
  /// A window of Stage Manager at the bottom edge.
  case stageManagerBottom = "stage-manager-bottom"

  /// Whether the mode is a sheet or popover inside a full-screen window.
  package var isPresented: Bool {
    switch self {
    case .pageSheet, .pageSheetMedium, .formSheet, .formSheetMedium, .popover, .alert: true
    case .full, .iPhoneApp, .splitThird, .splitHalf, .splitTwoThirds, .splitThirdRight,
      .splitHalfRight, .splitTwoThirdsRight, .slideOver, .free, .freeTop, .freeBottom,
      .tiledHalf, .tiledThirdRight, .tiledQuarterTop, .tiledQuarterBottom, .stageManager,
      .stageManagerTop, .stageManagerBottom:
      false
    }
  }

  /// Whether another app can be seen beside the window.
  package var hasNeighbour: Bool { !isPresented && self != .full && self != .iPhoneApp }

  /// The same sheet at its largest detent; nil for what is no sheet at a lower one.
  package var largestDetent: WindowMode? {
    switch self {
    case .pageSheetMedium: .pageSheet
    case .formSheetMedium: .formSheet
    default: nil
    }
  }

  /// What the window becomes when the device is turned: the first of these that the device has.
  ///
  /// A sheet at its medium detent fills the width of a phone in landscape, where it has no such
  /// detent. What becomes of windows side by side is not known.
  package var turned: [WindowMode] {
    switch self {
    case .full, .iPhoneApp, .pageSheet, .formSheet, .popover, .alert: [self]
    case .pageSheetMedium, .formSheetMedium: [self, largestDetent].compactMap(\.self)
    case .splitThird, .splitHalf, .splitTwoThirds, .splitThirdRight, .splitHalfRight,
      .splitTwoThirdsRight, .slideOver, .free, .freeTop, .freeBottom, .tiledHalf,
      .tiledThirdRight, .tiledQuarterTop, .tiledQuarterBottom, .stageManager, .stageManagerTop,
      .stageManagerBottom:
      []
    }
  }

  /// What the window becomes when the user changes its size; nil where nothing is known of it.
  package var resized: WindowMode? {
    switch self {
    case .splitThird: .splitTwoThirds
    case .splitHalf: .splitThird
    case .splitTwoThirds: .splitThird
    case .splitThirdRight: .splitTwoThirdsRight
    case .splitHalfRight: .splitThirdRight
    case .splitTwoThirdsRight: .splitThirdRight
    case .free, .freeTop, .freeBottom, .tiledHalf, .tiledThirdRight, .tiledQuarterTop,
      .tiledQuarterBottom, .stageManager, .stageManagerTop, .stageManagerBottom:
      .full
    case .pageSheet: .pageSheetMedium
    case .pageSheetMedium: .pageSheet
    case .full, .iPhoneApp, .slideOver, .formSheet, .formSheetMedium, .popover, .alert: nil
    }
  }
}

/// A row of the window table.
package struct WindowEntry: Hashable, Sendable, Codable {
  package var mode: WindowMode
  package var orientation: OrientationClass
  /// The versions it holds for.
  package var os: OSRange
  /// The frame in the upright screen space, in points.
  package var frame: Figure<Rect>
  /// The horizontal size class inside.
  package var sizeClass: SizeClass
  /// The safe area inside, where it is not the screen's own; nil where it is.
  package var safeArea: Insets?
  /// Whether the system moves it when the keyboard comes.
  package var moves: Bool

  package init(
    mode: WindowMode, orientation: OrientationClass, os: OSRange, frame: Figure<Rect>,
    sizeClass: SizeClass, safeArea: Insets? = nil, moves: Bool = false
  ) {
    self.mode = mode
    self.orientation = orientation
    self.os = os
    self.frame = frame
    self.sizeClass = sizeClass
    self.safeArea = safeArea
    self.moves = moves
  }
}
