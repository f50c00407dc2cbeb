import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileTools
import ProfileFiles

/// The traces of all profiles, with the tool's errors.
struct ProfileTraces {
  /// The devices and families, in the order of their paths.
  let all: [ProfileTrace]
  let scenarios: ScenarioMatrix
  /// What people use of them.
  let usage: UsageModel?
  /// How the figures agree with the readings.
  let agreement: Agreement

  var devices: [ProfileTrace] { all.filter(\.isDevice) }

  /// Reads and traces all files, or reports all their errors.
  init(_ options: ProfileOptions) throws(Failure) {
    let files = try options.files()
    // What the loader refuses is not traced either.
    scenarios = try orFailure(ScenarioMatrix(files))
    usage = try UsageModel.selected(nil, beside: files, in: scenarios.model.space)
    var findings: [Diagnostic] = []
    agreement = Agreement(
      of: scenarios.model.profiles, with: files.sources.readings(&findings))
    do throws(InvalidProfiles) {
      all = try ProfileLoader.traces(of: files.sources)
    } catch {
      throw Failure(status: .invalidInput, message: MessageText(lines: error.render(files.sources)))
    }
  }

  /// The device or family of a name.
  func named(_ id: String) throws(Failure) -> ProfileTrace {
    if let trace = all.first(where: { $0.id == id }) { return trace }
    throw UnknownName(
      kind: "device or family", name: id, known: all.map(\.id),
      help: "`insetmatrix list devices` names the devices"
    ).failure
  }

  static func pattern(_ key: String) throws(Failure) -> ProfilePattern {
    do throws(InvalidProfilePath) {
      return try ProfilePattern(key)
    } catch {
      throw Failure(
        status: .usage,
        message: "error: \(error.message)" + "\(error.near.map { "; did you mean \($0)?" } ?? "")"
          + "\n  help: `insetmatrix profiles explain --help` has the names")
    }
  }
}

extension ProfileTrace.Entry {
  /// The name of the value, or of the row with its conditions.
  var title: String { conditions.isEmpty ? "\(path)" : "\(path)  \(conditions)" }

  /// The file and line of the values, or of the row where it has several.
  var position: String {
    let place = values.count == 1 ? values[0].place : place
    return "\(place.file):\(place.line)"
  }
}
