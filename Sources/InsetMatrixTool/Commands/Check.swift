import ArgumentParser
import DeviceProfiles
import Foundation
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ProfileFiles
import Reporting
import ScenarioSpaces
import TextFormats

/// A handler as people paste it: its verdict, its causes and what to change.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks a keyboard handler that you paste.",
    usage: """
      insetmatrix check <file>
      insetmatrix check -e 'scrollView.contentInset.bottom = keyboardFrameEnd.height else 0'
      pbpaste | insetmatrix check
      """,
    discussion: """
      The handler is Swift as it is in a view controller, a view of SwiftUI, or a line for each \
      event:

        keyboardWillShow:  scrollView.contentInset.bottom = keyboardFrameEnd.height
        keyboardWillHide:  scrollView.contentInset.bottom = 0

      Lines without an event hear keyboardWillShow and keyboardWillChangeFrame; what follows `else` is \
      set on keyboardWillHide. Exits with 1 if the handler fails anywhere it was checked, with 3 if it \
      cannot be read.
      """)

  @Argument(
    help: ArgumentHelp("The file with the handler; standard input by default.", valueName: "file"))
  var file: String = "-"

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A line of the handler; may be given several times.", valueName: "line"))
  var lines: [String] = []

  @Flag(help: "Check every scenario of the plan, not only what people use most.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Keep the handler as strategies/NAME.rule beside the plan, for run, gate and history.",
      valueName: "name"))
  var save: String?

  @Option(
    help: ArgumentHelp(
      "Show this scenario step by step: its id, or words.", valueName: "scenario"))
  var explain: String?

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @OptionGroup(title: "Scenarios") var queries: QueryOptions
  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  /// What people use most: one language, apps that set nothing themselves, versions of today.
  static let usual = """
    os>=18 locale:en-US accessory:none base:base0 field:middle placement:fill adjustment:automatic \
    window:full,split*,page-sheet* script:show-hide,show-emoji-hide,show-rotate-hide
    """

  func validate() throws {
    if file != "-", !lines.isEmpty { throw ValidationError("a file and -e exclude each other") }
    if let save, !SavedHandlers.isLegal(save) {
      throw ValidationError("--save needs a name of lower-case letters, digits and hyphens")
    }
    if json, explain != nil || save != nil {
      throw ValidationError("--json excludes --explain and --save")
    }
    if explain != nil, save != nil {
      throw ValidationError("--explain and --save exclude each other")
    }
    if all, queries.query != nil { throw ValidationError("--all and --where exclude each other") }
  }

  mutating func run() throws {
    let text = try text()
    let handler = try HandlerProgram(
      text, from: lines.isEmpty ? Input.name(of: file) : "-e")
    let strategy = handler.strategy(named: save ?? "handler")
    let files = try profiles.files()
    let scenarios = try profiles.load(files)
    if let explain {
      let matrix = try orFailure(scenarios.matrix([strategy]))
      let id = try Explain.id(of: explain, in: scenarios, beside: files)
      for text in try orFailure(ScenarioMatrix.explain(id, in: matrix)) {
        try Output.print(text)
      }
      return
    }
    var selection = try queries.selection(in: scenarios.model)
    if !all, let usual = try? Query(Self.usual, in: scenarios.model.space) {
      selection = selection.map { $0.completed(by: usual) } ?? usual
    }
    let matrix = try orFailure(scenarios.matrix([strategy], where: selection))
    let usage = try UsageModel.usual(beside: files, in: scenarios.model.space)
    if let plan = profiles.places.plan {
      Output.error("note: the scenarios are from \(plan)")
    }
    let progress = Progress()
    let result = try matrix.judged(progress, from: 1_000_001)
    progress.finish()
    guard
      let check = StrategyCheck(
        .handler(
          heard: handler.heard.map(\.shownName), setsIndicators: handler.setsIndicators,
          readsKeyboard: handler.readsKeyboard, handler.animation, handler.swiftUI),
        of: result, result.failureRules(), in: matrix, usage, among: Strategies.all)
    else {
      throw Failure(
        status: .incomplete,
        message: "error: the shares of use have nothing of what was selected; see usage.yaml")
    }
    if check.scenarios == 0 {
      throw Failure(
        status: .incomplete,
        message:
          "error: nothing was judged: the scenarios are ambiguous, or web pages, which no handler arranges"
      )
    }
    if json {
      let source = lines.isEmpty ? [shellWord(file)] : lines.map { "-e \(shellWord($0))" }
      let hints = check.hints {
        "insetmatrix check \(source.joined(separator: " ")) --explain \($0)"
      }
      try JSONAnswer(isOk: check.isExact, data: check.json, hints: hints).print()
    } else {
      try Output.print(check.text)
    }
    if let save { try SavedHandlers(beside: profiles).save(text, as: save) }
    if !check.isExact { throw ExitStatus.findings.code }
  }

  /// The handler as it is pasted.
  private func text() throws(Failure) -> String {
    if !lines.isEmpty { return lines.joined(separator: "\n") }
    if file == "-", Terminal.hasInput {
      Output.error("paste the handler, then press control-D")
    }
    return try HandlerProgram.text(of: file)
  }
}

extension HandlerProgram {
  /// Reads a file with a handler.
  init(reading file: String) throws {
    try self.init(try Self.text(of: file), from: Input.name(of: file))
  }

  /// The text of a file; `-` is standard input.
  fileprivate static func text(of file: String) throws(Failure) -> String {
    guard let text = String(validating: try orFailure(Input.read(file)), as: UTF8.self) else {
      throw Failure(
        status: .invalidInput, message: "\(Input.name(of: file)): error: this is not UTF-8 text")
    }
    return text
  }
}

extension Event.Kind {
  /// The name that UIKit or Swift gives it, as handlers write it.
  fileprivate var shownName: String { self == .viewDeinit ? "deinit" : "\(self)" }
}
