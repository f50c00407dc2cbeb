import ArgumentParser
import DevicePictures
import DeviceProfiles
import InsetMatrixProfiles
import MatrixModels

/// A device in a state, drawn.
struct ProfilesShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Draws a device: safe areas, bars and keyboards, in points.",
    discussion: """
      Without a file the picture goes to the terminal. A page has every state of the device; with \
      --watch it is written anew whenever a profile is saved, and shows what is wrong with the \
      profiles while something is. Open it once: it loads itself again.
      """)

  @Argument(
    help: ArgumentHelp("The device, such as iphone-15.", valueName: "id"),
    completion: Completions.devices)
  var id: String

  @OptionGroup var state: DeviceOptions

  @Option(
    help: ArgumentHelp("Where to write the picture.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    help: ArgumentHelp("Where to write a page with every state.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(help: "Write the files anew on each save of a profile, until interrupted.")
  var watch = false

  @OptionGroup var color: ColorOptions
  @OptionGroup var profiles: ProfileOptions

  func validate() throws {
    if watch && svg == nil && html == nil {
      throw ValidationError("--watch needs --html or --svg: a file to write anew")
    }
  }

  mutating func run() throws {
    if watch {
      try ProfileWatcher(profiles: profiles).run { [self] files, isLast throws(Failure) in
        try update(files, isWatched: !isLast)
      }
      return
    }
    let model = try profiles.load().model
    if svg == nil && html == nil {
      let drawing = try state.drawing(of: model.device(id), in: model)
      try Output.print(drawing.terminalText(inColor: color.isColored()))
    }
    try write(model, isWatched: false)
  }

  /// Writes the files that were asked for.
  private func write(_ model: MatrixModel, isWatched: Bool) throws(Failure) {
    let device = try model.device(id)
    let drawing = try state.drawing(of: device, in: model)
    if let svg { try Output.write(drawing.svgFile, to: svg) }
    if let html {
      try Output.write(try page(of: device, in: model, isWatched: isWatched).html, to: html)
    }
  }

  private func page(
    of device: DeviceProfile, in model: MatrixModel, isWatched: Bool
  ) throws(Failure) -> DevicePage {
    let level = try state.level(of: device, in: model)
    let drawings = DeviceState.all(of: device, on: level, in: try state.languages(in: model))
    return DevicePage(device: device.name, drawings: drawings, isWatched: isWatched)
  }

  /// Writes the files of what was saved; where it has errors the page shows them.
  private func update(
    _ files: ProfileWatcher.Files, isWatched: Bool
  ) throws(Failure) -> Bool {
    do throws(Failure) {
      let now = try files.now.get()
      try write(try orFailure(now.model()), isWatched: isWatched)
      return true
    } catch  where error.status == .fault || (error.status == .usage && files.lastGood == nil) {
      // What is wrong with the command line no save can mend.
      throw error
    } catch {
      Output.error(error.message)
      guard let html else { return false }
      var page = DevicePage(device: id, drawings: [])
      if let last = files.lastGood, let model = try? last.model(),
        let device = try? model.device(id),
        let old = try? self.page(of: device, in: model, isWatched: isWatched)
      {
        page = old
      }
      page.trouble = error.message
      page.isWatched = isWatched
      try Output.write(page.html, to: html)
      return false
    }
  }
}
