import Foundation
import TestSupport
import Testing

/// The generated scripts, asked in the shells that they are made for.
struct CompletionTests {
  /// Lines and what is offered for their last words.
  private static let offers: [(line: String, offered: [String])] = [
    ("run --strategy s2d", ["s2d-remember-applied"]),
    (
      "run --policy remote-keyboard=",
      ["remote-keyboard=local-only", "remote-keyboard=physical"]
    ),
    ("run --reporter mark", ["markdown", "markdown-summary"]),
    ("report --reporter check", ["checkstyle"]),
    ("run --where scr", ["script:"]), ("run --where SCR", ["SCRipt:"]),
    ("list devices --where scr", ["script:"]),
    ("run --where device:iphone-14-pl", ["device:iphone-14-plus"]),
    ("run --where locale:ja", ["locale:ja-JP-kana", "locale:ja-JP-romaji"]),
    ("run --profiles nowhere --where scr", []),
    ("explain iphone-14-pl", ["iphone-14-plus/"]),
    ("explain iphone-14-plus/18", ["iphone-14-plus/18.7/"]),
    ("explain iphone-14-plus/18.7/portrait/full/de", ["iphone-14-plus/18.7/portrait/full/de-DE/"]),
    ("explain --strategy s0b", ["s0b-raw-height"]),
    ("list p", ["parameters"]), ("replay --strategy s0b", ["s0b-raw-height"]),
    ("replay --reporter j", ["json"]), ("profiles match --reporter j", ["json"]),
    ("profiles coverage --where locale:ja", ["locale:ja-JP-kana", "locale:ja-JP-romaji"]),
    ("profiles coverage --reporter j", ["json"]),
    ("profiles show iphone-14-pl", ["iphone-14-plus"]),
    ("profiles show iphone-15 --os 17", ["17.7"]),
    (
      "profiles show iphone-15 --orientation land",
      [
        "landscape", "landscape-left", "landscape-right",
      ]
    ),
    ("profiles show iphone-15 --keyboard docked+p", ["docked+password", "docked+prediction"]),
    ("profiles show iphone-15 --locale ja", ["ja-JP-kana", "ja-JP-romaji"]),
    ("profiles show iphone-15 --window split-hal", ["split-half", "split-half-right"]),
    ("profiles show iphone-15 --accessory bar", ["bar-44", "bar-88"]),
    (
      "profiles explain phone-home",
      ["phone-home-button", "phone-home-button-display-zoom", "phone-home-indicator"]
    ),
    ("profiles explain iphone-15 scree", ["screen", "screen."]),
    ("profiles explain iphone-15 keyboard.docked.he", ["keyboard.docked.height"]),
    ("profiles diff iphone-14-pl", ["iphone-14-plus"]),
    ("profiles diff iphone-15 pad-home", ["pad-home-button", "pad-home-indicator"]),
    ("profiles new --from iphone-14-pl", ["iphone-14-plus"]),
    ("profiles import --from iphone-14-pl", ["iphone-14-plus"]),
    ("profiles rules unknown-ex", ["unknown-extends"]),
    ("profiles rules duplicate-k", ["duplicate-key"]),
    ("profiles rules --reporter m", ["markdown"]), ("profiles lint --reporter sar", ["sarif"]),
    ("profiles wi", []), ("usage im", ["import"]), ("us", ["usage"]),
    ("co", ["cover"]), ("cover --ext", ["--extend"]),
  ]

  /// Lines and what becomes of them with a tab: what goes on gets no space, a path its slash.
  private static let completions: [(line: String, completed: String)] = [
    ("run --strategy s2d", "run --strategy s2d-remember-applied "),
    ("run --policy remote-keyboard=l", "run --policy remote-keyboard=local-only "),
    ("run --where scr", "run --where script:"),
    ("run --where 'os>=26", "run --where 'os>=26.1' "),
    ("run --where device:ipad-mini-3", "run --where device:ipad-mini-3 "),
    (
      "run --where 'device:ipad-mini-3 locale:ja-JP-k",
      "run --where 'device:ipad-mini-3 locale:ja-JP-kana' "
    ),
    ("explain iphone-14-pl", "explain iphone-14-plus/"),
    ("explain iphone-14-plus/18", "explain iphone-14-plus/18.7/"),
    ("profiles explain iphone-15 scr", "profiles explain iphone-15 screen"),
    // There is a folder devices.
    ("list dev", "list devices "), ("run --profiles dev", "run --profiles devices/"),
    ("run --usage devices/us", "run --usage devices/usage.yaml "),
    ("gate --baseline devices/ba", "gate --baseline devices/baseline.yaml "),
    ("replay Tests/Fixtures/facts/public-v", "replay Tests/Fixtures/facts/public-vectors.jsonl "),
    ("prof", "profiles "),
  ]

  private static func expect(
    _ shell: CompletingShell, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (line, offered) in offers {
      let answer = try shell.offered(for: "insetmatrix " + line)
      #expect(answer == offered, "\(line)", sourceLocation: sourceLocation)
    }
    for (line, completed) in completions {
      let answer = try shell.completed("insetmatrix " + line)
      #expect(answer == "insetmatrix " + completed, "\(line)", sourceLocation: sourceLocation)
    }
  }

  @Test(.enabled(if: CompletingShell.bash.isThere, "bash 4 or later is not here"))
  func `Bash offers what there is`() throws { try Self.expect(.bash) }

  @Test(.enabled(if: CompletingShell.zsh.isThere, "zsh is not here"))
  func `Zsh offers what there is`() throws { try Self.expect(.zsh) }

  @Test(.enabled(if: CompletingShell.fish.isThere, "fish is not here, or no zsh to type into it"))
  func `Fish offers what there is`() throws { try Self.expect(.fish) }

  @Test(.enabled(if: CompletingShell.bash.isThere, "bash 4 or later is not here"))
  func `Bash takes a value behind an equals sign`() throws {
    #expect(
      try CompletingShell.bash.completed("insetmatrix run --strategy=s2d")
        == "insetmatrix run --strategy=s2d-remember-applied ")
  }
}
