import ArgumentParser
import ProfileTools
import DeviceProfiles
import InsetCore
import MatrixResults
import ProfileFiles

/// Which state of a device: options that several commands share.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The version; by default the newest that runs.", valueName: "version"),
    completion: Completions.levels(.os))
  var os: String?

  @Option(
    help: ArgumentHelp("portrait, landscape, or the name of a level.", valueName: "orientation"),
    completion: Completions.orientations)
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      "The keyboard, such as docked+prediction, or an input view of the app.", valueName: "mode"),
    completion: Completions.levels(.keyboard))
  var keyboard: String?

  @Option(
    help: ArgumentHelp(
      "The input language; by default the first that has the keyboard.", valueName: "locale"),
    completion: Completions.locales)
  var locale: String?

  @Option(
    help: ArgumentHelp("The app's window, such as split-half.", valueName: "window"),
    completion: Completions.levels(.window))
  var window: String?

  @Option(
    help: ArgumentHelp("What the app puts above the keyboard: none, bar-44, bar-88, or its own."),
    completion: Completions.levels(.accessory))
  var accessory: String?

  func drawing(of device: DeviceProfile, in model: MatrixModel) throws(Failure) -> DeviceDrawing {
    let state = DeviceState(
      os: try level(of: device, in: model), orientation: try orientation(of: device),
      window: try level(window, "window") ?? .full, keyboard: try keyboard(of: device, in: model),
      accessory: try accessory(in: model))
    let locales = try languages(in: model)
    if let drawing = DeviceDrawing(device, state, anyOf: locales) { return drawing }
    guard let first = locales.first else {
      throw Failure(status: .invalidInput, message: "error: the profiles have no input language")
    }
    do throws(Undrawable) {
      return try DeviceDrawing(device, state, locale: first)
    } catch {
      throw Failure(status: .usage, message: "error: \(error.message)")
    }
  }

  /// The version asked for, or the newest level of the matrix that the device runs.
  func level(of device: DeviceProfile, in model: MatrixModel) throws(Failure) -> OSLevel {
    guard let os else {
      let levels = model.plan.os.filter { device.runs($0.version) && $0.sdk == nil }
      return levels.last ?? OSLevel(device.os.first)
    }
    guard let level = OSLevel(os) else {
      throw Failure(
        status: .usage,
        message: "error: `\(os)` is no version; write it as 17, 16.1 or 26.1+sdk18")
    }
    return level
  }

  func languages(in model: MatrixModel) throws(Failure) -> [InputLocale] {
    let all = model.profiles.locales
    guard let locale else { return all }
    if let found = all.first(where: { $0.id == locale }) { return [found] }
    throw UnknownName(
      kind: "locale", name: locale, known: all.map(\.id),
      help: "`insetmatrix list locales` names them"
    ).failure
  }

  /// A keyboard of the system, or an input view of the app.
  private func keyboard(
    of device: DeviceProfile, in model: MatrixModel
  ) throws(Failure) -> KeyboardLevel {
    guard let keyboard else { return KeyboardLevel(device.firstKeyboard) }
    if let found = model.keyboards.first(where: { $0.name == keyboard }) { return found }
    throw Self.unknown("keyboard", keyboard, among: model.keyboards.map(\.name))
  }

  private func accessory(in model: MatrixModel) throws(Failure) -> Accessory {
    guard let accessory else { return .none }
    if let found = model.accessories.first(where: { $0.name == accessory }) { return found }
    throw Self.unknown("accessory", accessory, among: model.accessories.map(\.name))
  }

  private func orientation(
    of device: DeviceProfile
  ) throws(Failure) -> InterfaceOrientation {
    let wanted = orientation ?? device.orientations.first?.rawValue ?? "portrait"
    if wanted == "landscape", let first = device.orientations.first(where: \.isLandscape) {
      return first
    }
    return try level(wanted, "orientation") ?? .portrait
  }

  /// The level of a name; nil where none was given.
  private func level<Level: CaseIterable & RawRepresentable<String>>(
    _ name: String?, _ what: String
  ) throws(Failure) -> Level? {
    guard let name else { return nil }
    if let level = Level(rawValue: name) { return level }
    throw Self.unknown(what, name, among: Level.allCases.map(\.rawValue))
  }

  private static func unknown(_ what: String, _ name: String, among all: [String]) -> Failure {
    UnknownName(kind: what, name: name, known: all).failure
  }
}

extension DeviceProfile {
  /// The keyboard that most people see.
  var firstKeyboard: KeyboardMode {
    keyboardModes.contains(.dockedPrediction)
      ? .dockedPrediction : keyboardModes.first ?? .docked
  }
}

extension MatrixModel {
  func device(_ id: String) throws(Failure) -> DeviceProfile {
    if let device = profiles.devices.first(where: { $0.id == id }) { return device }
    throw UnknownName(
      kind: "device", name: id, known: profiles.devices.map(\.id),
      help: "`insetmatrix list devices` names them"
    ).failure
  }
}
