/// A file, read by the table of its kind.
package struct DecodedFile: Sendable {
  /// The path that diagnostics show.
  package let path: String
  package let bytes: [UInt8]
  /// The kind that the file shows; nil where it shows none or several.
  package private(set) var kind: ObjectKind?
  /// The file's values; nil where it cannot be read.
  package private(set) var object: DecodedObject?
  /// What is wrong with the file.
  package private(set) var findings: [Diagnostic]

  /// Reads a file as the kind that it shows, or as a given one.
  package init(reading source: ProfileSource, as given: ObjectKind? = nil) {
    path = source.path
    bytes = source.bytes
    let document = YAMLDocument(parsing: source.bytes, file: source.path)
    findings = document.diagnostics
    guard let root = document.root else { return }
    guard case .mapping(let pairs) = root.kind else {
      let message = "a profile file must be a mapping, not \(root.words)"
      findings.append(Diagnostic("wrong-type", message, path, at: root))
      return
    }
    kind = given ?? Self.kind(of: pairs)
    guard let kind else {
      findings.append(.unknownKind(path, at: root))
      return
    }
    var reader = ObjectDecoder(file: path, kind: kind)
    object = reader.object(root, kind)
    findings += reader.findings + (object.map(Self.missingOrigins) ?? [])
  }

  /// Reports and drops the file where it is of a kind that does not belong here.
  mutating func refuse(_ unwanted: ObjectKind, help: [String] = []) {
    guard kind == unwanted, let node = object?.node else { return }
    let message = "\(unwanted.title) does not belong among the profiles"
    findings = [Diagnostic("file-kind", message, path, at: node.beginning, help: help)]
    object = nil
  }

  private static func kind(of pairs: [YAMLPair]) -> ObjectKind? {
    let names = Set(pairs.map(\.name))
    let found = ObjectKind.marks.filter { names.contains($0.key) }
    return found.count == 1 ? found[0].kind : nil
  }

  /// Reports each object with figures that has no provenance or source, neither its own nor the
  /// file's.
  private static func missingOrigins(in file: DecodedObject) -> [Diagnostic] {
    file.kind.keys.filter { $0.type.objectKind?["provenance"] != nil }.flatMap { key in
      file.objects(key.name).flatMap { row in
        ObjectKind.origin.map(\.name).filter { !row.wrote($0) && !file.wrote($0) }.map { name in
          Diagnostic(
            "missing-\(name)", "\(row.kind.title) has no `\(name)`, and the file has no default",
            file.file, at: row.node.beginning)
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownKind(_ path: String, at root: YAMLNode) -> Self {
    Self(
      "file-kind",
      "this file must have exactly one of \(ObjectKind.marks.map(\.key).listed("and"))",
      path,
      at: root.beginning,
      help: [
        "a device has `id`, a family has `family`, input languages have `locales`, "
          + "scripts have `scripts`, a matrix has `os` and `runs`, a usage file has `usage`, "
          + "a baseline has `baseline`"
      ])
  }
}
