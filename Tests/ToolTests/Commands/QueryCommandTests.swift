import Foundation
import TestSupport
import Testing

/// The one language of queries, as the tool's commands read it.
@Suite struct QueryCommandTests {
  @Test(arguments: [
    ["run"], ["list", "devices"], ["list", "parameters"], ["profiles", "coverage"],
  ])
  func `An empty query is a usage error that names the one for all`(command: [String]) throws {
    for query in ["", "  ", "\t\n"] {
      let outcome = try Tool.run(command + ["--where", query])
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.errors.contains("--where is empty; write --where '*' for all scenarios"),
        "\(outcome.errors)")
    }
  }

  @Test(
    arguments: [
      (
        "device:IPHONE-88", "there is no device `IPHONE-88`, did you mean `iphone-8`?",
        "--where device:IPHONE-88", 15
      ),
      (
        "os>=17 keyboard>=3",
        "`>=` compares versions, and the levels of keyboard are not versions",
        "--where os>=17 keyboard>=3", 23
      ),
      ("*\tlocale:日本,ar x:y", "there is no locale `日本`", "--where * locale:日本,ar x:y", 17),
      (
        "locale:ar,日本 os:x", "there is no locale `日本`", "--where locale:ar,日本 os:x", 18
      ),
      (
        "base:*e\u{301}* os:1", "there is no base `*e\u{301}*`", "--where base:*e\u{301}* os:1",
        13
      ),
    ] as [(String, String, String, Int)])
  func `The column of an error is under a caret in every command`(
    query: String, message: String, line: String, column: Int
  ) throws {
    for command in [["run"], ["list", "devices"], ["profiles", "coverage"]] {
      let outcome = try Tool.run(command + ["--where", query])
      #expect(outcome.status == 2)
      let caret =
        String(repeating: " ", count: column) + "^" + (message.contains("`日本`") ? "~" : "")
      // A parameter with few levels lists them.
      let help =
        query.hasPrefix("base:") ? "help: the levels are base0, bottom-20, edges, composer\n" : ""
      #expect(outcome.errors == "error: \(message)\n  \(line)\n  \(caret)\n\(help)", "\(command)")
    }
  }

  @Test func `The help explains negation and names that are levels`() throws {
    for command in [["run"], ["list"], ["profiles", "coverage"]] {
      let help = try Tool.run(command + ["--help"]).output.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      #expect(help.contains("!floating,split is neither"), "\(command)")
      #expect(help.contains("write docked* for all that begin so"), "\(command)")
    }
  }

  @Test func `Errors in the queries of matrix yaml have line, column and caret, all at once`()
    throws
  {
    let scratch = try Scratch()
    try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["17"]
      runs:
        - {name: phones, where: "device:iphone-88"}
        - name: folded
          where: >-
            device:iphone-15*
            locale:en-US   keyboard:!floating,doked
        - {name: other, where: "os>=17 lanscape-left"}
      """)
    let expected = """
      matrix.yaml:4:35: error: there is no device `iphone-88` [query]
        4 |   - {name: phones, where: "device:iphone-88"}
          |                                   ^~~~~~~~~
        help: did you mean `iphone-8`?
      matrix.yaml:8:41: error: there is no keyboard `doked` [query]
        8 |       locale:en-US   keyboard:!floating,doked
          |                                         ^~~~~
        help: did you mean `docked`?
      matrix.yaml:9:34: error: nothing is called `lanscape-left` [query]
        9 |   - {name: other, where: "os>=17 lanscape-left"}
          |                                  ^~~~~~~~~~~~~
        help: did you mean `orientation:landscape-left`?


      """
    for command in [
      ["run"], ["profiles", "coverage"],
      [
        "explain",
        "iphone-8/12.5/portrait/full/en-US/docked/none/none/fill/never/base0/middle/show-hide",
      ],
    ] {
      let outcome = try Tool.run(command, in: scratch.folder)
      #expect(outcome.status == 3)
      #expect(outcome.errors == expected, "\(command)")
    }
    // It is the list that shows what the right name is.
    let list = try Tool.run(["list", "devices"], in: scratch.folder)
    #expect(list.status == 0)
    #expect(list.output.contains("\niphone-8 "))
  }

  @Test func `An OS level that no device runs is refused and not left out`() throws {
    let scratch = try Scratch()
    try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["99.9", "12.5"]
      runs: [{name: all, where: "device:iphone-8 locale:en-US orientation:portrait"}]
      """)
    let outcome = try Tool.run(["run", "--strategy", "covered-area"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        matrix.yaml:2:6: error: no device runs iOS 99.9 [unknown-level]
          2 | os: ["99.9", "12.5"]
            |      ^~~~~~
          help: the devices run iOS 4-27


        """)
  }

  @Test func `An OS level without a minor number is read, and is that with 0`() throws {
    let scratch = try Scratch()
    try scratch.file(
      "matrix.yaml", "schema: 1\nos: [\"16\", \"16.7\"]\nruns: [{name: all, where: \"\"}]\n")
    let list = try Tool.run(["list", "parameters"], in: scratch.folder)
    #expect(list.output.contains("16.0 16.7\n"))
    let rest = "portrait/full/en-US/docked/none/none/fill/never/base0/middle/show-hide"
    let old = try Tool.run(["explain", "iphone-8/16/\(rest)"])
    let new = try Tool.run(["explain", "iphone-8/16.0/\(rest)"])
    #expect(old.status == 0)
    #expect(old.output == new.output)
    #expect(new.output.contains("iphone-8/16.0/portrait"))
  }

  @Test
  func `An empty query in matrix yaml stays legal, and the asterisk is all on the command line`()
    throws
  {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", "schema: 1\nos: [\"27.1\"]\nruns: [{name: all, where: \"\"}]\n")
    let all = try Tool.run(["list", "parameters"], in: scratch.folder)
    let starred = try Tool.run(["list", "parameters", "--where", "*"], in: scratch.folder)
    #expect(all.status == 0 && starred.status == 0)
    #expect(starred.output.contains("27.1"))
  }
}
