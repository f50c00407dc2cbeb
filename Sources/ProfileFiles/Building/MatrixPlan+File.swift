import DeviceProfiles
import YAMLDocuments

extension MatrixPlan {
  /// The plan of a file, versions in ascending order; empty without a file.
  init(_ file: DecodedFile?, scripts: [Script], _ findings: inout [Diagnostic]) {
    self.init(os: [], runs: [], scripts: scripts)
    guard let object = file?.object else { return }
    let levels = (object.list("os") ?? []).compactMap(\.level)
    os = levels.enumerated().sorted {
      ($0.element.version, $0.offset) < ($1.element.version, $1.offset)
    }.map(\.element)
    gate = object.object("gate")?.texts("exact") ?? gate
    app = object.object("app").map { AppViews($0, &findings) } ?? app
    var names = Names(of: "name")
    for row in object.objects("runs") {
      guard let name = names.claim("name", of: row, &findings), let query = row.entry("where"),
        let text = query.scalar?.text
      else { continue }
      let place = SourcePlace(file: row.file, line: query.node.start.line)
      runs.append(SubProduct(name: name, query: text, place: place))
    }
  }
}

extension DecodedEntry {
  fileprivate var level: OSLevel? { if case .level(let level)? = scalar { level } else { nil } }
}
