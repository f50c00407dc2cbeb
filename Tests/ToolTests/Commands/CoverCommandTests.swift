import Foundation
import TestSupport
import Testing

/// `cover`, run as somebody with a model runs it.
struct CoverCommandTests {
  private static let model = """
    Type:    Single, Stripe, Mirror
    Size:    10, 500, 40000
    System:  FAT | FAT32, NTFS (10)
    IF [System] = "FAT" THEN [Size] <= 500;

    """

  /// The pairs of values of some rows without their header; both names of a value are one.
  private static func pairs(_ rows: [[String]]) -> Set<[String]> {
    Set(
      rows.flatMap { row in
        let row = row.map { $0 == "FAT32" ? "FAT" : $0 }
        return [[row[0], row[1]], [row[0], row[2]], [row[1], row[2]]]
      })
  }

  private static func table(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func `Rows hold all pairs that the constraint allows, and each time are the same`() throws {
    let scratch = try Scratch()
    try scratch.file("volume.txt", Self.model)
    let outcome = try Tool.run(["cover", "volume.txt"], in: scratch.folder)
    let table = Self.table(outcome.output)
    #expect(outcome.status == 0 && table[0] == ["Type", "Size", "System"])
    // Three times three, three times two, and three times two without 40000 on FAT.
    #expect(Self.pairs(Array(table.dropFirst())).count == 20)
    #expect(!Self.pairs(Array(table.dropFirst())).contains(["40000", "FAT"]))
    #expect(outcome.errors == "")
    #expect(try Tool.run(["cover", "-"], input: Self.model).output == outcome.output)
  }

  @Test func `The page has the rows that are printed`() throws {
    let scratch = try Scratch()
    try scratch.file("volume.txt", Self.model)
    let rows = try Tool.run(["cover", "volume.txt"], in: scratch.folder).output
    try DocumentedOutput.expect(
      "```\n$ cat volume.txt\n\(Self.model)\n$ insetmatrix cover volume.txt\n\(rows)```",
      in: "example", of: "docs/cover.md")
  }

  @Test func `Extending a suite keeps its rows`() throws {
    let scratch = try Scratch()
    try scratch.file("volume.txt", Self.model)
    try scratch.file("rows.txt", "System\tType\tSize\nNTFS\tMirror\t40000\nFAT32\tSingle\t10\n")
    let extended = try Tool.run(
      ["cover", "volume.txt", "--extend", "rows.txt"], in: scratch.folder)
    #expect(extended.errors == "")
    let table = Self.table(extended.output)
    #expect(table[1] == ["Mirror", "40000", "NTFS"] && table[2] == ["Single", "10", "FAT"])
    #expect(Self.pairs(Array(table.dropFirst())).count == 20)
  }

  @Test func `A row that the constraints forbid is left out with a warning`() throws {
    let scratch = try Scratch()
    try scratch.file("volume.txt", Self.model)
    try scratch.file("rows.txt", "Type\tSystem\tSize\nSingle\tFAT\t40000\n")
    let outcome = try Tool.run(
      ["cover", "volume.txt", "--extend", "rows.txt"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("rows.txt:2:1: warning: the constraints do not allow this"))
    #expect(!outcome.output.contains("FAT\t40000"))
  }

  @Test func `Values that are possible beside a negative one only are beside it`() throws {
    let outcome = try Tool.run(
      ["cover", "-"],
      input: "A: 1, 2\nB: x, y\nN: ok, ~bad\nC: p, q\n"
        + "IF [A] = 1 AND [B] = \"x\" THEN [N] = \"bad\";\n")
    #expect(outcome.status == 0)
    #expect(Self.table(outcome.output).contains { $0.prefix(3) == ["1", "x", "~bad"] })
  }

  @Test func `Results that are not determined are question marks, also in rows that are read`()
    throws
  {
    let scratch = try Scratch()
    try scratch.file(
      "model.txt",
      "A: 1, 2, 3\nB: x, ~y\n$R: ok, warn, bad\nIF [A] = 1 THEN [$R] = \"ok\";\n"
        + "IF [A] = 3 THEN [$R] <> \"bad\";\n")
    let rows = try Tool.run(["cover", "model.txt"], in: scratch.folder)
    #expect(rows.status == 0 && rows.errors == "")
    let table = Self.table(rows.output).dropFirst()
    #expect(table.count == 6 && table.allSatisfy { $0[2] == ($0[0] == "1" ? "ok" : "?") })
    try scratch.file("rows.txt", rows.output)
    let again = try Tool.run(["cover", "model.txt", "--extend", "rows.txt"], in: scratch.folder)
    #expect(again.output == rows.output && again.errors == "")
  }

  @Test func `A value that the constraints exclude has a warning at its place`() throws {
    let outcome = try Tool.run(
      ["cover", "-"], input: "A: 1, 2\nB: 1, 2\n$R: u, v\n[A] > 1;\n[$R] = \"u\";\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        <stdin>:1:4: warning: the constraints exclude this value: no row has it [impossible-value]
          1 | A: 1, 2
            |    ^
        <stdin>:3:8: warning: the constraints exclude this value: no row has it [impossible-value]
          3 | $R: u, v
            |        ^

        """)
  }

  @Test func `Rows of another model are an error`() throws {
    let scratch = try Scratch()
    try scratch.file("volume.txt", Self.model)
    try scratch.file("rows.txt", "Color\tWeight\nred\t1\n")
    let outcome = try Tool.run(["cover", "volume.txt", "--extend", "rows.txt"], in: scratch.folder)
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("rows.txt:1:1: error: the first line names no parameter"))
  }

  @Test func `All parameters can be combined where they are six at most`() throws {
    let model = (1...7).map { "P\($0): 1, 2\n" }
    let all = try Tool.run(["cover", "-", "--strength", "max"], input: model[..<6].joined())
    #expect(all.status == 0 && Self.table(all.output).count == 1 + 64)
    let more = try Tool.run(["cover", "-", "--strength", "max"], input: model.joined())
    #expect(more.status == 2)
    #expect(
      more.errors
        == "error: --strength max combines all 7 parameters of the model, and at most 6 can be "
        + "combined\n")
  }

  @Test func `What is wrong with a model is shown in its line`() throws {
    let outcome = try Tool.run(["cover", "-"], input: "A: 1, 2\nB: 3\n[A] = \"2\" OR [B] = 3;\n")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(
      outcome.errors == """
        <stdin>:3:7: error: the parameter's values are numbers, and are compared with numbers only \
        [constraint-type]
          3 | [A] = "2" OR [B] = 3;
            |       ^

        """)
    let empty = try Tool.run(["cover", "-"], input: "A: 1, 2\n[A] > 2;\n")
    #expect(empty.status == 3)
    #expect(
      empty.errors.contains("<stdin>:2:1: error: this and the constraints before it allow no row"))
  }

  @Test func `A file of rows that is cut off has a warning, and what it lacks is filled`() throws {
    let scratch = try Scratch()
    try scratch.file("volume.txt", Self.model)
    try scratch.file("rows.txt", "Type\tSize\tSystem\nMirror\t10\tNTFS\nSingle\t50")
    let outcome = try Tool.run(
      ["cover", "volume.txt", "--extend", "rows.txt"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("rows.txt:3:8: warning: the parameter has no such value"))
    #expect(outcome.errors.contains("rows.txt:3:1: warning: this row has fewer cells"))
    let table = Self.table(outcome.output)
    #expect(table[1] == ["Mirror", "10", "NTFS"] && table[2][0] == "Single")
    #expect(Self.pairs(Array(table.dropFirst())).count == 20)
  }

  @Test(arguments: [
    ["--strength", "0"], ["--strength", "7"], ["--strength", "two"], ["--extend", "-"],
  ])
  func `Options that make no sense are refused`(_ options: [String]) throws {
    #expect(try Tool.run(["cover", "-"] + options).status == 2)
  }
}
