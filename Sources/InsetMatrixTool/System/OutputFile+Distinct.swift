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
      where output.isFile(at: input) || log(of: input).contains(where: output.isFile) {
        throw Failure(
          status: .usage,
          message: "error: \(output.path) would be written over \(input), which is used")
      }
    }
  }

  /// What SQLite has beside a history while it is open.
  private static func log(of input: String) -> [String] {
    input.hasSuffix(".sqlite") ? ["\(input)-wal", "\(input)-shm"] : []
  }
}
