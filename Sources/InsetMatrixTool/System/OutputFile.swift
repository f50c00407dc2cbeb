import Foundation

/// A destination that the tool writes: a file, or a pipe, device or process substitution.
///
/// A regular file, or a new one, is written beside its place and renamed; links are followed, and the file's
/// mode is kept. Everything else is written into.
struct OutputFile {
  /// The path as the command line has it.
  let path: String
  private let place: Place

  private enum Place {
    /// The path behind all links, and the mode of the file that is there.
    case file(String, mode: mode_t?)
    /// An open file of this process, whose position it shares.
    case descriptor(Int32)
    case stream
  }

  /// Checks that a path can be written, without changing what is there.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(FileError) {
      place = try Self.place(of: path)
      switch place {
      case .descriptor(let number):
        let flags = fcntl(number, F_GETFL)
        if flags < 0 || flags & O_ACCMODE == O_RDONLY { throw FileError(code: EBADF) }
      case .stream:
        if unsafe access(path, W_OK) != 0 { throw FileError(code: errno) }
      case .file(let target, let mode):
        if mode != nil, unsafe access(target, W_OK) != 0 { throw FileError(code: errno) }
        try Self.probe(Self.folder(of: target))
      }
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Whether it is a file, beside which others can be.
  var isRegular: Bool { if case .file = place { true } else { false } }

  /// Whether it is the file that a path leads to.
  func isFile(at path: String) -> Bool {
    guard case .file(let mine, _) = place,
      case .file(let other, _)? = try? Self.place(of: path)
    else { return false }
    return Self.canonical(mine) == Self.canonical(other)
  }

  /// The path beside this one for what an interrupted run leaves; this one itself where nothing can
  /// be beside it.
  func interrupted() throws(Failure) -> OutputFile {
    guard isRegular else { return self }
    return try OutputFile(path + ".interrupted")
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    try open { (descriptor) throws(FileError) in
      if let code = FileDescriptor.write(bytes, to: descriptor) { throw FileError(code: code) }
    }
  }

  /// Writes bytes in the place of others, unless somebody has changed the file since they were read.
  func write(_ bytes: [UInt8], replacing old: [UInt8]?) throws(Failure) {
    var isChanged = false
    do throws(Failure) {
      try open { (descriptor) throws(FileError) in
        if let code = FileDescriptor.write(bytes, to: descriptor) { throw FileError(code: code) }
        isChanged = FileManager.default.contents(atPath: path).map(Array.init) != old
        if isChanged { throw FileError(code: EAGAIN) }
      }
    } catch {
      if !isChanged { throw error }
      throw Failure(
        status: .fault,
        message: "error: \(path) was changed meanwhile and is not written: do it again")
    }
  }

  func writePieces(
    _ pieces: (_ write: (String) throws -> Void) throws -> Void
  ) throws(Failure) {
    try open { (descriptor) throws(FileError) in
      do {
        try pieces {
          if let code = FileDescriptor.write(Array($0.utf8), to: descriptor) {
            throw FileError(code: code)
          }
        }
      } catch {
        throw error as? FileError ?? FileError(code: EIO)
      }
    }
  }

  private func open(_ write: (Int32) throws(FileError) -> Void) throws(Failure) {
    do throws(FileError) {
      switch place {
      case .descriptor(let number): try write(number)
      case .stream:
        try Self.fill(try FileDescriptor.open(path, O_WRONLY | O_APPEND), write)
      case .file(let target, let mode): try Self.replace(target, mode, write)
      }
    } catch {
      // Ignore EPIPE: the reader closed the pipe.
      if error.code == EPIPE { return }
      throw Self.failure(path, error)
    }
  }

  private static func failure(_ path: String, _ error: FileError) -> Failure {
    Failure(status: .fault, message: "error: cannot write \(path): \(error.message)")
  }
}

extension OutputFile {
  /// Writes a draft and gives it the target's name; removes the draft where that fails.
  private static func replace(
    _ target: String, _ mode: mode_t?, _ write: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    let folder = folder(of: target)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(code: ENOTDIR)
    }
    let (draft, descriptor) = try newFile(in: folder)
    do throws(FileError) {
      try fill(descriptor) { descriptor throws(FileError) in
        if let mode, fchmod(descriptor, mode) != 0 { throw FileError(code: errno) }
        try write(descriptor)
        // The name must not outlive a power cut without its contents.
        if fsync(descriptor) != 0 { throw FileError(code: errno) }
      }
      if unsafe rename(draft, target) != 0 { throw FileError(code: errno) }
    } catch {
      unsafe unlink(draft)
      throw error
    }
  }

  /// Writes into an open file and closes it.
  private static func fill(
    _ descriptor: Int32, _ write: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try write(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw FileError(code: errno) }
  }

  /// Makes a file with a name of its own.
  private static func newFile(in folder: String) throws(FileError) -> (String, Int32) {
    let draft = "\(folder)/.insetmatrix-\(UUID().uuidString)"
    return (draft, try FileDescriptor.open(draft, O_WRONLY | O_CREAT | O_EXCL))
  }

  /// Makes a file in a folder, or in the nearest existing one above it, and removes it.
  private static func probe(_ folder: String) throws(FileError) {
    var folder = folder
    while unsafe access(folder, F_OK) != 0, errno == ENOENT, folder != "/", folder != "." {
      folder = Self.folder(of: folder)
    }
    let (draft, descriptor) = try newFile(in: folder)
    close(descriptor)
    unsafe unlink(draft)
  }

  private static func folder(of path: String) -> String {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    guard let slash = path[...end].lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without links and relative parts.
  private static func canonical(_ path: String) -> String {
    let url = URL(filePath: path)
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: url.lastPathComponent).standardizedFileURL.path
  }

  /// The most links that are followed, as in the kernel.
  private static let mostLinks = 40

  private static func place(of path: String) throws(FileError) -> Place {
    if path.isEmpty { throw FileError(code: ENOENT) }
    var target = path
    for _ in 0..<mostLinks {
      if let number = descriptor(target) { return .descriptor(number) }
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        break
      }
      target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
    }
    var status = stat()
    guard unsafe stat(target, &status) == 0 else {
      if errno != ENOENT || target.hasSuffix("/") { throw FileError(code: errno) }
      return .file(target, mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(target, mode: status.st_mode & 0o7777)
    case S_IFDIR: throw FileError(code: EISDIR)
    default: return .stream
    }
  }

  /// The number of the open file of this process that a path names.
  private static func descriptor(_ path: String) -> Int32? {
    let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }
}

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
