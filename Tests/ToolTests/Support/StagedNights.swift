import Foundation
import TestSupport

/// An app's folder with a small matrix and a program that is its strategy, which files beside it make
/// fail, stand still or answer differently.
struct StagedNights {
  /// Files beside the program, and what it does while they are there.
  enum Stage: String {
    /// Half of the keyboard is forgotten in landscape.
    case broken
    /// It answers nothing.
    case stalled
  }

  let scratch: Scratch
  /// The name that the program gives itself.
  static let strategy = "covered-area-in-python"
  static let program = ["--strategy", "exec:./subject"]

  /// - Parameter broken: The name of the file that breaks the program.
  /// - Throws: What Foundation throws where a file cannot be written.
  init(brokenBy broken: String = "broken") throws {
    scratch = try Scratch()
    try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["17.7"]
      runs:
        - name: small
          where: "device:iphone-14,iphone-15 locale:en-US keyboard:docked window:full script:show bars:nav
            adjustment:automatic placement:fill"
      """)
    let program = try scratch.file(
      "subject",
      """
      #!/usr/bin/env python3
      import os, sys, time
      sys.dont_write_bytecode = True
      sys.path.insert(0, "\(Repository.root.path)/Examples/ExternalStrategy")
      import covered_area

      def has(name):
          return os.path.exists(os.path.join(os.path.dirname(os.path.abspath(__file__)), name))

      class Subject(covered_area.CoveredArea):
          def covered_height(self, chain):
              while has("\(Stage.stalled.rawValue)"):
                  time.sleep(0.01)
              height, window = super().covered_height(chain), chain["uprightWindow"]
              return height / 2 if has("\(broken)") and window["width"] > window["height"] else height

      covered_area.CoveredArea = Subject
      covered_area.main()
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  /// Whether there is what the program is written in.
  static var canRun: Bool {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
  }

  func stage(_ stage: Stage, _ isOn: Bool = true) throws {
    if isOn {
      try scratch.file(stage.rawValue, "")
    } else {
      try FileManager.default.removeItem(at: scratch.folder.appending(path: stage.rawValue))
    }
  }

  func tool(_ arguments: [String]) throws -> Tool.Outcome {
    try Tool.run(arguments, in: scratch.folder, environment: ["INSETMATRIX_HISTORY": ""])
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: scratch.folder.appending(path: name))
  }

  /// The lines in which a gate is red.
  func redLines(_ outcome: Tool.Outcome) -> [String] {
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    return Array(lines.suffix(3))
  }
}
