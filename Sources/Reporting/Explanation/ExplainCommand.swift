import InsetCore
package import InsetOracle
import MatrixResults
import TextFormats

/// A word as a shell reads it, in quotes where it needs them.
package func shellWord(_ text: String) -> String {
  let isPlain =
    !text.isEmpty
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: ".+=@/_-".utf8.contains(byte)
      }
    }
  return isPlain ? text : "'\(text.tamed.replacingOccurrences(of: "'", by: "'\\''"))'"
}

/// An option and its value as words for a shell, with a space before them; empty without a value.
package func shellOption(_ name: String, _ value: String?) -> String {
  value.map { " --\(name) \(shellWord($0))" } ?? ""
}

extension RunModel {
  /// The command that shows a scenario as a run has judged it.
  func explainCommand(_ scenario: String, strategy: String) -> String {
    "insetmatrix explain \(shellWord(scenario)) --strategy \(shellWord(strategy))\(explainOptions)"
  }

  /// What the command needs beside a scenario and a strategy.
  var explainOptions: String {
    without.map { " --without \(shellWord($0))" }.joined()
      + with.map { " --with \(shellWord($0))" }.joined() + policies.options
  }
}

extension RunResult {
  /// The command that shows a scenario as the run has judged it.
  package func explainCommand(_ scenario: String, strategy: String) -> String {
    model.explainCommand(scenario, strategy: strategy)
  }
}

extension PolicyChoices {
  /// The options that choose them on a command line, each with a space before it; empty for what the
  /// oracle prefers.
  package var options: String {
    Policy.allCases.filter { self[$0] != PolicyChoices()[$0] }
      .map { " --policy \(shellWord("\($0.rawValue)=\(self[$0])"))" }.joined()
  }
}
