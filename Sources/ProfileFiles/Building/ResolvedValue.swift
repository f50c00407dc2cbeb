/// A value with all that it holds, locations aside: what can be compared after an edit has moved
/// lines.
package indirect enum ResolvedValue: Hashable, Sendable {
  /// A single value.
  case scalar(DecodedScalar)
  case list([ResolvedValue])
  /// The values by their keys, with the origin of the figures among them.
  case object([String: ResolvedValue], Origin)
  /// A value that was written and reported.
  case invalid
}

extension DecodedObject {
  /// The object with all its keys.
  package var resolved: ResolvedValue {
    var values: [String: ResolvedValue] = [:]
    for key in kind.keys { values[key.name] = resolved(key.name) }
    return .object(values, origin)
  }

  /// The value of a key; nil where it was not written.
  fileprivate func resolved(_ key: String) -> ResolvedValue? {
    guard wrote(key) else { return nil }
    return entry(key).map { resolved($0) } ?? .invalid
  }

  private func resolved(_ entry: DecodedEntry) -> ResolvedValue {
    switch entry.value {
    case .scalar(let scalar): return .scalar(scalar)
    case .list(let entries): return .list(entries.map { resolved($0) })
    case .object(var object):
      object.defaults = origin
      return object.resolved
    }
  }
}

extension Lineage {
  /// What holds for the file with all that it extends, as the loader reads it: a scalar from the
  /// nearest file that has it, a screen key by key, tables with the rows of all files.
  package var resolved: [String: ResolvedValue] {
    guard let own = files.first else { return [:] }
    var values: [String: ResolvedValue] = [:]
    for key in own.kind.keys where !Self.unshared.contains(key.name) {
      switch key.type {
      case .object(let kind): values[key.name] = figures(of: key.name, kind)
      case .list(of: .object, _): values[key.name] = .list(rows(key.name).map(\.resolved))
      default:
        let owner = key.presence == .required ? own : owner(of: key.name)
        values[key.name] = owner?.resolved(key.name)
      }
    }
    return values
  }

  /// Keys that are not inherited; an origin is part of each figure instead.
  private static let unshared: Set = ["extends", "provenance", "source"]

  /// Each figure of an object, from the nearest file that has it and with its origin.
  private func figures(of name: String, _ kind: ObjectKind) -> ResolvedValue {
    let objects = files.compactMap { $0.object(name) }
    var figures: [String: ResolvedValue] = [:]
    for key in kind.keys where !Self.unshared.contains(key.name) {
      guard let owner = objects.first(where: { $0.wrote(key.name) }),
        let value = owner.resolved(key.name)
      else { continue }
      figures[key.name] = .object(["value": value], owner.origin)
    }
    let invalid = files.filter { $0.wrote(name) && $0.object(name) == nil }
    return .list([.object(figures, Origin())] + invalid.map { _ in .invalid })
  }
}
