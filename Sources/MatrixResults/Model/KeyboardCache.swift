package import DeviceProfiles
package import InsetCore

/// The keyboards of one device on one version, each looked up once.
package struct KeyboardCache {
  package let device: DeviceProfile
  private let os: OSLevel
  private let shift: FigureShift
  private var cache: [Kind: KeyboardMetrics?] = [:]
  private var others: [Place: [KeyboardMetrics?]] = [:]

  private struct Kind: Hashable {
    var mode: KeyboardMode
    var place: Place
  }

  private struct Place: Hashable {
    var layout: KeyboardLayout
    var orientation: InterfaceOrientation
  }

  package init(_ device: DeviceProfile, on os: OSLevel, _ shift: FigureShift = FigureShift()) {
    self.device = device
    self.os = os
    self.shift = shift
  }

  /// The keyboard that plays a part in a script beside a mode's own one.
  package mutating func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation
  ) -> KeyboardMetrics? {
    shown(part, beside: main, layout: layout, orientation: orientation)?.metrics
  }

  /// A keyboard with its mode: a part is not always played by the same one.
  package typealias Shown = (mode: KeyboardMode, metrics: KeyboardMetrics)

  /// The same with its mode.
  package mutating func shown(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation
  ) -> Shown? {
    let place = Place(layout: layout, orientation: orientation)
    switch part {
    case .main: return own(main, place)
    case .emoji, .floating: return main.mode.hasLetters ? other(part, place) : nil
    default: return other(part, place)
    }
  }

  /// The keyboards of all parts, by their number.
  package mutating func keyboards(
    beside main: KeyboardLevel, layout: KeyboardLayout, orientation: InterfaceOrientation
  ) -> [KeyboardMetrics?] {
    let place = Place(layout: layout, orientation: orientation)
    var keyboards = others[place] ?? Script.Keyboard.allCases.map { other($0, place)?.metrics }
    others[place] = keyboards
    for part in [Script.Keyboard.main, .emoji, .floating] {
      keyboards[part.rawValue] = keyboard(
        part, beside: main, layout: layout, orientation: orientation)
    }
    return keyboards
  }

  private mutating func own(_ main: KeyboardLevel, _ place: Place) -> Shown? {
    guard let view = main.inputView else { return find(main.mode, place) }
    return device.keyboard(view, orientation: place.orientation, on: os).map { (main.mode, $0) }
  }

  /// The keyboard of a part that letters have beside them.
  private mutating func other(_ part: Script.Keyboard, _ place: Place) -> Shown? {
    switch part {
    case .main, .rest: nil
    case .emoji: find(.emoji, Place(layout: .emoji, orientation: place.orientation))
    case .globe: globe(place)
    case .undockedGlobe: has(.undocked) ? find(.undocked, otherLanguage(place)) : nil
    case .numeric: find(.numeric, place)
    case .password:
      find(KeyboardMode.dockedPassword.os.contains(os.version) ? .dockedPassword : .docked, place)
    case .plain: find(.docked, place)
    case .candidates: find(.dockedCandidates, place)
    case .floating: has(.floating) ? find(.floating, place) : nil
    case .undocked: has(.undocked) ? find(.undocked, place) : nil
    case .split: has(.split) ? find(.split, place) : nil
    case .collapsed: find(.dockedCollapsed, place)
    case .bar: (has(.hardwareBar) ? find(.hardwareBar, place) : nil) ?? find(.hardware, place)
    }
  }

  /// Another language's keyboard.
  private mutating func globe(_ place: Place) -> Shown? {
    let mode: KeyboardMode =
      place.layout != .kanaFlick
      ? .dockedCandidates : os.version.major < 8 ? .docked : .dockedPrediction
    return find(mode, otherLanguage(place))
  }

  private func otherLanguage(_ place: Place) -> Place {
    let layout: KeyboardLayout = place.layout == .kanaFlick ? .latinQwerty : .kanaFlick
    return Place(layout: layout, orientation: place.orientation)
  }

  private func has(_ mode: KeyboardMode) -> Bool {
    device.keyboardModes.contains(mode) && mode.os.contains(os.version)
  }

  private mutating func find(_ mode: KeyboardMode, _ place: Place) -> Shown? {
    let kind = Kind(mode: mode, place: place)
    if let found = cache[kind] { return found.map { (mode, $0) } }
    let found = device.keyboard(
      mode, layout: place.layout, orientation: place.orientation, on: os
    ).map { shift.apply(to: $0) }
    cache[kind] = .some(found)
    return found.map { (mode, $0) }
  }
}

extension DeviceProfile {
  /// The keyboard that plays a part in a script beside a mode's own one.
  package func keyboard(
    _ part: Script.Keyboard, beside main: KeyboardLevel, layout: KeyboardLayout,
    orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardCache.Shown? {
    var cache = KeyboardCache(self, on: os)
    return cache.shown(part, beside: main, layout: layout, orientation: orientation)
  }
}

extension KeyboardMode {
  /// Whether emoji, and the small keyboard that floats, can take its place.
  fileprivate var hasLetters: Bool { isDocked && self != .emoji }
}
