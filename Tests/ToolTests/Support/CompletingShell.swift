import Foundation
import TestSupport

/// A real shell that has read the tool's completion script and is asked as its user asks it: by keys.
enum CompletingShell: String {
  case bash, zsh, fish

  /// Whether the shell is on this machine, and what types into it.
  var isThere: Bool {
    let isThere =
      switch self {
      // What is typed comes from a pipe; the line can be shown since version 4.
      case .bash: "((BASH_VERSINFO[0] >= 4))"
      // zsh alone has terminals to type into.
      case .zsh: "zsh -fc 'zmodload zsh/zpty'"
      case .fish: "fish -c true && zsh -fc 'zmodload zsh/zpty'"
      }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", isThere]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// The line after a tab.
  func completed(_ line: String) throws -> String { try shown(after: line, key: "\t") }

  /// What is offered for the last word of a line, sorted.
  func offered(for line: String) throws -> [String] {
    let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    // bash puts in what follows the last sign of the word, for that is what readline calls a word.
    let head = word.lastIndex { ":=".contains($0) }.map { word[...$0] } ?? ""
    let all = try shown(after: line, key: self == .bash ? "\u{1B}*" : "\u{18}")
    let words = all.dropFirst(line.count - word.count).split(separator: " ")
    return words.map { $0.hasPrefix(head) ? String($0) : String(head + $0) }
      .filter { $0 != word }.sorted()
  }

  /// Types a line and a key, and has the line shown.
  private func shown(after line: String, key: String) throws -> String {
    let scratch = try Scratch()
    let script = try Tool.run(["--generate-completion-script", rawValue])
    try scratch.file("script", script.output)
    try scratch.file("setup", setup)
    // In a home without this folder fish begins to read every manual page of the machine.
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: ".local/share/fish/generated_completions"),
      withIntermediateDirectories: true)
    try scratch.file("typed", line + key + "\u{07}" + (self == .bash ? "exit\n" : ""))
    try scratch.file("type", typist)
    let output = try scratch.emptyFile("output")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      self == .bash
      ? ["bash", "--rcfile", "\(scratch.folder.path)/setup", "-i"]
      : ["zsh", "-f", "\(scratch.folder.path)/type"]
    process.currentDirectoryURL = Repository.root
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "HOME": scratch.folder.path, "TERM": "dumb", "LC_ALL": "C.UTF-8",
      "PATH": Tool.executable.deletingLastPathComponent().path + ":" + path,
      "scratch": scratch.folder.path,
    ]
    process.standardInput = try FileHandle(
      forReadingFrom: scratch.folder.appending(path: "typed"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A shell that never shows the line would be waited for without end.
    let deadline = ContinuousClock.now + .seconds(120)
    while process.isRunning, ContinuousClock.now < deadline { usleep(5000) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard let start = text.range(of: "LINE["), let end = text.range(of: "]LINE") else {
      return "no line: \(text)"
    }
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// What the shell reads before anything is typed: the script, and keys that put all that is
  /// offered into the line and that show the line.
  private var setup: String {
    switch self {
    case .bash:
      """
      source "$scratch/script"
      bind 'set bell-style none'
      bind -x '"\\C-g": printf "LINE[%s]LINE\\n" "$READLINE_LINE"; READLINE_LINE='
      """
    case .zsh:
      """
      PS1=
      autoload -Uz compinit
      compinit -u -D
      source $scratch/script
      zle -C all complete-word _generic
      bindkey '^X' all
      zstyle ':completion:all::::' completer _all_matches _complete
      zstyle ':completion:all:*' insert yes
      show() { print -r -- "LINE[$BUFFER]LINE"; BUFFER=; zle accept-line }
      zle -N show
      bindkey '^G' show
      print READY
      """
    case .fish:
      """
      source $scratch/script
      function fish_prompt
      end
      function fish_greeting
      end
      function show
          printf 'LINE[%s]LINE\\n' (commandline | string collect)
          commandline ''
      end
      function all
          set -l words (complete -C (commandline -c) | string split -f 1 \\t)
          commandline -t -- "$words"
      end
      bind \\cg show
      bind \\cx all
      echo READY
      """
    }
  }

  /// Types into zsh or fish on a terminal of its own.
  private var typist: String {
    let shell = self == .fish ? "fish -C 'source $scratch/setup'" : "zsh -f -i"
    let start = self == .fish ? "" : "zpty -w shell 'source $scratch/setup'"
    return """
      zmodload zsh/zpty
      zpty shell "\(shell)"
      \(start)
      zpty -r -m shell ready '*READY*' || exit
      zpty -n -w shell "$(<$scratch/typed)"
      zpty -r -m shell shown '*LINE\\[*\\]LINE*' || exit
      print -r -- "$shown"
      zpty -d shell
      """
  }
}
