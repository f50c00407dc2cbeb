/// A figure that a probe, an app or a published table read off a device or a simulator.
package struct Reading: Hashable, Sendable {
  /// What was read.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    case safeAreaTop = "safe-area-top"
    case safeAreaLeft = "safe-area-left"
    case safeAreaBottom = "safe-area-bottom"
    case safeAreaRight = "safe-area-right"
    /// What a docked keyboard covers from the screen's bottom.
    case keyboard
    case statusBar = "status-bar"
    case navigationBar = "navigation-bar"
    case tabBar = "tab-bar"
    case toolbar
  }

  /// The device's id, or a family's where the source names only a size.
  package var device: String
  /// The versions of which one was read; nil where the source does not say.
  package var system: OSRange?
  /// The major version of the SDK that the app was built with; nil for the system's own.
  package var sdk: Int?
  /// The input language; nil where the source does not say.
  package var language: String?
  package var field: Field
  /// Portrait or landscape.
  package var orientation: OrientationClass
  /// The keyboard; nil for other fields.
  package var mode: KeyboardMode?
  /// Points.
  package var value: Double
  /// Who says so.
  package let source: String
  /// Who read it, without the version, file or remark: sources with different names are independent.
  package let reader: String
  /// When it was read, as the source states it: a year, a month or a day, such as `2026-08-21`.
  package var date: String?
  package var place: SourceLocation

  package init(
    device: String, system: OSRange?, sdk: Int? = nil, language: String? = nil, field: Field,
    orientation: OrientationClass, mode: KeyboardMode? = nil, value: Double, source: String,
    date: String? = nil, place: SourceLocation
  ) {
    self.device = device
    self.system = system
    self.sdk = sdk
    self.language = language
    self.field = field
    self.orientation = orientation
    self.mode = mode
    self.value = value
    self.source = source
    reader = String(decoding: source.utf8.prefix { !Self.ends.contains($0) }, as: UTF8.self)
      .lowercased()
    self.date = date
    self.place = place
  }

  /// What a reader's name ends before.
  private static let ends = Array("@#:, (".utf8)

  /// The greatest difference of figures that agree, in points.
  package static let tolerance = 0.5
}

/// How many readings figures were compared with, and with how many of them they agree.
package struct ReadingCount: Hashable, Sendable {
  package var all = 0
  package var agreeing = 0

  package init(all: Int = 0, agreeing: Int = 0) {
    self.all = all
    self.agreeing = agreeing
  }
}
