import DeviceProfiles

extension ProfileQuery {
  /// The rows and values of a device that answer the question; nil where it is not answered.
  ///
  /// - Complexity: O(*n* · *t*) for *n* entries and *t* comparisons.
  public func matches(_ trace: ProfileTrace) -> [ProfileTrace.Entry]? {
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
      if column == "provenance" { return holds(for: [.text(entry.provenance?.rawValue ?? "")]) }
      if column == "source" { return holds(for: [.text(entry.source ?? "")]) }
      // A condition that is left out allows everything.
      if limits.isCondition(column) {
        guard let extent = limits.extents[column] else { return comparison != .notEqual }
        return holds(for: extent.scalars)
      }
    }
    return entry.values.contains { pattern.matches($0.path) && holds(for: $0.scalars) }
  }

  private func holds(for scalars: [DecodedScalar]) -> Bool {
    if comparison == .notEqual { return !scalars.contains { $0.isEqual(value) } }
    return scalars.contains { scalar in
      if comparison == .equal { return scalar.isEqual(value) }
      switch scalar {
      case .number(let number): return Double(value).map { compare(number, $0) } ?? false
      case .versions(let range): return range.compared(comparison, with: value)
      default: return false
      }
    }
  }

  private func compare(_ a: Double, _ b: Double) -> Bool {
    switch comparison {
    case .above: a > b
    case .atLeast: a >= b
    case .below: a < b
    case .atMost: a <= b
    case .equal: a == b
    case .notEqual: a != b
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

extension OSRange {
  /// Whether some version of the range compares so.
  fileprivate func compared(_ sign: ProfileQuery.Operator, with text: String) -> Bool {
    guard let version = OSVersion(text) else { return false }
    switch sign {
    case .above: return last > version
    case .atLeast: return last >= version
    case .below: return first < version
    case .atMost: return first <= version
    case .equal: return contains(version)
    case .notEqual: return !contains(version)
    }
  }
}

extension DecodedScalar {
  /// Whether the scalar is a value, or has it; `*` in a text stands for any run of characters.
  fileprivate func isEqual(_ value: String) -> Bool {
    switch self {
    case .text(let text): text.isLike(value)
    case .flag(let flag): "\(flag)" == value
    case .number(let number): Double(value) == number
    case .versions(let range): OSVersion(value).map(range.contains) ?? ("\(range)" == value)
    case .sdks(let range): Int(value).map(range.contains) ?? false
    case .level(let level): "\(level)" == value
    }
  }
}

extension String {
  /// Whether the text is a pattern's, in which `*` stands for any run of characters.
  fileprivate func isLike(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return self == pattern }
    guard hasPrefix(parts[0]), count >= parts[0].count else { return false }
    var rest = dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    let last = parts[parts.count - 1]
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
