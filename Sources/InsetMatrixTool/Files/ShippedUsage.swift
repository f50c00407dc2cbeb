import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileFiles
import ScenarioSpaces

extension UsageModel {
  /// What is said of own figures that count for nothing that was run; nil where all count, or there are
  /// none.
  func unusedWords(in result: RunResult) -> String? {
    guard let completion, let used = UsageWeights(self, in: result).own else { return nil }
    let own = distributions.filter { completion.own.contains($0.parameter) }
    let file = own.lazy.compactMap(\.place?.file).first ?? "the usage file"
    if used.isEmpty { return "\(file) has nothing of what was run: shares are by public figures" }
    let unused = Set(own.map(\.parameter)).subtracting(used.map(\.name)).sorted()
    if unused.isEmpty { return nil }
    return "\(file) has no level of \(unused.joined(separator: ", ")) that was run: "
      + "public figures are used"
  }

  /// What people use of what a matrix has; nil where scenarios are only counted.
  ///
  /// For parameters that one's own file says nothing of, the shipped figures count.
  ///
  /// - Parameters:
  ///   - path: The file with the shares; `none` for no shares, nil for the file that is found.
  ///   - files: The profiles, and what was found beside them.
  ///   - space: The matrix.
  /// - Throws: A failure where a file cannot be read.
  /// - Returns: The shares.
  static func selected(
    _ path: String?, beside files: ProfileFileSet, in space: ScenarioSpace
  ) throws(Failure) -> UsageModel? {
    if path == "none" { return nil }
    let named = try path.map { path throws(Failure) in
      try orFailure(ProfileSource(reading: path))
    }
    guard let shipped = UsageModel.shipped else { return nil }
    guard let source = named ?? files.usage, source.bytes != ProfileFileSet.shipped.usage?.bytes
    else {
      return shipped
    }
    do throws(InvalidProfiles) {
      return try ProfileLoader.usage(source, in: space).completed(by: shipped)
    } catch {
      throw Failure(status: .invalidInput, message: MessageText(lines: error.render([source])))
    }
  }
}
