import DeviceProfiles
import ProfileFiles

/// When a row holds: the columns that say so, and nothing for those that are left out.
struct RowConditions: Hashable {
  /// What one column allows.
  enum Extent: Hashable {
    case orientation(OrientationClass)
    case versions(OSRange)
    case sdks(ClosedRange<Int>)
    case words(Set<String>)
  }

  /// The columns that are conditions, in the order in which they are printed.
  static let columns = ["orientation", "width", "layouts", "os", "sdk"]

  private(set) var extents: [String: Extent] = [:]

  init(_ row: DecodedObject) {
    for column in Self.columns {
      guard let key = row.kind[column], row.wrote(column) else { continue }
      switch key.type {
      case .versions: extents[column] = row.versions(column).map(Extent.versions)
      case .sdks: extents[column] = row.sdks(column).map(Extent.sdks)
      case .choice where column == "orientation":
        let orientation: OrientationClass? = row.choice(column)
        extents[column] = orientation.map(Extent.orientation)
      case .choice, .list: extents[column] = row.texts(column).map { .words(Set($0)) }
      default: break
      }
    }
  }

  /// Whether a column of a kind of row is a condition.
  static func isCondition(_ key: ProfileKey) -> Bool {
    guard columns.contains(key.name) else { return false }
    if case .number = key.type { return false }
    return true
  }

  /// Whether some configuration satisfies both.
  func overlaps(_ other: RowConditions) -> Bool {
    extents.allSatisfy { column, extent in
      other.extents[column].map { extent.overlaps($0) } ?? true
    }
  }

  /// Whether every configuration of another row that a device can have satisfies this one too.
  func covers(_ other: RowConditions, on os: OSRange?) -> Bool {
    extents.allSatisfy { column, extent in
      let all = column == "os" ? os.map(Extent.versions) : nil
      guard let wanted = other.extents[column] ?? all else { return false }
      return extent.covers(wanted.clipped(to: os))
    }
  }

  /// Whether the row holds on some version of a device.
  func isReached(on os: OSRange?) -> Bool {
    guard let os, let extent = extents["os"] else { return true }
    return extent.overlaps(.versions(os))
  }

  /// The conditions in words, such as "portrait, latin-qwerty, iOS 16-18".
  var words: String { without() }

  /// The conditions in words but for those of some columns.
  func without(_ columns: String...) -> String {
    Self.columns.filter { !columns.contains($0) }.compactMap { extents[$0].map(Self.words) }
      .joined(separator: ", ")
  }

  private static func words(_ extent: Extent) -> String {
    switch extent {
    case .orientation(let orientation): orientation.rawValue
    case .versions(let range): "iOS \(range)"
    case .sdks(let range):
      range.lowerBound == range.upperBound
        ? "SDK \(range.lowerBound)"
        : range.upperBound >= 999
          ? "SDK \(range.lowerBound)+" : "SDK \(range.lowerBound)-\(range.upperBound)"
    case .words(let words): words.sorted().joined(separator: "/")
    }
  }
}

extension RowConditions.Extent {
  func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.orientation(let a), .orientation(let b)): a == .any || b == .any || a == b
    case (.versions(let a), .versions(let b)): a.first <= b.last && b.first <= a.last
    case (.sdks(let a), .sdks(let b)): a.overlaps(b)
    case (.words(let a), .words(let b)): !a.isDisjoint(with: b)
    default: false
    }
  }

  func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (.orientation(let a), .orientation(let b)): a == .any || a == b
    case (.versions(let a), .versions(let b)): a.first <= b.first && b.last <= a.last
    case (.sdks(let a), .sdks(let b)):
      a.lowerBound <= b.lowerBound && b.upperBound <= a.upperBound
    case (.words(let a), .words(let b)): a.isSuperset(of: b)
    default: false
    }
  }

  /// Versions without those that a device never runs.
  func clipped(to os: OSRange?) -> Self {
    guard let os, case .versions(let range) = self, overlaps(.versions(os)) else { return self }
    return .versions(OSRange(max(range.first, os.first), min(range.last, os.last)))
  }
}
