import Foundation

/// A destination that the tool writes: a file, or a pipe, device or process substitution.
///
/// A regular file, or a new one, is written beside its place and renamed, so that nobody ever sees
/// half of it; links are followed, and the file's mode is kept. Everything else is written into.
struct OutputFile {
  /// The path as the command line has it.
  let path: String
  private let place: Place

  private enum Place {
    /// The path behind all links, and what is there now.
    case file(String, old: stat?)
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
        if fcntl(number, F_GETFL) & O_ACCMODE == O_RDONLY { throw FileError(code: EBADF) }
      case .stream:
        if unsafe access(path, W_OK) != 0 { throw FileError(code: errno) }
      case .file(let target, let old):
        if let old, old.st_mode & S_IWUSR == 0, geteuid() != 0 { throw FileError(code: EACCES) }
        try Self.probe(Self.folder(of: target))
      }
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Whether two paths lead to one file.
  func isSame(as other: OutputFile) -> Bool { Self.isSame(place, other.place) }

  /// Whether it is the file that a path leads to.
  func isFile(at path: String) -> Bool {
    guard let other = try? Self.place(of: path) else { return false }
    return Self.isSame(place, other)
  }

  private static func isSame(_ one: Place, _ another: Place) -> Bool {
    guard case .file(let a, let old) = one, case .file(let b, let other) = another else {
      return false
    }
    if let old, let other { return old.st_dev == other.st_dev && old.st_ino == other.st_ino }
    return URL(filePath: a).standardizedFileURL == URL(filePath: b).standardizedFileURL
  }

  /// The path beside this one for what an interrupted run leaves; this one itself where nothing can
  /// be beside it.
  func interrupted() throws(Failure) -> OutputFile {
    guard case .file = place else { return self }
    return try OutputFile(path + ".interrupted")
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    try open { (descriptor) throws(FileError) in
      if let code = FileDescriptor.write(bytes, to: descriptor) { throw FileError(code: code) }
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
      } catch let error as FileError {
        throw error
      } catch {
        throw FileError(code: EIO)
      }
    }
  }

  private func open(_ write: (Int32) throws(FileError) -> Void) throws(Failure) {
    do throws(FileError) {
      switch place {
      case .descriptor(let number): try write(number)
      case .stream:
        try Self.fill(try FileDescriptor.open(path, O_WRONLY | O_APPEND), write)
      case .file(let target, let old): try Self.replace(target, old, write)
      }
    } catch {
      // A reader that has left needs no more.
      if error.code == EPIPE { return }
      throw Self.failure(path, error)
    }
  }

  private static func failure(_ path: String, _ error: FileError) -> Failure {
    Failure(status: .fault, message: "error: cannot write \(path): \(error.message)")
  }
}

extension OutputFile {
  /// Writes a draft and gives it the target's name; the draft goes where that fails.
  private static func replace(
    _ target: String, _ old: stat?, _ write: (Int32) throws(FileError) -> Void
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
      if let old {
        // Only root may give a file away, and only root needs to.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        if fchmod(descriptor, old.st_mode & 0o7777) != 0 {
          let code = errno
          close(descriptor)
          throw FileError(code: code)
        }
      }
      try fill(descriptor, isFile: true, write)
      if unsafe rename(draft, target) != 0 { throw FileError(code: errno) }
    } catch {
      unsafe unlink(draft)
      throw error
    }
  }

  /// Writes into an open file and closes it; what the disk refuses is known at the latest then.
  private static func fill(
    _ descriptor: Int32, isFile: Bool = false, _ write: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try write(descriptor)
      // After a power cut, a new name must not lead to less than was written.
      if isFile, fsync(descriptor) != 0 { throw FileError(code: errno) }
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw FileError(code: errno) }
  }

  /// Makes a file with a name that nothing has.
  private static func newFile(in folder: String) throws(FileError) -> (String, Int32) {
    var number = 0
    while true {
      let draft = "\(folder)/.insetmatrix-\(getpid())-\(number)"
      do throws(FileError) {
        return (draft, try FileDescriptor.open(draft, O_WRONLY | O_CREAT | O_EXCL))
      } catch {
        if error.code != EEXIST { throw error }
        number += 1
      }
    }
  }

  /// Tries whether a file can be made in a folder, or in the nearest one above that is there.
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
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let head = parts.dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/" + head : head.isEmpty ? "." : head
  }

  /// The most links that are followed, as in the kernel.
  private static let mostLinks = 40

  private static func place(of path: String) throws(FileError) -> Place {
    if path.isEmpty { throw FileError(code: ENOENT) }
    var target = path
    for _ in 0..<mostLinks {
      if let number = descriptor(target), fcntl(number, F_GETFD) >= 0 {
        return .descriptor(number)
      }
      var status = stat()
      guard unsafe lstat(target, &status) == 0 else {
        if errno != ENOENT || target.hasSuffix("/") { throw FileError(code: errno) }
        return .file(target, old: nil)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file(target, old: status)
      case S_IFDIR: throw FileError(code: EISDIR)
      case S_IFLNK:
        let next = try link(target)
        target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
      default: return .stream
      }
    }
    throw FileError(code: ELOOP)
  }

  /// The number of the open file of this process that a path names.
  private static func descriptor(_ path: String) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
    where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func link(_ path: String) throws(FileError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    if count < 0 { throw FileError(code: errno) }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
