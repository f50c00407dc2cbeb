import DeviceProfiles
import InsetCore

/// A device, OS, orientation and window as far as an app can tell: no names.
struct StageContext: Hashable, Sendable {
  /// The bar figures of one place, in points.
  struct Bars: Hashable, Sendable {
    var height: Double
    var viewHeight: Double
    var adds: Double
    var includesSafeArea: Bool

    init?(_ entry: BarEntry?) {
      guard let entry else { return nil }
      height = entry.height.value
      viewHeight = entry.viewHeight ?? height
      adds = entry.adds ?? height
      includesSafeArea = entry.includesSafeArea
    }
  }

  /// The upright screen's size.
  var screen: Size
  /// The window's, or the sheet's, frame in the upright screen space.
  var window: Rect
  /// Whether `window` is a sheet inside a full-screen window.
  var isSheet: Bool
  /// How the system moves the sheet for the keyboard; nil where it stays.
  var movement: Movement?
  /// Whether the tall status bar of a call takes 20 pt more from the app.
  var hasCallBar = false
  var prefersCrossFade = false
  var rotation: InterfaceOrientation
  var safeArea: Insets
  var navigation: Bars?
  var tab: Bars?
  var floatingTab: Bars?
  var toolbar: Bars?
  var idiom: Idiom
  var horizontal: SizeClass
  var vertical: SizeClass
  var scale: Double
  var capabilities: OSCapabilities
  /// How the version tells where the keyboard is.
  var behaviors: Set<OSBehavior>
  /// Whether a screen stays in place under a sheet.
  var keepsPresenter: Bool

  /// How the system moves a sheet or popover for the keyboard.
  enum Movement: Hashable {
    /// Up, at most to the status bar.
    case moveUp
    /// Up, and then it becomes as much shorter as it has to.
    case shorten
  }
}

/// A stage with the weakest provenance among the figures that made it.
struct SurveyedStage {
  var context: StageContext
  var provenance: Provenance
  /// The weakest provenance of the bars, per bar set.
  var barProvenance: [Provenance]
}

/// The surroundings of a place, with the provenance of each.
struct SurveyedGrounds {
  var first: SurveyedStage
  var turned: SurveyedStage?
  var resized: SurveyedStage?

  /// The surroundings without their provenance.
  var grounds: Grounds {
    Grounds(first: first.context, turned: turned?.context, resized: resized?.context)
  }
}

extension DeviceProfile {
  /// The surroundings of a window, or nil where the device has no such window.
  func grounds(
    _ orientation: InterfaceOrientation, _ mode: WindowMode, on os: OSLevel
  ) -> SurveyedGrounds? {
    guard let first = stage(orientation, mode, on: os) else { return nil }
    let isTurned = mode == .full && orientations.contains(orientation.turned)
    return SurveyedGrounds(
      first: first, turned: isTurned ? stage(orientation.turned, .full, on: os) : nil,
      resized: mode.resized.flatMap { stage(orientation, $0, on: os) })
  }

  /// The stage of this device, or nil where it has no such window.
  func stage(
    _ orientation: InterfaceOrientation, _ mode: WindowMode, on os: OSLevel
  ) -> SurveyedStage? {
    guard let rows = StageRows(self, orientation, mode, on: os) else { return nil }
    let capabilities = OSCapabilities(os.version)
    let isLandscape = orientation.isLandscape
    let entry = rows.window
    let context = StageContext(
      screen: bounds(orientation).size, window: entry?.frame.value ?? bounds(orientation),
      isSheet: mode.isPresented,
      movement: entry?.moves == true ? (mode == .popover ? .shorten : .moveUp) : nil,
      rotation: capabilities.usesFixedCoordinates ? orientation : .portrait,
      safeArea: entry?.safeArea ?? rows.safeArea.value,
      navigation: .init(rows.navigation), tab: .init(rows.tab),
      floatingTab: .init(rows.floatingTab), toolbar: .init(rows.toolbar), idiom: idiom,
      horizontal: rows.horizontal,
      vertical: idiom == .phone && isLandscape ? .compact : .regular, scale: scale.value,
      capabilities: capabilities,
      behaviors: Set(
        OSBehavior.allCases.filter {
          $0.isHeard(on: idiom, in: mode) && $0.os.contains(os.version)
        }),
      keepsPresenter: os.version >= OSVersion(13))
    let provenance =
      [screen.provenance, rows.safeArea.provenance, entry?.frame.provenance]
      .compactMap(\.self).max() ?? .measured
    return SurveyedStage(
      context: context, provenance: provenance,
      barProvenance: BarSet.allCases.map { set in
        rows.bars(set).map(\.height.provenance).max() ?? .measured
      })
  }
}
