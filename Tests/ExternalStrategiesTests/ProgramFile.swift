import Foundation

/// A program of a test's own, a shell script that goes with the test.
final class ProgramFile {
  private let folder: URL
  /// The program's path.
  var path: String { folder.appending(path: "program").path }

  /// Makes a program of what follows its first line.
  init(_ script: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "insetmatrix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Makes a program that introduces itself, and answers each line of one event with what `answer`
  /// writes; `$number` is the line's number.
  convenience init(answering answer: String) throws {
    try self.init(
      """
      read -r line
      echo '{"version":1,"id":"test"}'
      while read -r line; do
        number=${line#*:}
        number=${number%%,*}
        \(answer)
      done
      """)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
