package import DeviceProfiles
package import InsetCore

/// A file and all that it extends, nearest first: what the nearest says holds.
package struct Lineage: Sendable {
  /// The file, then what it extends.
  package let files: [DecodedObject]
  /// Whether all files that it extends are there, and none of them extends itself.
  package let isWhole: Bool

  package func owner(of key: String) -> DecodedObject? { files.first { $0.wrote(key) } }

  /// The rows of all files, nearest first.
  package func rows(_ key: String) -> [DecodedObject] { files.flatMap { $0.objects(key) } }

  /// A figure of the screen, which is inherited key by key.
  package func screenFigure(_ key: String) -> Figure<Double>? { screenOwner(of: key)?.figure(key) }

  /// The screen's size; the weaker origin holds where its two figures have different ones.
  package var screen: Figure<Size>? {
    guard let width = screenFigure("width"), let height = screenFigure("height") else {
      return nil
    }
    let isOne = width.source == height.source
    return Figure(
      Size(width: width.value, height: height.value), max(width.provenance, height.provenance),
      source: isOne ? width.source : "\(width.source); \(height.source)", place: width.place)
  }

  /// The size of `UIScreen.main`, where it is another display's.
  package var mainScreen: Size? {
    guard let width = screenFigure("mainWidth"), let height = screenFigure("mainHeight") else {
      return nil
    }
    return Size(width: width.value, height: height.value)
  }

  /// The corner radius; screens that do not say have square corners.
  package var cornerRadius: Figure<Double>? {
    screenOwner(of: "cornerRadius") == nil
      ? Figure(0, .documented, source: "square corners") : screenFigure("cornerRadius")
  }

  /// A finding for the keys that the table asks for and no file has.
  var missingKeys: [Diagnostic] {
    guard isWhole, let device = files.first, let id = device.entry("id") else { return [] }
    let isScreenBad = files.contains { $0.wrote("screen") && $0.object("screen") == nil }
    let missing = device.kind.keys.filter { $0.presence == .inherited }.flatMap { key in
      if case .object(let kind) = key.type {
        return isScreenBad
          ? []
          : kind.keys.filter { $0.presence == .inherited && screenOwner(of: $0.name) == nil }
            .map { "\(key.name).\($0.name)" }
      }
      return owner(of: key.name) == nil ? [key.name] : []
    }
    if missing.isEmpty { return [] }
    let name = id.scalar?.text ?? ""
    var finding = Diagnostic(
      "missing-key",
      "`\(name)` has no \(missing.map { "`\($0)`" }.joined(separator: ", ")), neither its own nor "
        + "by `extends`", device.file, at: id.node)
    if !device.wrote("extends") {
      finding.help = ["add `extends: NAME`; `profiles import` names the family of a screen"]
    }
    return [finding]
  }

  private func screenOwner(of key: String) -> DecodedObject? {
    files.lazy.compactMap { $0.object("screen") }.first { $0.wrote(key) }
  }
}
