import Testing
import ProfileFiles

/// Taking a key out of a mapping.
struct RemovalTests {
  /// What is left when `gone` goes; nil where it cannot be done.
  private func left(_ source: String) throws -> String? {
    let bytes = Array(source.utf8)
    let document = YAMLDocument(parsing: bytes, file: "f.yaml")
    #expect(document.diagnostics.isEmpty)
    let owner = try #require(document.root?.owner(of: "gone"))
    return try TextEdit.removing("gone", from: owner, in: bytes).map {
      String(decoding: try TextEdit.apply([$0], to: bytes), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("a: 1\ngone: 2\nb: 3\n", "a: 1\nb: 3\n"),
    ("gone: 2\nb: 3\n", "b: 3\n"),
    ("a: 1\ngone: 2", "a: 1\n"),
    ("a: 1\r\ngone: 2\r\nb: 3\r\n", "a: 1\r\nb: 3\r\n"),
    (
      "# top\na: 1 # one\n# above\ngone: 2\n# below\nb: 3\n",
      "# top\na: 1 # one\n# above\n# below\nb: 3\n"
    ),
    ("a: 1\ngone: 2 # why\nb: 3\n", "a: 1\n# why\nb: 3\n"),
    ("x:\n  gone: \"a # b\"  # why\n  b: 3\n", "x:\n  # why\n  b: 3\n"),
    ("a: 1\ngone:\n  - 1\n  - 2\n\nb: 3\n", "a: 1\n\nb: 3\n"),
    ("a: 1\ngone: >-\n  x # y\n  z\nb: 3\n", "a: 1\nb: 3\n"),
    ("x:\n  - gone: 1\n    b: 2\n  - c: 3\n", "x:\n  - b: 2\n  - c: 3\n"),
    ("é: {ü: 1, gone: 2, b: 3} # é\n", "é: {ü: 1, b: 3} # é\n"),
    ("x: {gone: 2, b: 3}\n", "x: {b: 3}\n"),
    ("x: {a: 1,\n    gone: 2}\n", "x: {a: 1}\n"),
    ("x: {a: 1, gone: {c: 2}}\n", "x: {a: 1}\n"),
  ]) func `A key goes and its neighbours and comments stay`(
    source: String, expected: String
  ) throws {
    #expect(try left(source) == expected)
  }

  @Test(arguments: [
    "gone: 1\n", "x: {gone: 1}\n", "a: &x 1\ngone: *x\nb: 2\n", "x: {a: 1, # why\n  gone: 2}\n",
    "x: {gone: 1, # why\n  a: 2}\n", "a: 1\ngone: # why\n  2\n",
    "a: 1\ngone:\n  - 1\n  # why\n  - 2\n",
    "x:\n  - gone: 1 # why\n    b: 2\n", "y: &x 1\nz: {a: *x, gone: 2}\n",
  ]) func `What would take a comment along is left to people`(source: String) throws {
    #expect(try left(source) == nil)
  }
}

extension YAMLNode {
  fileprivate func owner(of key: String) -> YAMLNode? {
    switch kind {
    case .scalar: nil
    case .sequence(let items): items.lazy.compactMap { $0.owner(of: key) }.first
    case .mapping(let pairs):
      pairs.contains { $0.name == key }
        ? self : pairs.lazy.compactMap { $0.value.owner(of: key) }.first
    }
  }
}
