import ArgumentParser
import Testing

@testable import InsetMatrixTool

struct CompletionTests {
  @Test(arguments: [CompletionShell.bash, .zsh, .fish])
  func `Each shell has a script with the names of strategies`(shell: CompletionShell) {
    let script = RootCommand.completionScript(for: shell)
    #expect(script.contains("s2d-remember-applied"))
  }

  @Test(arguments: [
    ("scr", ["script:"]), ("SCR", ["SCRipt:"]),
    ("device:iphone-14-pl", ["device:iphone-14-plus"]),
    (
      "device:iphone-14-plus LOCALE:de-DE,ja",
      ["ja-JP-kana", "ja-JP-romaji"].map {
        "device:iphone-14-plus LOCALE:de-DE,\($0)"
      }
    ),
    ("os>=26.1+", ["os>=26.1+sdk18"]), ("nothing:a", []), ("script:nowhere", []),
  ])
  func `A query goes on with parameters and their levels`(query: String, offered: [String]) {
    #expect(Completions.queries(startingWith: query, in: ["insetmatrix", "run"]) == offered)
  }

  @Test func `Profiles that are wrong offer nothing`() {
    let words = ["insetmatrix", "run", "--profiles", "nowhere"]
    #expect(Completions.queries(startingWith: "scr", in: words).isEmpty)
  }
}
