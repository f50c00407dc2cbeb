import ProfileFiles

/// A device file that its author fills in.
package struct ProfileScaffold: Sendable {
  /// The token where the author must write; lint reports it as an error.
  package static let token = "FILL-IN"

  /// The level's name.
  package var id: String
  /// The families and devices that fill the gaps.
  package var extends: [String]

  /// Creates the scaffold of a device like another: it extends what that one extends, or a family
  /// itself.
  package init(id: String, like other: ProfileNames.Entry) {
    self.id = id
    extends = other.isDevice && !other.extends.isEmpty ? other.extends : [other.name]
  }

  package static func isName(_ name: String) -> Bool { name.isLevelName && name.utf8.count <= 64 }

  package var text: String {
    let families = extends.count == 1 ? extends[0] : "[\(extends.joined(separator: ", "))]"
    let values: [String: String] = [
      "schema": "\(ProfileLoader.schema)", "id": id, "name": Self.token,
      "identifiers": "[\"\(Self.token)\"]", "os": "\"\(Self.token)\"", "extends": families,
      "provenance": Self.token, "source": Self.token,
    ]
    var lines: [String] = []
    for key in ObjectKind.device.keys {
      guard let value = values[key.name] else { continue }
      lines += ["# " + key.comment, "\(key.name): \(value)"]
    }
    lines += [
      "", "# What is different from `extends` goes below; its rows come before inherited ones.",
    ]
    for key in ObjectKind.device.keys where values[key.name] == nil {
      lines += ["#", "# " + key.comment, "# " + key.sample.joined(separator: "\n# ")]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ProfileKey {
  /// What the key means and, where there are few, the words that it takes.
  var comment: String {
    guard case .choice(let choices) = type, choices.count <= 6 else { return words }
    return "\(words.dropLast()): \(choices.joined(separator: ", "))."
  }

  /// How the key is written, without its values.
  fileprivate var sample: [String] {
    switch type {
    case .object(let kind): ["\(name): {\(kind.sample)}"]
    case .list(of: .object(let kind), _): ["\(name):", "  - {\(kind.sample)}"]
    case .list: ["\(name): []"]
    default: ["\(name):"]
    }
  }
}

extension ObjectKind {
  fileprivate var sample: String { keys.map { "\($0.name): …" }.joined(separator: ", ") }
}
