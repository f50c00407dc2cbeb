import Foundation
import InsetMatrix
import InsetStrategies
import TextFormats

/// Handlers that were saved beside a plan: `strategies/NAME.rule`.
struct SavedHandlers {
  private let folder: String

  /// The folder beside the plan that some options name or find; here where the shipped plan is used.
  init(beside options: ProfileOptions) {
    let (profiles, plan) = options.places
    let parent =
      plan.map { URL(filePath: $0).deletingLastPathComponent().relativePath } ?? profiles ?? "."
    folder = parent == "." ? "strategies" : "\(parent)/strategies"
  }

  /// Whether a handler can have a name: that of a file and of a strategy.
  static func isLegal(_ name: String) -> Bool {
    !name.isEmpty && name.first != "-"
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// Adds the handlers to the strategies that this process knows.
  func add() throws(Failure) {
    guard Input.kind(of: folder) == .folder else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".rule") {
      let (id, path) = (String(name.dropLast(5)), "\(folder)/\(name)")
      guard Self.isLegal(id), !Strategies.shipped.contains(where: { $0.id == id }) else {
        throw Failure(
          status: .invalidInput,
          message:
            "\(path): error: a rule's name is lower-case letters, digits and hyphens, and no "
            + "shipped strategy's")
      }
      let text = String(decoding: try orFailure(Input.read(path)), as: UTF8.self)
      Strategies.add([try HandlerProgram(text, from: path).strategy(named: id, text: text)])
    }
  }

  /// Keeps a handler under a name that no other one has.
  func save(_ text: String, as name: String) throws(Failure) {
    if Strategies.shipped.contains(where: { $0.id == name }) {
      throw Failure(
        status: .usage, message: "error: there is a strategy `\(name)`; choose another name")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(status: .fault, message: "\(folder): error: \(error.localizedDescription)")
    }
    let path = "\(folder)/\(name).rule"
    let saved = text.hasSuffix("\n") ? text : text + "\n"
    if Input.kind(of: path) == .file, let earlier = try? Input.read(path),
      earlier.elementsEqual(saved.utf8) == false
    {
      throw Failure(
        status: .usage,
        message: "error: \(path) has another handler; choose another name, or remove the file")
    }
    try Output.write(saved, to: path)
    try Output.printLine("\(path): insetmatrix run --strategy \(name)")
    try Output.printLine(
      "  to gate on it, add it to matrix.yaml: `gate: {exact: [\(name)]}`")
  }
}

extension HandlerProgram {
  /// Reads a handler; an error has the place in its file.
  init(_ text: String, from name: String) throws(Failure) {
    do throws(HandlerError) {
      try self.init(text)
    } catch {
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      let number = error.place.line - 1
      let row = rows.indices.contains(number) ? String(rows[number]) : ""
      let (line, caret) = row.marked(at: error.place.column - 1)
      throw Failure(
        status: .invalidInput,
        message: MessageText(
          lines: "\(name):\(error.place.line):\(error.place.column): error: \(error.message)\n"
            + "  \(line)\n  \(caret)"))
    }
  }
}
