import DeviceProfiles
import MatrixEngine
import ScenarioSpaces
import YAMLDocuments

extension InvalidSubProduct {
  /// The failure that the tool ends with.
  ///
  /// Files are checked when they are loaded, with the location of the query; here only its text is
  /// known.
  var failure: Failure {
    let place = run.place.map { "\($0.file):\($0.line): " } ?? ""
    let (line, caret) = run.query.marked(at: reason.offset)
    return Failure(
      status: .invalidInput,
      message: "\(place)error: \(reason.message) [query]\n  \(line)\n  \(caret)")
  }
}
