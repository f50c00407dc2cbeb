import Foundation
import TestSupport
import Testing

/// The generated script, sourced and asked in bash as readline asks it.
struct CompletionTests {
  @Test(arguments: [
    ("insetmatrix run --strategy s2d", ["s2d-remember-applied"]),
    (
      "insetmatrix run --policy remote",
      ["remote-keyboard=local-only", "remote-keyboard=physical"]
    ),
    ("insetmatrix run --where scr", ["script:"]),
    ("insetmatrix run --where device:ipad-mini-3", ["device:ipad-mini-3"]),
    ("insetmatrix run --where locale:ja", ["locale:ja-JP-kana", "locale:ja-JP-romaji"]),
    ("insetmatrix explain iphone-15-pl", ["iphone-15-plus/"]),
    ("insetmatrix explain iphone-15-plus/18", ["iphone-15-plus/18.7/"]),
    ("insetmatrix run --profiles nowhere --where scr", []),
  ])
  func `Bash offers what there is`(line: String, offered: [String]) throws {
    #expect(try Self.completions(of: line) == offered)
  }

  /// What bash offers for the last word of a line.
  private static func completions(of line: String) throws -> [String] {
    let scratch = try Scratch()
    let script = try Tool.run(["--generate-completion-script", "bash"])
    #expect(script.status == 0)
    try scratch.file("completions.bash", script.output)
    try scratch.file("ask.bash", ask)
    let output = try scratch.emptyFile("offered")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "--norc", scratch.folder.appending(path: "ask.bash").path,
      scratch.folder.appending(path: "completions.bash").path, Tool.executable.path, line,
    ]
    process.currentDirectoryURL = Repository.root
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
  }

  /// Calls the function that the script registered, with the variables that readline sets.
  private static let ask = """
    source "$1"
    tool=$2
    insetmatrix() { "$tool" "$@"; }
    export PATH="$(dirname "$tool"):$PATH"
    COMP_LINE=$3 COMP_POINT=${#3} COMP_TYPE=9 COMP_KEY=9
    read -ra COMP_WORDS <<<"$3"
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    handler=$(complete -p insetmatrix | sed -E 's/.* -F ([^ ]+) .*/\\1/')
    "$handler" insetmatrix "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
    """
}
