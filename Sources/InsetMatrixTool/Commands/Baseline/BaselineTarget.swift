import ArgumentParser
import DeviceProfiles
import Foundation
import InsetMatrix
import InsetStrategies
import MatrixResults
import ProfileTools
import ProfileFiles
import ScenarioSpaces

/// A baseline file that is to be changed, or made.
struct BaselineTarget {
  let path: String
  /// What is there; nil for a new file.
  let file: BaselineFile?
  private let space: ScenarioSpace
  private let strategies: [String]

  /// Finds the file: the one that is named, the one that a run reads, or a new one beside the plan.
  init(_ options: CriteriaOptions, _ stored: StoredGate) throws(Failure) {
    let files = stored.files
    if let named = options.baseline {
      path = named
    } else if let found = files.baseline?.path, !SourceLocation.isShipped(found) {
      path = found
    } else if !SourceLocation.isShipped(files.plan.path) {
      let folder = URL(filePath: files.plan.path).deletingLastPathComponent().relativePath
      path =
        folder == "." ? CompanionFile.baseline.name : "\(folder)/\(CompanionFile.baseline.name)"
    } else {
      throw Failure(
        status: .usage, message: "error: there is no matrix.yaml here; name a file with --baseline")
    }
    if path == "none" || path == "-" {
      throw Failure(status: .usage, message: "error: --baseline must name a file")
    }
    space = stored.result.space
    strategies = Strategies.all.map(\.id) + stored.result.strategies.map(\.id)
    file =
      FileManager.default.fileExists(atPath: path)
      ? try CriteriaOptions.read(
        orFailure(ProfileSource(reading: path)), in: space, strategies: strategies) : nil
  }

  /// Refuses a reason that no file may have.
  static func check(_ reason: String?) throws {
    guard let reason else { return }
    if reason.allSatisfy(\.isWhitespace) { throw ValidationError("--reason is empty") }
    if let problem = BaselineEdit.problem(ofReason: reason) {
      throw ValidationError("no such --reason can be listed: \(problem)")
    }
  }

  /// Whether the file has a row for the same failures.
  func lists(_ entry: Baseline.Entry) -> Bool {
    file?.entries.contains {
      Baseline.Entry($0.entry.query, strategies: $0.entry.strategies, aspects: $0.entry.aspects)
        == Baseline.Entry(entry.query, strategies: entry.strategies, aspects: entry.aspects)
    } ?? false
  }

  /// Writes the file where something changes.
  ///
  /// - Returns: The baseline that the file has then.
  /// - Throws: A failure where the file could not be read again, or is no longer what was read;
  ///   nothing is written then.
  func write(
    _ changes: [BaselineEdit.Change], adding others: [Baseline.Entry]
  ) throws(Failure) -> Baseline {
    let bytes: [UInt8]
    if let file {
      do throws(InvalidProfiles) {
        bytes = try BaselineEdit(file).apply(changes, adding: others)
      } catch {
        throw Failure(
          status: .invalidInput, message: MessageText(lines: error.render([file.source])))
      }
    } else {
      if others.isEmpty { return Baseline() }
      bytes = Array(
        ExclusiveFile.described(BaselineEdit.newFile(others), at: path).utf8)
    }
    // A reason that no file may have is refused before it is in one.
    let source = ProfileSource(path: path, bytes: bytes)
    let written = try CriteriaOptions.read(source, in: space, strategies: strategies)
    if bytes != file?.file.bytes {
      try Output.write(bytes, to: path, replacing: file?.file.bytes)
    }
    return written.baseline ?? Baseline()
  }
}

extension BaselineFile {
  fileprivate var source: ProfileSource { ProfileSource(path: file.path, bytes: file.bytes) }
}
