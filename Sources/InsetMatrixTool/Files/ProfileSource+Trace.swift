import DeviceProfiles
import InsetMatrix
import ProfileFiles
import ProfileTools

extension ProfileSource {
  /// The figures of a trace as a measuring app prints them, under the trace's name.
  ///
  /// Rows that cannot be read, and figures that were left out, are named.
  func measurements(
    _ keyboard: KeyboardMode?, locales: [InputLocale]
  ) throws(Failure) -> ProfileSource {
    let (trace, name) = (Trace(bytes), Input.name(of: path))
    try RecordingOptions.tell(trace.refused, of: bytes, in: name, isAnyLeft: !trace.rows.isEmpty)
    guard let figures = TraceMeasurements(trace, locales: locales, keyboard: keyboard) else {
      throw Failure(status: .invalidInput, message: "\(name): error: the trace has no header")
    }
    for note in figures.notes { Output.error("\(name):\(note.line): \(note.message)") }
    return ProfileSource(path: path, bytes: Array(figures.json.utf8))
  }
}
