import ArgumentParser
import ProfileTools
import DeviceProfiles
import InsetMatrix
import MatrixResults

/// A device in a state, drawn.
struct ProfilesShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Draws a device: safe areas, bars and keyboards, in points.",
    usage: """
      insetmatrix profiles show iphone-15 --orientation landscape-left --keyboard docked
      """,
    discussion:
      "Without a file the picture goes to the terminal. A page has every state of the device.")

  @Argument(
    help: ArgumentHelp("The device, such as iphone-15.", valueName: "id"),
    completion: Completions.devices)
  var id: String

  @OptionGroup(title: "State") var state: DeviceOptions

  @Option(
    help: ArgumentHelp("Where to write the picture.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    help: ArgumentHelp("Where to write a page with every state.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @OptionGroup var color: ColorOptions
  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let model = try profiles.load().model
    let device = try model.device(id)
    let drawing = try state.drawing(of: device, in: model)
    if json {
      try JSONAnswer(data: drawing.json).print()
    } else if svg == nil && html == nil {
      try Output.print(drawing.terminalText(inColor: color.isColored()))
    }
    if let svg { try Output.write(drawing.svgFile, to: svg) }
    if let html {
      let drawings = DeviceState.all(
        of: device, on: try state.level(of: device, in: model), in: try state.languages(in: model))
      try Output.write(DevicePage(device: device.name, drawings: drawings).html, to: html)
    }
  }
}
