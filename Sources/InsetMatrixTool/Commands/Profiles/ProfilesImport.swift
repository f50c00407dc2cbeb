import ArgumentParser
import DeviceProfiles
import Foundation
import InsetMatrix
import MatrixResults
import ProfileTools
import ProfileFiles

/// What an author has at hand, as a device file.
struct ProfilesImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Creates a device profile from simulator or device data.",
    usage: """
      insetmatrix profiles import devicetypes.json --device 'iPhone 17' -o profiles/iphone-17.yaml
      insetmatrix profiles import trace.jsonl --into profiles/iphone-17.yaml
      insetmatrix profiles import --from iphone-17 --id iphone-19 -o profiles/iphone-19.yaml
      """,
    discussion: """
      The file is a .simdevicetype bundle of Xcode, the JSON of `xcrun simctl list devicetypes -j`, \
      what a measuring app printed (devices/measuring), or a trace of KeyboardRecorder. Without a \
      file, the profile extends what --from extends, and has a comment for each key. FILL-IN is \
      where its author must write.
      """)

  @Argument(
    help: ArgumentHelp("The bundle or the JSON.", valueName: "file"),
    completion: .file(extensions: ["simdevicetype", "json", "plist"]))
  var file: String?

  @Option(
    help: ArgumentHelp("Which device of simctl's, by name, identifier or model.", valueName: "name")
  )
  var device: String?

  @Option(help: ArgumentHelp("The new level's name; by default of its name.", valueName: "id"))
  var id: String?

  @Option(
    help: ArgumentHelp(
      "The device or family that it is like; by default the family of its screen.",
      valueName: "id"), completion: Completions.profiles)
  var from: String?

  @Option(
    help: ArgumentHelp("A device file to bring it into; its comments stay.", valueName: "file"),
    completion: Completions.yaml)
  var into: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write a new file, never over another; standard output without it.",
      valueName: "file"), completion: Completions.yaml)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Writes what was measured to a new file of readings, instead of a profile.",
      valueName: "file"), completion: .file(extensions: ["csv"]))
  var readings: String?

  @Option(
    help: ArgumentHelp(
      "Keyboard mode for trace rows that don't specify one, such as docked+prediction.",
      valueName: "mode"), completion: .list(KeyboardMode.allCases.map(\.rawValue)))
  var keyboard: String?

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  func validate() throws {
    if into != nil, output != nil || id != nil || from != nil {
      throw ValidationError("--into keeps the file's own name and families: no -o, --id or --from")
    }
    if readings != nil, into != nil || output != nil || from != nil {
      throw ValidationError("--readings writes no profile: no --into, -o or --from")
    }
    if into == "-" { throw ValidationError("--into needs a file, not standard input") }
  }

  mutating func run() throws {
    let files = try profiles.files()
    let names = ProfileNames(files.sources)
    guard let file else {
      return try ExclusiveFile.write(yaml: scaffold(names), to: output)
    }
    if let readings { return try write(measurements(file, files), to: readings, files) }
    let report = try report(file, files)
    if let into {
      try merge(report, into: try orFailure(ProfileSource(reading: into)), names)
    } else {
      try ExclusiveFile.write(yaml: text(report, names), to: output)
    }
  }

  /// A profile to fill in, of a device that is like another.
  private func scaffold(_ names: ProfileNames) throws(Failure) -> String {
    guard let id, let from, device == nil, keyboard == nil else {
      throw Failure(
        status: .usage, message: "error: name a file, or --from and --id alone for one to fill in")
    }
    let like = try names.entry(from)
    try names.checkNew(id)
    return ProfileScaffold(id: id, like: like).text
  }

  /// Writes what was measured as readings.
  private func write(
    _ source: ProfileSource, to path: String, _ files: ProfileFileSet
  ) throws {
    let readings: MeasuredReadings
    do throws(InvalidProfiles) {
      // What a profile refuses is no reading either.
      _ = try DeviceReport(
        measurements: source, locales: ProfileLoader.locales(of: files.sources))
      readings = try MeasuredReadings(source)
    } catch {
      throw Failure(status: .invalidInput, message: MessageText(lines: error.render([source])))
    }
    let model = try profiles.load(files).model
    let named = try id.map { try model.device($0) }
    // A device with Display Zoom, or unfolded, has another profile.
    let found = model.profiles.devices.first {
      $0.identifiers.contains(readings.identifier) && $0.screen.value == readings.screen
    }
    guard let device = named ?? found else {
      throw Failure(
        status: .usage,
        message:
          "error: no profile has the identifier \(readings.identifier) and that screen; name the device with --id"
      )
    }
    guard let text = readings.text(of: device.id) else {
      throw Failure(
        status: .invalidInput, message: "error: \(source.path) has nothing that readings can say")
    }
    try ExclusiveFile.write(text, to: path)
  }

  /// The file as the JSON of a measuring app, a trace turned into it.
  private func measurements(
    _ file: String, _ files: ProfileFileSet
  ) throws(Failure) -> ProfileSource {
    let source = try orFailure(ProfileSource(reading: file))
    if Trace.isTrace(source.bytes) {
      return try source.measurements(
        try mode(), locales: ProfileLoader.locales(of: files.sources))
    }
    if keyboard != nil {
      throw Failure(
        status: .usage, message: "error: --keyboard is for traces, and this file has measurements")
    }
    return source
  }

  private func report(
    _ file: String, _ files: ProfileFileSet
  ) throws(Failure) -> DeviceReport {
    if let bundle = try SimulatorBundle(file) { return bundle.report }
    let source = try measurements(file, files)
    do throws(InvalidProfiles) {
      if ImportKind(of: source) == .measurements {
        return try DeviceReport(
          measurements: source, locales: ProfileLoader.locales(of: files.sources))
      }
      return try DeviceReport(simctl: source, device: device)
    } catch {
      throw Failure(status: .invalidInput, message: MessageText(lines: error.render([source])))
    }
  }

  /// The keyboard of `--keyboard`.
  private func mode() throws(Failure) -> KeyboardMode? {
    guard let keyboard else { return nil }
    guard let mode = KeyboardMode(rawValue: keyboard) else {
      throw UnknownName(
        kind: "keyboard", name: keyboard, known: KeyboardMode.allCases.map(\.rawValue)
      ).failure
    }
    return mode
  }

  private func text(_ report: DeviceReport, _ names: ProfileNames) throws(Failure) -> String {
    guard let id = id ?? report.suggestedID else {
      throw Failure(status: .usage, message: "error: name the new level with --id")
    }
    try names.checkNew(id)
    var extends: [String] = []
    if let from {
      let like = try names.entry(from)
      extends = ProfileScaffold(id: id, like: like).extends
    } else if let family = names.family(of: report) {
      extends = [family]
    }
    return report.file(
      id: id, extends: extends, inherited: names.screen(extending: extends))
  }

  private func merge(
    _ report: DeviceReport, into source: ProfileSource, _ names: ProfileNames
  ) throws(Failure) {
    let merged: DeviceReport.Merged
    do throws(InvalidProfiles) {
      merged = try report.merge(into: source, among: names)
    } catch {
      throw Failure(status: .invalidInput, message: MessageText(lines: error.render([source])))
    }
    if merged.bytes != source.bytes { try Output.write(Data(merged.bytes), to: source.path) }
    for note in merged.notes { Output.error("\(source.path): \(note)") }
    if merged.notes.isEmpty { Output.error("\(source.path): nothing new") }
  }
}

extension ProfileNames {
  /// The entry of a name that the command line has.
  func entry(_ name: String) throws(Failure) -> Entry {
    if let entry = self[name] { return entry }
    throw UnknownName(
      kind: "device or family", name: name, known: entries.map(\.name),
      help: "`insetmatrix list devices` names the devices"
    ).failure
  }

  /// Refuses a name that is none or is taken.
  func checkNew(_ id: String) throws(Failure) {
    guard ProfileScaffold.isName(id) else {
      throw Failure(
        status: .usage,
        message: "error: \(id) is no name: up to 64 letters, digits and .+=@-, a letter or digit "
          + "first")
    }
    if let taken = self[id] {
      throw Failure(status: .usage, message: "error: \(id) is taken by \(taken.path)")
    }
  }
}
