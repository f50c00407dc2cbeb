import InsetCore
import TextFormats

/// The JSON Schema of profile files, from the tables that decoding goes by.
///
/// One schema serves all kinds of files: it is valid as draft 2020-12 and as draft-07, and has no
/// `oneOf` or `anyOf`, because editors report an arbitrary branch of them. What a file of a kind
/// must have and must not have follows from the key that shows the kind.
package enum JSONSchema {
  /// What a schema of this tool is known by.
  package static let title = "InsetMatrix profile file"

  /// The schema with a line end.
  package static var text: String { root.text(.expanded) }

  private static var root: JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$comment": "insetmatrix \(Release.version)", "title": .string(title),
      "description": """
      A device, a family, input languages, scripts, a matrix, shares of use or known failures.
      """,
      "type": "object",
      "additionalProperties": false, "required": .strings(["schema"]),
      "properties": .object(keys.map { ($0.name, $0.value) }),
      "dependentSchemas": .object(dependencies), "dependencies": .object(dependencies),
    ]
  }

  /// The keys of all kinds, each once; where kinds differ in a key's type, with both types.
  private static var keys: [(name: String, value: JSONValue)] {
    var names: [String] = []
    var keys: [String: [ProfileKey]] = [:]
    for key in ObjectKind.marks.flatMap(\.kind.keys) {
      if keys[key.name] == nil { names.append(key.name) }
      if !keys[key.name, default: []].contains(where: { $0.type == key.type }) {
        keys[key.name, default: []].append(key)
      }
    }
    return names.map { name in (name, value(of: keys[name] ?? [])) }
  }

  private static func value(of keys: [ProfileKey]) -> JSONValue {
    let words = keys.map(\.words).joined(separator: " Or: ")
    let types = keys.map { $0.type.markdown }.joined(separator: ", or ")
    let members: [(String, JSONValue)] = keys.flatMap { $0.type.members.rest }
    var seen: Set<String> = []
    let examples = keys.flatMap { $0.examples }
    return .object(
      [
        ("description", .string(words)),
        ("markdownDescription", .string("\(words)\n\n\(types)")),
        ("type", type(keys.flatMap { $0.type.members.types })),
      ] + members.filter { seen.insert($0.0).inserted }
        + (examples.isEmpty ? [] : [("examples", .array(examples))]))
  }

  private static func type(_ names: [String]) -> JSONValue {
    names.count == 1 ? .string(names[0]) : .strings(names)
  }

  /// An object with the keys of a table.
  static func object(_ kind: ObjectKind) -> [(String, JSONValue)] {
    let required = kind.keys.filter { $0.presence == .required }.map(\.name)
    return [
      ("additionalProperties", false),
      ("properties", .object(kind.keys.map { ($0.name, value(of: [$0])) })),
    ] + (required.isEmpty ? [] : [("required", .strings(required))])
  }

  /// The schema of a value without words about it.
  static func plain(_ type: ValueType) -> JSONValue {
    .object([("type", Self.type(type.members.types))] + type.members.rest)
  }

  /// For the key of each kind: the keys that the kind must have, and those that it has not.
  private static var dependencies: [(String, JSONValue)] {
    let all = keys.map(\.name)
    return ObjectKind.marks.map { mark in
      let required = mark.kind.keys.filter { $0.presence == .required }.map(\.name)
      let foreign = all.filter { mark.kind[$0] == nil }
      var members: [(String, JSONValue)] = foreign.map { ($0, false) }
      if let os = mark.kind["os"] { members.append(("os", plain(os.type))) }
      return (
        mark.key, ["required": .strings(required), "properties": .object(members)]
      )
    }
  }
}
