import ProfileAuthoring
import ProfileFiles
import Testing
import YAMLDocuments

extension Migration {
  /// The step that gives a key of the file's own another name.
  fileprivate static func renaming(_ key: String, to name: String, from: Int) -> Migration {
    Migration(from: from, to: from + 1, "`\(key)` is called `\(name)`.") { root, _ in
      guard case .mapping(let pairs) = root.kind else { return [] }
      return pairs.filter { $0.name == key }.map { TextEdit($0.key.bytes, name) }
    }
  }
}

struct MigrationTests {
  private static func migrate(
    _ text: String, by migrations: [Migration] = [.renaming("os", to: "systems", from: 1)],
    to newest: Int = 2
  ) throws(InvalidProfiles) -> (text: String, steps: [Migration]) {
    let source = ProfileSource(path: "x.yaml", bytes: Array(text.utf8))
    let (bytes, steps) = try ProfileLoader.migrate(source, by: migrations, to: newest)
    return (String(decoding: bytes, as: UTF8.self), steps)
  }

  private static let text = """
    # A phone.
    schema: 1  # the first
    id: a-phone
    # Which run on it.
    os: "17-27"   # all of them

    """

  @Test func `A step renames a key and keeps every comment`() throws {
    let (text, steps) = try Self.migrate(Self.text)
    #expect(
      text == """
        # A phone.
        schema: 2  # the first
        id: a-phone
        # Which run on it.
        systems: "17-27"   # all of them

        """)
    #expect(steps.map(\.words) == ["`os` is called `systems`."])
    #expect(try Self.migrate(text).steps.isEmpty)
  }

  @Test func `Steps follow each other`() throws {
    let (text, steps) = try Self.migrate(
      Self.text,
      by: [.renaming("systems", to: "versions", from: 2), .renaming("os", to: "systems", from: 1)],
      to: 3)
    #expect(steps.map(\.to) == [2, 3])
    #expect(text.contains("schema: 3  #") && text.contains("\nversions: \"17-27\"   # all"))
  }

  @Test func `Files of the newest format need no step`() throws {
    let (text, steps) = try Self.migrate(Self.text, by: Migration.all, to: ProfileLoader.schema)
    #expect(text == Self.text && steps.isEmpty)
  }

  @Test(arguments: [
    ("schema: 3\nid: a\n", "x.yaml:1:9: error: schema `3` is newer than this tool, which knows 2"),
    ("id: a\n", "missing key `schema`"), ("schema: new\n", "schema must be a number, not `new`"),
    ("schema: 0\n", "schema must be a number"), ("schema: [1\n", "yaml-syntax"),
  ])
  func `A file that cannot be brought there says why`(text: String, words: String) throws {
    let error = #expect(throws: InvalidProfiles.self) { try Self.migrate(text) }
    #expect(error?.render([]).contains(words) == true, "\(error?.render([]) ?? "")")
  }

  @Test func `A number without a step is reported`() {
    let error = #expect(throws: InvalidProfiles.self) { try Self.migrate(Self.text, by: []) }
    #expect(error?.render([]).contains("schema `1` has no way to 2") == true)
  }
}
