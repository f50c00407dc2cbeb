extension OutputFile {
  /// Refuses two outputs that would replace each other.
  static func requireDistinct(_ files: [OutputFile]) throws(Failure) {
    for (index, file) in files.enumerated()
    where files[..<index].contains(where: { $0.isSame(as: file) }) {
      throw Failure(status: .usage, message: "error: two outputs write to \(file.path)")
    }
  }
}
