import DeviceProfiles
import ProfileFiles

extension ProfileQuery {
  /// The rows and values of a device that answer the question; nil where it is not answered.
  ///
  /// - Complexity: O(*n* · *t*) for *n* entries and *t* comparisons.
  package func matches(_ trace: ProfileTrace) -> [ProfileTrace.Entry]? {
    if let devices, !devices.contains(trace.id) { return nil }
    if terms.isEmpty { return trace.entries.filter { $0.path.parts == ["id"] } }
    // Comparisons of one table are about one row.
    var groups: [(name: [String], terms: [Term])] = []
    for term in terms {
      let name = Array(term.pattern.parts.prefix(2))
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].terms.append(term)
      } else {
        groups.append((name, [term]))
      }
    }
    var found: [ProfileTrace.Entry] = []
    for group in groups {
      let entries = trace.entries.filter { entry in
        group.terms.allSatisfy { $0.holds(for: entry) }
      }
      if entries.isEmpty { return nil }
      found += entries.filter { !found.contains($0) }
    }
    return found
  }
}

extension ProfileQuery.Term {
  /// Whether an entry has a value like this.
  func holds(for entry: ProfileTrace.Entry) -> Bool {
    let column = pattern.parts[pattern.parts.count - 1]
    if let limits = entry.limits, pattern.parts.count == entry.path.parts.count + 1,
      zip(pattern.parts, entry.path.parts).allSatisfy({ $0 == "*" || $0 == $1 })
    {
      if column == "provenance" {
        return condition.holds(for: [.text(entry.provenance?.rawValue ?? "")])
      }
      if column == "source" { return condition.holds(for: [.text(entry.source ?? "")]) }
      // A condition that is left out allows everything.
      if limits.isCondition(column) {
        guard let extent = limits.extents[column] else { return !condition.excludes }
        return condition.holds(for: extent.scalars)
      }
    }
    return entry.values.contains { pattern.matches($0.path) && condition.holds(for: $0.scalars) }
  }
}

extension ProfileQuery.Condition {
  fileprivate var excludes: Bool {
    if case .oneOf(_, let unwanted) = self { !unwanted.isEmpty } else { false }
  }

  fileprivate func holds(for scalars: [DecodedScalar]) -> Bool {
    switch self {
    case .oneOf(let wanted, let unwanted):
      func has(_ values: [String]) -> Bool {
        scalars.contains { scalar in values.contains { $0 == "*" || scalar.isEqual($0) } }
      }
      return !has(unwanted) && (wanted.isEmpty || has(wanted))
    case .compares(let sign, let bound):
      return scalars.contains { $0.compared(sign, with: bound) }
    }
  }
}

extension RowConditions {
  /// Whether a column can be a condition of such a row.
  fileprivate func isCondition(_ column: String) -> Bool { conditionColumns.contains(column) }
}

extension RowConditions.Extent {
  /// The column's values for a comparison.
  fileprivate var scalars: [DecodedScalar] {
    switch self {
    case .orientation(.any): OrientationClass.allCases.map { .text($0.rawValue) }
    case .orientation(let orientation): [.text(orientation.rawValue)]
    case .versions(let range): [.versions(range)]
    case .sdks(let range): [.sdks(range)]
    case .words(let words): words.sorted().map { .text($0) }
    }
  }
}

extension DecodedScalar {
  /// Whether the scalar is a value, or has it; `*` in a text matches any run of characters.
  fileprivate func isEqual(_ value: String) -> Bool {
    switch self {
    case .text(let text): text.isLike(value)
    case .flag(let flag): "\(flag)" == value.lowercased()
    case .number(let number): Double(value) == number
    case .versions(let range): OSRange(value).map(range.overlaps) ?? false
    case .sdks(let range): OSRange(value).map(OSRange(sdks: range).overlaps) ?? false
    case .level(let level): "\(level)".isLike(value)
    }
  }

  /// Whether the scalar, or some version of it, compares so; a major version matches all its minor
  /// versions.
  fileprivate func compared(_ sign: ProfileQuery.Operator, with text: String) -> Bool {
    switch self {
    case .number(let number):
      guard let bound = Double(text) else { return false }
      return Self.compared(number...number, sign, bound...bound)
    case .versions(let range):
      guard let bound = OSRange(text) else { return false }
      return Self.compared(range.first...range.last, sign, bound.first...bound.last)
    case .sdks(let range):
      guard let bound = Int(text) else { return false }
      return Self.compared(range, sign, bound...bound)
    case .text, .flag, .level: return false
    }
  }

  /// Whether some value of a range compares so with a range that counts as one value.
  private static func compared<Value>(
    _ values: ClosedRange<Value>, _ sign: ProfileQuery.Operator, _ bound: ClosedRange<Value>
  ) -> Bool {
    switch sign {
    case .above: values.upperBound > bound.upperBound
    case .atLeast: values.upperBound >= bound.lowerBound
    case .below: values.lowerBound < bound.lowerBound
    case .atMost: values.lowerBound <= bound.upperBound
    case .equal, .list: values.overlaps(bound)
    case .notEqual: !values.overlaps(bound)
    }
  }
}

extension OSRange {
  fileprivate init(sdks: ClosedRange<Int>) {
    self.init(OSVersion(sdks.lowerBound), OSVersion(sdks.upperBound, Self.anyMinor))
  }

  fileprivate func overlaps(_ other: OSRange) -> Bool {
    first <= other.last && other.first <= last
  }
}

extension String {
  /// Whether the text is a pattern's, in which `*` matches any run of characters; the case of
  /// letters does not matter.
  func isLike(_ pattern: String) -> Bool {
    let text = lowercased()
    let parts = pattern.lowercased().split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern.lowercased() }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    let last = parts[parts.count - 1]
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
