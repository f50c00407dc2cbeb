package import DeviceProfiles
package import InsetCore
package import MatrixResults

/// A keyboard shape with the provenance of its keyboards.
package struct KeyboardFigures {
  package var shape: KeyboardShape
  package var provenance: KeyboardProvenance
}

extension KeyboardCache {
  /// The shape of a mode and layout without an accessory, with the keyboards that scripts bring up;
  /// nil where there is no such keyboard.
  package mutating func shape(
    _ level: KeyboardLevel, layout: KeyboardLayout, _ orientation: InterfaceOrientation,
    for appearances: Set<Script.Appearance>
  ) -> KeyboardFigures? {
    let mode = level.mode
    var shape = KeyboardShape(
      docking: .init(mode), isHardware: mode == .hardware || mode == .hardwareBar,
      frames: [KeyboardShape.Frames](
        repeating: .init(repeating: nil, count: Script.Keyboard.allCases.count), count: 2))
    var provenance = KeyboardProvenance()
    let first = keyboards(beside: level, layout: layout, orientation: orientation)
    guard first[Script.Keyboard.main.rawValue] != nil else { return nil }
    let turned =
      device.orientations.contains(orientation.turned)
      ? keyboards(beside: level, layout: layout, orientation: orientation.turned) : nil
    for appearance in appearances.union([.init(keyboard: .main, isTurned: false)]) {
      let (turn, part) = (appearance.isTurned ? 1 : 0, appearance.keyboard.rawValue)
      guard let metrics = turn == 0 ? first[part] : turned?[part] else { continue }
      shape.frames[turn][part] = .init(metrics)
      provenance[appearance] = metrics.height.provenance
    }
    return KeyboardFigures(shape: shape, provenance: provenance)
  }
}
