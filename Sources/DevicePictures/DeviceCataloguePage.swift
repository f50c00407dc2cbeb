import DeviceProfiles
import InsetCore
import MatrixModels
import TextFormats

struct DeviceCataloguePage {
  let device: DeviceProfile
  /// The pictures with their paths below the catalogue's folder.
  let pictures: [(path: String, drawing: DeviceDrawing)]
  /// The way from the page's folder to where the locations of figures start.
  let root: String

  init(_ device: DeviceProfile, pictures: [DeviceDrawing], root: String) {
    self.device = device
    self.pictures = pictures.map { ("pictures/\(device.id)-\($0.state.slug).svg", $0) }
    self.root = root
  }

  struct Figure {
    var name: String
    var conditions: String
    var words: String
    var provenance: Provenance
    var source: String
    var place: SourceLocation?
  }

  var text: String {
    let hardware = device.identifiers.map { MarkdownText.code($0) }.joined(separator: ", ")
    let facts = [
      ("id", MarkdownText.code(device.id)), ("hardware", hardware.isEmpty ? "–" : hardware),
      ("iOS", "\(device.os)"),
      ("orientations", device.orientations.map(\.rawValue).joined(separator: ", ")),
      ("keyboards", device.keyboardModes.map(\.rawValue).joined(separator: ", ")),
    ]
    var text = "# \(MarkdownText.text(device.name))\n\n[All devices](../index.md)\n\n"
    text += "| | |\n| :-- | :-- |\n" + facts.map { MarkdownText.row([$0.0, $0.1]) }.joined()
    if let os = pictures.first?.drawing.state.os {
      text +=
        "\n## Pictures\n\nOn iOS \(os). Hatched parts rest on assumed figures. Keyboards that "
      text += "look like one before are left out.\n"
    }
    for (path, drawing) in pictures {
      let state = drawing.state
      let alternative = MarkdownText.text(drawing.title)
      text += "\n### \(state.orientation.rawValue), \(MarkdownText.text(state.keyboard.name))\n"
      text += "\n![\(alternative)](../\(path))\n"
    }
    text += "\n## Figures\n\n"
    text += MarkdownText.row(["figure", "when", "points", "known as", "source", "where"])
    text += "| :-- | :-- | :-- | :-- | :-- | :-- |\n"
    for figure in Self.figures(of: device) {
      text += MarkdownText.row([
        MarkdownText.text(figure.name), MarkdownText.text(figure.conditions), figure.words,
        figure.provenance.rawValue, MarkdownText.text(figure.source), link(figure.place),
      ])
    }
    return text
  }

  private func link(_ place: SourceLocation?) -> String {
    guard let place else { return Numbers.missing }
    let name = MarkdownText.text("\(place.file):\(place.line)")
    let isAbsolute = place.file.hasPrefix("/")
    let path = isAbsolute ? place.file : "\(root)/\(place.file)"
    return "[\(name)](\(Self.escaped(path))#L\(place.line))"
  }

  /// A path as the target of a link.
  private static func escaped(_ path: String) -> String {
    var escaped = ""
    for byte in path.utf8 {
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/.-_~+".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      escaped += isPlain ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(digits)"
    }
    return escaped
  }

  /// The figures of the rows that hold on some version of a device, the screen's first.
  static func figures(of device: DeviceProfile) -> [Figure] {
    let n = Numbers.points
    let size = device.screen.value
    func isReached(_ os: OSRange) -> Bool {
      os.first <= device.os.last && device.os.first <= os.last
    }
    func figure<Value>(
      _ name: String, _ conditions: [String?], _ words: String,
      _ figure: DeviceProfiles.Figure<Value>
    ) -> Figure {
      Figure(
        name: name, conditions: conditions.compactMap(\.self).joined(separator: ", "),
        words: words, provenance: figure.provenance, source: figure.source, place: figure.place)
    }
    func versions(_ os: OSRange) -> String? { os == .all ? nil : "iOS \(os)" }
    var figures = [
      figure("screen", [], "\(n(size.width)) x \(n(size.height))", device.screen),
      figure("scale", [], n(device.scale.value), device.scale),
      figure("corner radius", [], n(device.cornerRadius.value), device.cornerRadius),
    ]
    figures += device.safeAreas.filter { isReached($0.os) }.map { row in
      let insets = row.insets.value
      let words =
        "top \(n(insets.top)), left \(n(insets.left)), bottom \(n(insets.bottom)), "
        + "right \(n(insets.right))"
      return figure(
        "safe area", [row.orientation.rawValue, versions(row.os)], words, row.insets)
    }
    figures += device.bars.filter { isReached($0.os) }.map { row in
      let parts = [
        n(row.height.value), row.viewHeight.map { "view \(n($0))" },
        row.adds.map { "adds \(n($0))" },
      ]
      return figure(
        row.bar == .toolbar ? "toolbar" : "\(row.bar.rawValue) bar",
        [row.orientation.rawValue, row.width?.rawValue, versions(row.os)],
        parts.compactMap(\.self).joined(separator: ", "), row.height)
    }
    figures += device.keyboards.filter { isReached($0.os) }.map { row in
      let parts = [
        n(row.height.value), row.width.map { "width \(n($0))" },
        row.visible.map { "on screen \(n($0))" },
      ]
      let layouts = row.layouts?.map(\.rawValue).joined(separator: "/")
      let sdk = row.sdk.map {
        $0.upperBound >= 999 ? "SDK \($0.lowerBound)+" : "SDK \($0.lowerBound)-\($0.upperBound)"
      }
      return figure(
        "keyboard \(row.mode.rawValue)",
        [row.orientation.rawValue, layouts, versions(row.os), sdk],
        parts.compactMap(\.self).joined(separator: ", "), row.height)
    }
    figures += device.windows.filter { isReached($0.os) }.map { row in
      let frame = row.frame.value
      return figure(
        "window \(row.mode.rawValue)", [row.orientation.rawValue, versions(row.os)],
        "\(n(frame.width)) x \(n(frame.height)) at \(n(frame.minX)), \(n(frame.minY))", row.frame)
    }
    return figures
  }
}
