package import InsetCore

/// Finds figures of the screen; a gap is filled by the row of the nearest version, and says so.
extension DeviceProfile {
  /// The safe area of a full-screen window: on iOS 10 and earlier, what the status bar takes.
  package func safeArea(
    _ orientation: InterfaceOrientation, on os: OSLevel
  ) -> Figure<Insets>? {
    let rows = safeAreas.filter { $0.orientation.contains(orientation) }
    if let row = rows.first(where: { $0.os.contains(os.version) }) { return row.insets }
    return rows.min { $0.os.distance(to: os.version) < $1.os.distance(to: os.version) }
      .map { $0.insets.filled(by: Filling(.nearestOS)) }
  }

  /// The bar's row for a configuration, or of the nearest version.
  package func bar(
    _ kind: BarKind, _ orientation: InterfaceOrientation, width: SizeClass, on os: OSLevel
  ) -> BarEntry? {
    let rows = bars.filter {
      $0.bar == kind && $0.orientation.contains(orientation) && ($0.width ?? width) == width
    }
    if let row = rows.first(where: { $0.os.contains(os.version) }) { return row }
    guard
      var nearest = rows.min(by: { $0.os.distance(to: os.version) < $1.os.distance(to: os.version) }
      )
    else { return nil }
    nearest.height = nearest.height.filled(by: Filling(.nearestOS))
    return nearest
  }

  /// The row of a window beside full screen, or what a rule has in its place; nil where the device
  /// cannot show it.
  package func window(
    _ mode: WindowMode, _ orientation: InterfaceOrientation, on os: OSLevel
  ) -> WindowEntry? {
    windows.first {
      $0.mode == mode && $0.orientation.contains(orientation) && $0.os.contains(os.version)
    } ?? ruled(mode, orientation, on: os)
  }

  /// Whether the device can show a window.
  package func has(
    _ mode: WindowMode, _ orientation: InterfaceOrientation, on os: OSLevel
  ) -> Bool {
    orientations.contains(orientation)
      && (mode == .full || window(mode, orientation, on: os) != nil)
  }

  /// What a window becomes when the device is turned; nil where one of the two cannot be turned.
  package func turned(
    _ mode: WindowMode, _ orientation: InterfaceOrientation, on os: OSLevel
  ) -> WindowMode? {
    mode.turned.first { has($0, orientation.turned, on: os) }
  }

  /// What a window becomes when the user changes its size; nil where the device has no other one.
  package func resized(
    _ mode: WindowMode, _ orientation: InterfaceOrientation, on os: OSLevel
  ) -> WindowMode? {
    mode.resized.flatMap { has($0, orientation, on: os) ? $0 : nil }
  }

  /// The screen's bounds in an orientation, in points.
  package func bounds(_ orientation: InterfaceOrientation) -> Rect {
    Rect(origin: .zero, size: orientation.size(ofPortrait: screen.value))
  }
}

extension InterfaceOrientation {
  /// Where a script's rotation leads.
  package var turned: InterfaceOrientation { isLandscape ? .portrait : .landscapeRight }

  /// Where a turn by 180 degrees leads.
  package var reversed: InterfaceOrientation {
    switch self {
    case .portrait: .portraitUpsideDown
    case .portraitUpsideDown: .portrait
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}
