package import ProfileFiles
package import YAMLDocuments

/// A step from one number of the format to the next.
package struct Migration: Sendable {
  package let from: Int
  package let to: Int
  /// What changes, in a sentence.
  package let words: String
  /// The edits that bring a file there, but for its number.
  package let edits: @Sendable (YAMLNode, [UInt8]) -> [TextEdit]

  /// Creates a step from its numbers, its words, and what it does to a file's node and bytes.
  package init(
    from: Int, to: Int, _ words: String,
    edits: @escaping @Sendable (YAMLNode, [UInt8]) -> [TextEdit]
  ) {
    self.from = from
    self.to = to
    self.words = words
    self.edits = edits
  }

  /// The steps that there are; the first format is the only one so far.
  package static let all: [Migration] = []
}

extension ProfileLoader {
  /// The number of the format that this code reads.
  package static let schema = 1

  /// Brings a file to the newest format; every comment stays.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - migrations: The steps, each from the number that the one before leads to.
  ///   - newest: The version to migrate to.
  /// - Returns: The bytes, and the steps that were taken; none where the file is of the newest.
  /// - Throws: What is wrong with a file that cannot be brought there: it is newer, has no number, or
  ///   cannot be read.
  package static func migrate(
    _ source: ProfileSource, by migrations: [Migration] = Migration.all, to newest: Int = schema
  ) throws(InvalidProfiles) -> (bytes: [UInt8], steps: [Migration]) {
    var bytes = source.bytes
    var steps: [Migration] = []
    while true {
      let document = YAMLDocument(parsing: bytes, file: source.path)
      guard let root = document.root, document.diagnostics.isEmpty else {
        throw InvalidProfiles(document.diagnostics)
      }
      let (number, node) = try schema(of: root, source.path)
      if number == newest { return (bytes, steps) }
      guard let step = migrations.first(where: { $0.from == number }), number < newest else {
        let reason =
          number > newest
          ? "is newer than this tool, which knows \(newest)" : "has no way to \(newest)"
        throw InvalidProfiles([
          Diagnostic("schema-version", "schema `\(number)` \(reason)", source.path, at: node)
        ])
      }
      let edits = step.edits(root, bytes) + [TextEdit(node.bytes, "\(step.to)")]
      do throws(OverlappingEdits) {
        bytes = try TextEdit.apply(edits, to: bytes)
      } catch {
        throw InvalidProfiles([
          Diagnostic(
            "cannot-migrate", "the step to schema `\(step.to)` fails: \(step.words)", source.path,
            at: node)
        ])
      }
      steps.append(step)
    }
  }

  private static func schema(
    of root: YAMLNode, _ path: String
  ) throws(InvalidProfiles) -> (number: Int, node: YAMLNode) {
    guard case .mapping(let pairs) = root.kind,
      let value = pairs.first(where: { $0.name == "schema" })?.value
    else {
      throw InvalidProfiles([
        Diagnostic("missing-key", "missing key `schema`", path, at: root.beginning)
      ])
    }
    guard let number = value.scalarText.flatMap({ Int($0) }), number > 0 else {
      throw InvalidProfiles([
        Diagnostic("schema-version", "schema must be a number, not \(value.words)", path, at: value)
      ])
    }
    return (number, value)
  }
}
