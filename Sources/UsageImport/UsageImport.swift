package import DeviceProfiles
package import TextFormats

/// Files that somebody exported, put together as a usage file.
package struct UsageImport {
  /// Why a file cannot be imported.
  package struct Refusal: Error, Hashable, Sendable {
    package let path: String
    package let finding: TextFinding
  }

  /// The usage file.
  package let draft: UsageDraft
  /// What was left out, spread or taken for something near, for each file: lines for people.
  package let notes: [String]

  /// A file that was read and its parameters.
  private struct Source {
    var path: String
    var format: UsageFormat
    var export: UsageExport
    var placed: PlacedExport
    var parameters: [String]
  }

  /// Reads exports and places what they count.
  ///
  /// - Parameters:
  ///   - files: The files with their paths, in the order in which they are named in messages.
  ///   - names: What names represent.
  ///   - base: The use of devices that is known of others, for models that an export has no name for.
  ///   - name: Whose use it is; by default the app that the exports name.
  ///   - date: When it was so, where an export does not say.
  /// - Throws: The first file that cannot be read or contradicts another one.
  package init(
    files: [(path: String, bytes: [UInt8])], names: UsageNames, base: UsageModel? = nil,
    name: String? = nil, date: String? = nil
  ) throws(Refusal) {
    let weights = ModelWeights(base, names)
    var sources: [Source] = []
    for file in files { sources.append(try Self.read(file, names, weights)) }
    var notes: [String] = []
    let owners = try Self.owners(sources, &notes)
    var own: [UsageDraft.Distribution] = []
    for (index, var source) in sources.enumerated() {
      if owners["device"] == index { source.placed.spreadClasses() }
      notes += Self.notes(on: source)
      let origin = PlacedExport.Origin(
        kind: source.export.kind, source: "\(source.format.title), \(Self.fileName(source.path))",
        date: source.export.date ?? date, remarks: source.export.remarks)
      let mine = source.parameters.filter { owners[$0] == index }
      own += source.placed.distributions(of: mine, origin)
    }
    let order = names.parameters.map(\.name)
    own = order.flatMap { name in own.filter { $0.parameters[0] == name } }
    draft = UsageDraft(
      name: name ?? Self.name(of: sources.map(\.export)),
      unit: Self.unit(of: sources.map(\.export)),
      distributions: base.map { base in own.map { $0.withModels(of: base, names) } } ?? own)
    self.notes = notes
  }

  private static func read(
    _ file: (path: String, bytes: [UInt8]), _ names: UsageNames, _ weights: ModelWeights
  ) throws(Refusal) -> Source {
    do throws(TextFinding) {
      let content = try ExportFile(
        path: file.path, bytes: file.bytes, parameters: names.parameters.map(\.name))
      let format = try UsageFormat.of(content)
      let export = try format.read(content)
      var placed = PlacedExport(export, names, weights)
      if placed.isJoint { placed.missJoint() }
      let parameters = placed.parameters(in: names.parameters.map(\.name))
      guard !parameters.isEmpty else {
        let words = placed.notes.lines.prefix(3).map(\.trimmed).joined(separator: "; ")
        throw TextFinding(
          "nothing-placed",
          "this \(format.title) has nothing of the matrix" + (words.isEmpty ? "" : ": \(words)"),
          TextLocation(1, 1))
      }
      return Source(
        path: file.path, format: format, export: export, placed: placed, parameters: parameters)
    } catch {
      throw Refusal(path: file.path, finding: error)
    }
  }

  /// Which file gives each parameter: at most one, but for the shares of iPhone and iPad, where models
  /// say more than classes do.
  private static func owners(
    _ sources: [Source], _ notes: inout [String]
  ) throws(Refusal) -> [String: Int] {
    var owners: [String: Int] = [:]
    for (index, source) in sources.enumerated() {
      for parameter in source.parameters {
        guard let owner = owners[parameter] else {
          owners[parameter] = index
          continue
        }
        let other = sources[owner]
        let isClasses = (other.placed.knowsClassesOnly, source.placed.knowsClassesOnly)
        guard parameter == "device", isClasses.0 || isClasses.1 else {
          throw Refusal(
            path: source.path,
            finding: TextFinding(
              "same-parameter",
              "this file gives the shares of \(parameter), as \(other.path) does: import one of them",
              TextLocation(1, 1)))
        }
        if isClasses.0, !isClasses.1 { owners[parameter] = index }
        let (kept, left) = owners[parameter] == index ? (source, other) : (other, source)
        notes.append("\(left.path): the shares of iPhone and iPad are those of \(kept.path)")
      }
    }
    return owners
  }

  private static func notes(on source: Source) -> [String] {
    let total = Numbers.grouped(Int(source.placed.notes.total.rounded()))
    let unit = source.export.unit.isEmpty ? "" : " \(source.export.unit)"
    let date = source.export.date.map { " until \($0)" } ?? ""
    var lines = ["\(source.path): \(source.format.title), \(total)\(unit)\(date)"]
    if source.export.apps.count > 1 {
      lines.append("  \(source.export.apps.count) apps are counted together")
    }
    return lines + source.placed.notes.lines
  }

  private static func name(of exports: [UsageExport]) -> String {
    let apps = exports.reduce(into: Set<String>()) { $0.formUnion($1.apps) }
    if apps.count == 1, let app = apps.first { return app }
    return exports.allSatisfy { $0.kind == .published } ? "public figures" : "own figures"
  }

  private static func unit(of exports: [UsageExport]) -> String {
    var units: [String] = []
    for unit in exports.map(\.unit) where !unit.isEmpty && !units.contains(unit) {
      units.append(unit)
    }
    return units.joined(separator: ", ")
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
