import Foundation
import TestSupport
import Testing

/// What the tool reads, from wherever it comes.
@Suite struct InputTests {
  private static let vectors = "Tests/Fixtures/facts/public-vectors.jsonl"

  @Test(arguments: [
    "cat $vectors | $tool verify -", "cat $vectors | $tool verify /dev/stdin",
    "$tool verify <(cat $vectors)",
    "mkfifo pipe; cat $vectors >pipe & $tool verify pipe",
  ])
  func `A recording comes from a pipe, a FIFO or a substitution as from a file`(
    line: String
  ) throws {
    let whole = try Tool.run(["verify", Self.vectors])
    let vectors = Repository.root.appending(path: Self.vectors).path
    let piped = try Tool.shell("vectors='\(vectors)'; \(line)", in: Scratch())
    #expect(piped.status == 0, "\(piped.errors)")
    #expect(piped.output == whole.output)
  }

  @Test func `Results and profiles come from substitutions, too`() throws {
    let scratch = try Scratch()
    let run = try Tool.shell(
      """
      $tool run --profiles $devices --matrix <(cat $devices/matrix.yaml) --strategy covered-area \
        --where 'device:iphone-8 os:12.5 locale:en-US base:bottom-20 orientation:portrait' \
        -o file.imx
      """, in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let merged = try Tool.shell(
      "cat file.imx | $tool merge /dev/stdin -o merged.imx", in: scratch)
    #expect(merged.status == 0, "\(merged.errors)")
    let files = ["file.imx", "merged.imx"].map { scratch.folder.appending(path: $0) }
    #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
    let linted = try Tool.shell("$tool profiles lint <(echo 'size: 1')", in: scratch)
    #expect(linted.status == 3)
    #expect(linted.output.contains("[file-kind]"), "\(linted.output)\(linted.errors)")
  }

  @Test(arguments: [
    ["verify"], ["profiles", "match"], ["report"], ["profiles", "lint"],
    ["profiles", "import"], ["usage", "import"],
    ["merge", "-o", "never.imx"], ["run", "--resume"], ["run", "--matrix"],
    ["profiles", "format"], ["profiles", "explain", "iphone-15", "--matrix"],
  ])
  func `What cannot be read is reported in the system's words`(command: [String]) throws {
    let missing = try Tool.run(command + ["nowhere.file"])
    #expect(missing.status == 3)
    #expect(missing.errors == "error: cannot read nowhere.file: No such file or directory\n")
    #expect(missing.output == "")
  }

  @Test(arguments: [
    ["verify"], ["profiles", "match"], ["report"], ["merge", "-o", "never.imx"],
  ])
  func `A folder is no file`(command: [String]) throws {
    let outcome = try Tool.run(command + ["Sources"])
    #expect(outcome.status == 3)
    #expect(outcome.errors == "error: cannot read Sources: Is a directory\n")
  }

  @Test func `A file larger than any result is refused before it is read`() throws {
    let scratch = try Scratch()
    let file = try scratch.emptyFile("large.imx")
    try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 30 | 1)
    let outcome = try Tool.run(["report", file.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors == "error: cannot read \(file.path): larger than 1 GiB\n")
  }

  @Test func `Standard input that is closed is reported, and nothing is rewritten into it`() throws
  {
    let closed = try Tool.shell("$tool verify - <&-", in: Scratch())
    #expect(closed.status == 3)
    #expect(closed.errors == "error: cannot read standard input: Bad file descriptor\n")
    let rewritten = try Tool.run(["profiles", "format", "-"])
    #expect(rewritten.status == 2)
    #expect(rewritten.errors == "error: this rewrites files, not standard input\n")
  }

  @Test(arguments: [
    "profiles lint", "profiles show", "report", "merge -o x.imx", "run --profiles",
    "run --strategy",
    "run --where", "run --shard", "run --reporter", "run --fly=", "explain", "diff a.imx", "fly",
  ])
  func `Whatever a message quotes stays on its line and steers no terminal`(command: String) throws
  {
    let argument = #"$'a\n::error ::b\e[31m'"#
    let outcome = try Tool.shell(
      "\"$tool\" \(command)\(command.hasSuffix("=") ? "" : " ")\(argument)", in: Scratch())
    #expect(outcome.status != 0)
    let lines = outcome.errors.split(separator: "\n")
    #expect(!lines.isEmpty && !lines.contains { $0.hasPrefix("::") }, "\(outcome.errors)")
    #expect(!outcome.errors.contains("\u{1B}"), "\(outcome.errors)")
  }
}
