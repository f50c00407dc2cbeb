import Foundation

extension OutputFile {
  /// Refuses two outputs that would replace each other.
  static func requireDistinct(_ files: [OutputFile]) throws(Failure) {
    for (index, file) in files.enumerated()
    where files[..<index].contains(where: { $0.isFile(at: file.path) }) {
      throw Failure(status: .usage, message: "error: two outputs write to \(file.path)")
    }
  }

  /// Refuses to write over what is read, or stored into.
  static func require(_ outputs: [OutputFile], notToReplace inputs: [String?]) throws(Failure) {
    for output in outputs {
      for input in inputs.compactMap(\.self)
      where output.isFile(at: input) {
        throw Failure(
          status: .usage,
          message: "error: \(output.path) would be written over \(input), which is used")
      }
    }
  }

  /// Refuses to write into a history's folder, whose files are never changed.
  static func require(_ outputs: [OutputFile], outside history: String?) throws(Failure) {
    guard let history else { return }
    let folder = URL(filePath: history).resolvingSymlinksInPath().standardizedFileURL.path
    for output in outputs {
      let place = URL(filePath: output.path).deletingLastPathComponent()
      if place.resolvingSymlinksInPath().standardizedFileURL.path == folder {
        throw Failure(
          status: .usage, message: "error: \(output.path) is in the history \(history)")
      }
    }
  }
}
