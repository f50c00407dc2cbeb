package import DeviceProfiles
package import InsetCore
package import MatrixResults

/// A device, OS, orientation and window as far as an app can observe: no names.
package struct WindowContext: Hashable, Sendable {
  /// The figures of one bar, in points.
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
  package var screen: Size
  /// What `UIScreen.main` has instead; nil where it is the same.
  var mainScreen: Size?
  /// The window's, or the sheet's, frame in the upright screen space.
  var window: Rect
  /// Whether `window` is a sheet inside a full-screen window.
  var isSheet: Bool
  /// Whether that sheet is a popover.
  var isPopover: Bool
  /// How the system moves the sheet for the keyboard; nil where it stays.
  var movement: SheetMovement?
  /// Whether the tall status bar of a call takes 20 pt more from the app.
  var hasCallBar = false
  /// Whether a bar of the app's own has grown.
  var hasTallBar = false
  var prefersCrossFade = false
  var rotation: InterfaceOrientation
  package var safeArea: Insets
  var navigation: Bars?
  var tab: Bars?
  var floatingTab: Bars?
  var toolbar: Bars?
  var idiom: Idiom
  var horizontal: SizeClass
  var vertical: SizeClass
  var scale: Double
  package var capabilities: OSCapabilities
  /// How the version reports the keyboard's frame.
  var behaviors: OSBehaviors
  /// Whether a screen stays in place under a sheet.
  var keepsPresenter: Bool
}

/// The windows between which a script can move.
package struct ScriptWindows: Hashable, Sendable {
  /// As a scene begins.
  package var first: WindowContext
  /// After a rotation; nil where the device or the window cannot be turned.
  package var turned: WindowContext?
  /// After the window's size changed; nil where it cannot.
  package var resized: WindowContext?

  package init(first: WindowContext, turned: WindowContext?, resized: WindowContext?) {
    self.first = first
    self.turned = turned
    self.resized = resized
  }
}

/// A window's context with the weakest provenance among the figures that made it.
package struct WindowFigures {
  var context: WindowContext
  var provenance: Provenance
  /// The weakest provenance of the bars, per bar set.
  var barProvenance: [Provenance]
}

/// The windows of a configuration, with the provenance of each.
package struct ScriptWindowFigures {
  package var first: WindowFigures
  package var turned: WindowFigures?
  package var resized: WindowFigures?

  /// The windows without their provenance.
  package var windows: ScriptWindows {
    ScriptWindows(
      first: first.context, turned: turned?.context, resized: resized?.context)
  }
}

extension DeviceProfile {
  /// The windows of a script that begins in one; nil where the device has no such window.
  package func scriptWindows(
    _ orientation: InterfaceOrientation, _ mode: WindowMode, on os: OSLevel,
    _ variation: ModelVariation = ModelVariation()
  ) -> ScriptWindowFigures? {
    func window(_ orientation: InterfaceOrientation, _ mode: WindowMode) -> WindowFigures? {
      self.window(orientation, mode, on: os, variation)
    }
    guard let first = window(orientation, mode) else { return nil }
    return ScriptWindowFigures(
      first: first,
      turned: turned(mode, orientation, on: os).flatMap { window(orientation.turned, $0) },
      resized: resized(mode, orientation, on: os).flatMap { window(orientation, $0) })
  }

  /// The context of a window, or nil where the device has no such window.
  func window(
    _ orientation: InterfaceOrientation, _ mode: WindowMode, on os: OSLevel,
    _ variation: ModelVariation
  ) -> WindowFigures? {
    guard let rows = WindowRows(self, orientation, mode, on: os, variation.shift) else {
      return nil
    }
    let capabilities = OSCapabilities(os.version)
    let isLandscape = orientation.isLandscape
    let entry = rows.window
    let context = WindowContext(
      screen: bounds(orientation).size, mainScreen: mainScreen,
      window: entry?.frame.value ?? bounds(orientation),
      isSheet: mode.isPresented, isPopover: mode == .popover,
      movement: entry.flatMap { movement(of: $0, rows, orientation, on: os, variation) },
      rotation: capabilities.usesFixedCoordinates ? orientation : .portrait,
      safeArea: entry?.safeArea ?? rows.safeArea.value,
      navigation: .init(rows.navigation), tab: .init(rows.tab),
      floatingTab: .init(rows.floatingTab), toolbar: .init(rows.toolbar),
      idiom: mode == .iPhoneApp ? .phone : idiom,
      horizontal: rows.horizontal,
      vertical: idiom == .phone && isLandscape ? .compact : .regular, scale: scale.value,
      capabilities: capabilities,
      behaviors: OSBehaviors(
        Set(
          OSBehavior.allCases.filter {
            $0.applies(to: idiom, in: mode) && $0.os.contains(os.version)
              && variation.has($0)
          })),
      keepsPresenter: os.version >= OSVersion(13))
    let provenance =
      [screen.provenance, rows.safeArea.provenance, entry?.frame.provenance]
      .compactMap(\.self).max() ?? .confirmed
    return WindowFigures(
      context: context, provenance: provenance,
      barProvenance: BarSet.allCases.map { set in
        rows.bars(set).map(\.height.provenance).max() ?? .confirmed
      })
  }
}

extension DeviceProfile {
  /// How the system moves a window for the keyboard; nil where it stays.
  private func movement(
    of entry: WindowEntry, _ rows: WindowRows, _ orientation: InterfaceOrientation,
    on os: OSLevel, _ variation: ModelVariation
  ) -> SheetMovement? {
    if let mode = entry.mode.largestDetent {
      let largest = WindowRows(self, orientation, mode, on: os, variation.shift)
      return (largest?.window).map { .grow(to: $0.frame.value) }
    }
    guard entry.moves else { return nil }
    let safeArea = rows.safeArea.value
    if entry.mode == .popover { return .shrink(top: entry.frame.value.minY) }
    // What was there before iOS 13 knows the status bar only.
    if os.version < OSVersion(13) { return .center(top: 20, raise: 0) }
    let raise = os.version < OSVersion(26) ? 0.0 : 10
    return .center(top: max(20, safeArea.top, safeArea.bottom) + 20 - raise, raise: raise)
  }
}

extension WindowContext {
  /// The same after a turn by 180 degrees: only fixed coordinates tell it from before.
  var reversed: WindowContext {
    var context = self
    if capabilities.usesFixedCoordinates { context.rotation = rotation.reversed }
    return context
  }

  /// What surrounds a view, without what only decides which notifications are posted.
  package var withoutBehaviors: WindowContext {
    var context = self
    context.behaviors = .usual
    context.keepsPresenter = false
    return context
  }

  /// The context without what none of some actions depends on.
  package func restricted(to actions: Set<Script.Action>) -> WindowContext {
    var context = self
    context.behaviors = behaviors.filter { behavior in
      behavior.actions.map { !$0.isDisjoint(with: actions) } ?? true
    }
    if !actions.contains(.present) { context.keepsPresenter = false }
    return context
  }
}
