import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileFiles
import ProfileTools

/// The figures of devices, for other tools.
struct ProfilesExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes devices for other tools: sizes, safe areas, keyboards.",
    usage: """
      insetmatrix profiles export --format css
      """,
    discussion: """
      json has every figure with its grade, source and date. css, playwright and \
      swift-snapshot-testing are what web and app tests take. Each device is written on one version: \
      the newest that it runs, or the one of --os; devices that do not run that are left out.
      """)

  @Argument(
    help: ArgumentHelp("The devices; all by default.", valueName: "id"),
    completion: Completions.devices)
  var ids: [String] = []

  @Option(
    help: ArgumentHelp("json, css, playwright or swift-snapshot-testing.", valueName: "format"))
  var format: ExportFormat

  @Option(
    help: ArgumentHelp("The version; by default the newest that runs.", valueName: "version"),
    completion: Completions.levels(.os))
  var os: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write it; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let files = try profiles.files()
    let model = try profiles.load(files).model
    var findings: [Diagnostic] = []
    let agreement = Agreement(of: model.profiles, with: files.sources.readings(&findings))
    var state = DeviceOptions()
    state.os = os
    let devices = try ids.isEmpty ? model.profiles.devices : ids.map { try model.device($0) }
    let exported = try devices.compactMap { device -> ExportedDevice? in
      let level = try state.level(of: device, in: model)
      guard device.runs(level.version) else { return nil }
      return ExportedDevice(device, on: level, model.profiles.locales, agreement)
    }
    if exported.isEmpty {
      throw Failure(
        status: .usage, message: "error: none of the devices runs iOS \(os ?? "")")
    }
    let text = format.text(of: exported)
    if let output, output != "-" {
      try Output.write(text, to: output)
    } else {
      try Output.print(text)
    }
  }
}

extension ExportFormat: ExpressibleByArgument {}
