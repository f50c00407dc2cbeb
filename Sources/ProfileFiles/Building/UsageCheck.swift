import DeviceProfiles
import ScenarioSpaces

/// A usage file against the levels of a space: what is wrong, and what the two do not share.
package struct UsageCheck: Sendable {
  /// Values or a condition that no level matches: the run lacks them, or they are misspelt.
  package struct Unmatched: Sendable {
    package var message: String
    package var suggestion: String?
    package var node: YAMLNode
  }

  /// The levels of a parameter that no share of it names, so that nobody uses them.
  package struct Unused: Sendable {
    package var parameter: String
    package var levels: [String]
    /// Where the parameter's first distribution is.
    package var node: YAMLNode
  }

  /// The file's path.
  package let path: String
  /// The errors.
  package private(set) var findings: [Diagnostic] = []
  package private(set) var unmatched: [Unmatched] = []
  package private(set) var unused: [Unused] = []

  private let bytes: [UInt8]
  private let levels: [String: [String]]
  private var devices: [String] { levels["device"] ?? [] }
  /// For each parameter the distributions so far: their nodes, and the devices of each.
  private var earlier: [String: [(node: YAMLNode, devices: [Bool])]] = [:]
  /// For each parameter whether each level has a share.
  private var used: [String: (levels: [Bool], node: YAMLNode)] = [:]

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - usage: The file.
  ///   - levels: The levels of each parameter by its name; a parameter without levels is one whose
  ///     levels are not known.
  package init(_ usage: UsageFile, levels: [String: [String]]) {
    path = usage.file.path
    bytes = usage.file.bytes
    self.levels = levels
    for entry in usage.entries {
      // Nobody reads more of them, and each looks for the nearest name.
      if findings.count + unmatched.count > ObjectDecoder.mostSuggestions { return }
      check(entry)
    }
    // A row that is wrong may have named the rest.
    guard usage.file.findings.isEmpty, usage.findings.isEmpty else { return }
    unused = used.sorted { $0.key < $1.key }.compactMap { parameter, used in
      let names = zip(levels[parameter] ?? [], used.levels).filter { !$1 }.map(\.0)
      return names.isEmpty ? nil : Unused(parameter: parameter, levels: names, node: used.node)
    }
  }

  private mutating func check(_ entry: UsageFile.Entry) {
    let parameter = entry.distribution.parameter
    guard let names = levels[parameter] else {
      let near = NearestName.of(parameter, in: levels.keys.sorted())
      findings.append(
        Diagnostic(
          "unknown-parameter", "no parameter has the name `\(parameter)`", path, at: entry.node,
          help: [near.map { "did you mean `\($0)`?" } ?? "`insetmatrix list parameters` lists them"]
        ))
      return
    }
    checkDevices(of: entry)
    if !names.isEmpty { checkRows(of: entry, among: names) }
  }

  /// Each device has at most one distribution of a parameter; those without a condition are for
  /// the devices that no other is for.
  private mutating func checkDevices(of entry: UsageFile.Entry) {
    let parameter = entry.distribution.parameter
    guard let own = matches(entry) else { return }
    let isForRest = own.isEmpty
    for other in earlier[parameter, default: []] where other.devices.isEmpty == isForRest {
      let both = zip(own, other.devices).map { $0 && $1 }.firstIndex(of: true)
      guard isForRest || both != nil else { continue }
      let whom = both.map { " for `\(devices[$0])`" } ?? ""
      findings.append(
        Diagnostic(
          "usage-overlap", "shares of `\(parameter)`\(whom) are given twice", path, at: entry.node,
          notes: [Diagnostic.Note("first given here", path, other.node.start)]))
      break
    }
    earlier[parameter, default: []].append((entry.node, own))
  }

  /// Whether a distribution is for each device; empty without a condition, nil where that is wrong
  /// or the devices are not known.
  private mutating func matches(_ entry: UsageFile.Entry) -> [Bool]? {
    let text = entry.distribution.condition
    if text.isEmpty { return [] }
    let node = entry.condition ?? entry.node
    let form = Query.parse(text, [("device", [])]).problems
    findings += form.map { problem in
      var finding = problem.diagnostic(at: node, in: path, bytes)
      finding.message = "`where` must choose devices, such as `device:ipad*`"
      finding.help = []
      return finding
    }
    if !form.isEmpty || devices.isEmpty { return nil }
    let (query, problems) = Query.parse(text, [("device", devices)])
    for problem in problems {
      // What has the form of a level may be one of another run.
      if LevelValues(problem.part(of: text)) == nil {
        findings.append(problem.diagnostic(at: node, in: path, bytes))
      } else if entry.condition != nil {
        unmatched.append(
          Unmatched(message: problem.problem, suggestion: problem.suggestion, node: node))
      }
    }
    return problems.isEmpty ? query.allowed[0] : nil
  }

  private mutating func checkRows(of entry: UsageFile.Entry, among names: [String]) {
    let parameter = entry.distribution.parameter
    var owners = [Int?](repeating: nil, count: names.count)
    for (index, row) in entry.distribution.shares.enumerated() {
      guard let values = LevelValues(row.levels) else { continue }
      let lost = row.share > 0 ? values.unmatched(in: names) : []
      if let first = lost.first {
        unmatched.append(
          Unmatched(
            message: "no level of \(parameter) is \(lost.map(\.cut).listed("or"))",
            suggestion: NearestName.of(first, in: names), node: entry.levels[index]))
      }
      let matches = values.matches(in: names)
      if let twice = names.indices.first(where: { matches[$0] && owners[$0] != nil }),
        let owner = owners[twice]
      {
        findings.append(
          Diagnostic(
            "usage-overlap", "`\(names[twice])` has a share already", path,
            at: entry.levels[index],
            notes: [Diagnostic.Note("it is here", path, entry.levels[owner].start)]))
      }
      for level in names.indices where matches[level] { owners[level] = owners[level] ?? index }
      if findings.count + unmatched.count > ObjectDecoder.mostSuggestions { return }
    }
    let first = used[parameter] ?? (names.map { _ in false }, entry.node)
    used[parameter] = (zip(first.levels, owners).map { $0 || $1 != nil }, first.node)
  }
}

extension InvalidQuery {
  /// The wrong part of a query.
  fileprivate func part(of text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(offset).prefix(length)))
  }
}
