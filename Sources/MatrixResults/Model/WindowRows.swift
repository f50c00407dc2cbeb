package import DeviceProfiles
package import InsetCore

/// The rows of a profile that hold for a window.
package struct WindowRows: Hashable, Sendable {
  /// The safe area of a full-screen window.
  package let safeArea: Figure<Insets>
  /// The window; nil for full screen.
  package let window: WindowEntry?
  package let horizontal: SizeClass
  package let navigation: BarEntry?
  package let tab: BarEntry?
  /// The tab bar that takes the place of the other at the top.
  package let floatingTab: BarEntry?
  package let toolbar: BarEntry?

  /// The rows for a window; nil where the device has no such window.
  package init?(
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ mode: WindowMode,
    on os: OSLevel, _ shift: FigureShift = FigureShift()
  ) {
    guard let safeArea = device.safeArea(orientation, on: os) else { return nil }
    let entry = mode == .full ? nil : device.window(mode, orientation, on: os)
    if mode != .full && entry == nil { return nil }
    let isWide =
      device.idiom == .pad || (orientation.isLandscape && device.isRegularInLandscape)
    let horizontal = entry?.sizeClass ?? (isWide ? .regular : .compact)
    func bar(_ kind: BarKind) -> BarEntry? {
      shift.apply(to: device.bar(kind, orientation, width: horizontal, on: os))
    }
    self.safeArea = shift.apply(to: safeArea)
    window = shift.apply(to: entry, on: device.bounds(orientation).size)
    self.horizontal = horizontal
    navigation = bar(.navigation)
    tab = bar(.tab)
    let floats = device.idiom == .pad && horizontal == .regular && os.version.major >= 18
    floatingTab = floats ? bar(.floatingTab) : nil
    toolbar = bar(.toolbar)
  }

  package func bars(_ set: BarSet) -> [BarEntry] {
    [
      set.hasNavigationBar ? navigation : nil, set.hasTabBar ? floatingTab ?? tab : nil,
      set == .navToolbar ? toolbar : nil,
    ].compactMap(\.self)
  }
}
