import DeviceProfiles
import InsetCore
import ProfileFiles

/// A device as far as it is known: keys that are missing or wrong were reported and are nil.
struct LintDevice {
  let lineage: Lineage
  let id: String
  let os: OSRange
  let screen: Size?
  let idiom: Idiom?
  let orientations: [InterfaceOrientation]
  let modes: [KeyboardMode]
  let hasHomeIndicator: Bool?
  /// The rows of the device and of all that it extends, nearest first.
  let tables: [LintTables]

  init?(_ lineage: Lineage, _ all: [String: LintTables]) {
    guard let own = lineage.files.first, own.kind == .device, let id = own.text("id"),
      let os = own.versions("os")
    else { return nil }
    self.lineage = lineage
    self.id = id
    self.os = os
    screen = lineage.screen?.value
    idiom = lineage.owner(of: "idiom")?.choice("idiom")
    orientations = lineage.owner(of: "orientations")?.choices("orientations") ?? []
    modes = lineage.owner(of: "keyboardModes")?.choices("keyboardModes") ?? []
    hasHomeIndicator = lineage.owner(of: "homeIndicator")?.flag("homeIndicator")
    tables = lineage.files.compactMap { all[$0.file] }
  }

  var own: DecodedObject { lineage.files[0] }

  /// The rows of one table, nearest first.
  func rows<Entry>(
    _ table: KeyPath<LintTables, [LintRow<Entry>]>
  ) -> some Sequence<LintRow<Entry>> {
    tables.lazy.flatMap { $0[keyPath: table] }
  }

  func sizes(_ orientation: OrientationClass) -> [Size] {
    guard let screen else { return [] }
    let turned = Size(width: screen.height, height: screen.width)
    return switch orientation {
    case .portrait: [screen]
    case .landscape: [turned]
    case .any: orientations.contains(where: \.isLandscape) ? [screen, turned] : [screen]
    }
  }

  /// Where the screen's width or height is set.
  func screenNote(_ key: String) -> [Diagnostic.Note] {
    lineage.files.lazy.compactMap { file in
      file.object("screen")?.entry(key).map {
        Diagnostic.Note("screen \(key) set here", file.file, $0.node.start)
      }
    }.prefix(1).map { $0 }
  }
}

extension Double {
  /// A length as messages write it, without a needless fraction.
  var points: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}

extension OSRange {
  /// The versions that both have; nil where there are none.
  func intersection(_ other: OSRange) -> OSRange? {
    let first = max(first, other.first)
    let last = min(last, other.last)
    return first <= last ? OSRange(first, last) : nil
  }
}

extension OrientationClass {
  /// Whether some orientation is in both.
  func meets(_ other: Self) -> Bool { self == .any || other == .any || self == other }
}

extension Size {
  /// The size as messages write it, such as `393 x 852`.
  var words: String { "\(width.points) x \(height.points)" }
}
