import DeviceProfiles
import InsetCore
package import ProfileFiles

/// The names that a set of files has, as far as they can be read.
package struct ProfileNames: Sendable {
  /// A device or family by its name.
  package struct Entry: Hashable, Sendable {
    package let name: String
    /// Whether it is a device's; a family's otherwise.
    package let isDevice: Bool
    package let extends: [String]
    package let path: String
    /// The screen's figures, as far as the file itself has them.
    fileprivate let screen: [String: Double]
    /// The kind of device, as far as the file itself has it.
    fileprivate let idiom: Idiom?
  }

  /// The devices and families, in the order of the files.
  package let entries: [Entry]

  /// Reads the names of files; what is wrong with them does not matter here.
  package init(_ sources: [ProfileSource]) {
    entries = sources.withoutReadings.compactMap { source in
      let file = DecodedFile(reading: source)
      guard let object = file.object, let kind = file.kind, kind == .device || kind == .family,
        let name = object.text(kind == .device ? "id" : "family")
      else { return nil }
      let extends = (object.list("extends") ?? []).compactMap { $0.scalar?.text }
      let figures = ["width", "height", "scale"].compactMap { key in
        object.object("screen")?.number(key).map { (key, $0) }
      }
      return Entry(
        name: name, isDevice: kind == .device, extends: extends, path: source.path,
        screen: Dictionary(uniqueKeysWithValues: figures), idiom: object.choice("idiom"))
    }
  }

  package subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}

extension ProfileNames {
  /// Some files and all that they extend, nearest first.
  private func lineage(of names: [String]) -> [Entry] {
    var pending = Array(names.reversed())
    var lineage: [Entry] = []
    while let name = pending.popLast() {
      guard let entry = self[name], !lineage.contains(entry) else { continue }
      lineage.append(entry)
      pending += entry.extends.reversed()
    }
    return lineage
  }

  /// The screen that a file gets from what it extends; nil where that does not say all of it.
  package func screen(extending names: [String]) -> DeviceReport.Screen? {
    let figures = lineage(of: names).reduce(into: [String: Double]()) { figures, entry in
      figures.merge(entry.screen) { nearer, _ in nearer }
    }
    guard let width = figures["width"], let height = figures["height"],
      let scale = figures["scale"]
    else { return nil }
    return DeviceReport.Screen(width: width, height: height, scale: scale)
  }

  /// The one family of a device's screen and kind; nil where there are several, or none.
  package func family(of report: DeviceReport) -> String? {
    guard let screen = report.screen else { return nil }
    let families = entries.filter { entry in
      guard !entry.isDevice, !entry.screen.isEmpty,
        self.screen(extending: [entry.name]) == screen
      else { return false }
      let idiom = lineage(of: [entry.name]).lazy.compactMap(\.idiom).first
      return report.idiom == nil || idiom == nil || idiom == report.idiom
    }
    return families.count == 1 ? families[0].name : nil
  }
}
