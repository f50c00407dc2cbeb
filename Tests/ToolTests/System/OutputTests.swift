import Foundation
import MatrixResults
import TestSupport
import Testing

@testable import InsetMatrixTool

/// Output goes where it was sent, or the tool says that it did not.
@Suite struct OutputTests {
  private static let setup = """
    run() { "$tool" run --profiles "$devices" --strategy covered-area --where "$small" "$@"; }

    """

  private static func shell(_ script: String, in scratch: Scratch) throws -> Tool.Outcome {
    try Tool.shell(setup + script, in: scratch)
  }

  @Test(arguments: ["2>&-"] + (Machine.has("/dev/full") ? ["2>/dev/full"] : []))
  func `A message that cannot be written is a fault, and what was asked for is there all the same`(
    redirection: String
  ) throws {
    let scratch = try Scratch()
    let outcome = try Self.shell("run -o a.imx \(redirection); echo $?", in: scratch)
    #expect(outcome.output.hasSuffix("covered-area  exact everywhere\n4\n"), "\(outcome.output)")
    let whole = try Self.shell("run -o b.imx && cmp a.imx b.imx && echo same", in: scratch)
    #expect(whole.output.hasSuffix("same\n"))
  }

  @Test func `A file that has changed since it was read is not written`() throws {
    let scratch = try Scratch()
    try scratch.file("a.yaml", "edited")
    let path = scratch.folder.appending(path: "a.yaml").path
    let error = #expect(throws: Failure.self) {
      try Output.write(Array("fixed".utf8), to: path, replacing: Array("read".utf8))
    }
    #expect(error?.status == .fault && error?.message.contains("changed meanwhile") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "edited")
    #expect(scratch.names == ["a.yaml"])
    try Output.write(Array("fixed".utf8), to: path, replacing: Array("edited".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "fixed")
  }

  @Test(arguments: [
    "run --where nonsense", "report missing.imx", "merge missing.imx -o x.imx",
    "profiles show nothing", "explain zzz", "fly", "profiles lint missing.yaml",
  ])
  func `An error that cannot be written is a fault and not a crash`(command: String) throws {
    let outcome = try Self.shell(#""$tool" \#(command) 2>&-; echo $?"#, in: Scratch())
    #expect(outcome.output == "4\n")
  }

  @Test(
    .enabled(if: Machine.has("/dev/full"), "this system has no /dev/full"),
    arguments: [
      "list devices", "list strategies --long", "profiles show iphone-15", "profiles schema",
      "profiles lint --rules", "profiles explain iphone-15",
      "profiles coverage --where device:iphone-15 --limit 1",
      "profiles import --from iphone-15 --id x",
      "profiles diff iphone-15 iphone-14",
      "explain iphone-8/12.5/portrait/full/en-US/docked/none/none/fill/automatic/base0/middle/show",
      "profiles lint --reporter json", "--generate-completion-script bash", "--help", "--version",
      "run --where 'device:iphone-8 os:12.5' --strategy covered-area",
    ])
  func `Output that cannot be written is a fault with words`(command: String) throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      cd "$devices/.."
      "$tool" \(command) >/dev/full; echo $? >&2
      "$tool" \(command) >&-; echo $? >&2
      """, in: scratch)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.filter { $0 == "4" }.count == 2, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "error: cannot write to standard output: No space left on device\n4\n"))
    #expect(
      outcome.errors.contains("error: cannot write to standard output: Bad file descriptor\n4\n"))
  }

  @Test(arguments: [
    "list strategies --long", "profiles schema",
    "run --where 'device:iphone-8 os:12.5' --reporter json",
  ])
  func `A reader that has left is no failure`(command: String) throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      cd "$devices/.."
      "$tool" \(command) >/dev/null 2>&1; expected=$?
      "$tool" \(command) 2>errors-not-here | head -c 1 >/dev/null
      status=${PIPESTATUS[0]}; rm errors-not-here
      [ $status -eq $expected ] && echo same
      "$tool" \(command) 2>&1 >&- | head -c 0
      """.replacing("errors-not-here", with: "\"$OLDPWD/errors\""), in: scratch)
    #expect(outcome.output == "same\n", "\(outcome.errors)")
  }

  @Test func `Links are followed, modes kept, and pipes and devices written into`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      exec 2>/dev/null
      run -o whole.imx >/dev/null
      mkdir there && echo old >there/real.imx && chmod 600 there/real.imx
      ln -s there/real.imx link.imx && ln -s there/new.imx dangling.imx
      run -o link.imx >/dev/null; echo "link $?"
      cmp there/real.imx whole.imx && [ -L link.imx ] && ls -l there/real.imx | cut -c 1-10
      run -o dangling.imx >/dev/null; cmp there/new.imx whole.imx && echo "new"
      mkfifo fifo
      cat fifo >read.imx & run -o fifo >/dev/null; echo "fifo $?"; wait
      [ -p fifo ] && cmp read.imx whole.imx && echo "piped"
      run --reporter json:>(cat >substituted.json); echo "substitution $?"
      run --reporter json:json.json; sleep 0.2; cmp json.json substituted.json && echo "same"
      run -o /dev/null >/dev/null; echo "device $?"; [ -c /dev/null ] && echo "still a device"
      run -o /dev/stdout 2>/dev/null | head -c 4; echo
      run -o /dev/stdout >both.txt && head -c 4 both.txt && tail -n 1 both.txt
      ls -A there .
      """, in: scratch)
    #expect(
      outcome.output == """
        link 0
        -rw-------
        new
        fifo 0
        piped
        substitution 0
        same
        device 0
        still a device
        IMX1
        IMX1covered-area  exact everywhere
        .:
        both.txt
        dangling.imx
        fifo
        json.json
        link.imx
        read.imx
        substituted.json
        there
        whole.imx

        there:
        new.imx
        real.imx

        """, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("-o folder", "Is a directory"), ("-o file/x.imx", "Not a directory"),
    ("--stats folder", "Is a directory"), ("--reporter html:folder", "Is a directory"),
    ("-o ''", "No such file or directory"),
  ])
  func `A place that cannot be written is found before the run`(
    option: String, reason: String
  ) throws {
    let scratch = try Scratch()
    let outcome = try Self.shell("mkdir folder; touch file; run \(option); echo $?", in: scratch)
    #expect(outcome.output == "4\n")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(!outcome.errors.contains("judging"))
    #expect(scratch.names == ["file", "folder"])
  }

  @Test(arguments: [
    "--reporter json:a --reporter html:a", "-o a --reporter json:a", "-o a --stats a",
    "--reporter json:a --reporter html:link",
    "--reporter html:a.html --assets external -o a.insetmatrix.js",
    "--reporter github:a.txt --stats a.summary.md", "--reporter markdown:a.md -o a.drawings/1.svg",
  ])
  func `Two outputs do not go to one file`(options: String) throws {
    let outcome = try Self.shell("touch a; ln -s a link; run \(options); echo $?", in: Scratch())
    #expect(outcome.output == "2\n")
    #expect(outcome.errors.contains("error: two outputs write to "))
  }

  @Test func `A name of one character is a file, and - is standard output`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      "run --reporter markdown:r >log && grep -c '\\*\\*PASS' r; run --reporter markdown:- | "
        + "grep -c '\\*\\*PASS'; ls -A", in: scratch)
    #expect(outcome.output == "1\n1\nlog\nr\n", "\(outcome.output) \(outcome.errors)")
  }

  @Test func `A full disk keeps the old file and leaves nothing behind`() throws {
    let scratch = try Scratch()
    let outcome = try Self.shell(
      """
      echo old >a.imx
      (ulimit -f 1; run -o a.imx); echo $?
      cat a.imx; ls -A
      """, in: scratch)
    #expect(outcome.output == "4\nold\na.imx\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("error: cannot write a.imx: File too large"))
  }
}
