import ArgumentParser
import Foundation

/// The beginning in an app's own repository.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Writes a matrix, shares of use, a folder for profiles and a workflow for an app's repository.",
    discussion: """
      `insetmatrix run` works there at once: the shipped devices are part of the tool. Nothing is \
      written if one of the files exists.
      """)

  @Argument(
    help: ArgumentHelp("The repository's folder.", valueName: "dir"), completion: .directory)
  var folder = "."

  mutating func run() throws {
    let files = ProjectTemplate.files.map {
      (path: folder == "." ? $0.path : "\(folder)/\($0.path)", text: $0.text)
    }
    let taken = files.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
    guard taken.isEmpty else {
      throw Failure(
        status: .usage,
        message: "error: \(taken.joined(separator: ", ")) "
          + (taken.count == 1 ? "is" : "are") + " already there; nothing was written")
    }
    for file in files {
      try Output.write(file.text, to: file.path)
      try Output.printLine(file.path)
    }
  }
}
