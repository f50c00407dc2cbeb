package import DeviceProfiles

extension MatrixPlan {
  /// The plan of a file, versions in ascending order; empty without a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - scripts: The scripts of the set.
  ///   - strategies: The strategies that a gate may name; nil where they are not known.
  ///   - findings: Gets what is wrong with the file.
  package init(
    _ file: DecodedFile?, scripts: [Script], strategies: [String]?,
    _ findings: inout [Diagnostic]
  ) {
    self.init(os: [], runs: [], scripts: scripts)
    guard let object = file?.object else { return }
    let levels = (object.list("os") ?? []).compactMap(\.level)
    os = levels.enumerated().sorted {
      ($0.element.version, $0.offset) < ($1.element.version, $1.offset)
    }.map(\.element)
    if let row = object.object("gate") {
      gate = Gate(exact: row.texts("exact") ?? gate.exact, except: row.texts("except") ?? [])
      limits = Limits(row)
      findings += row.limitsWithoutNumber
    }
    if let strategies { findings += object.unknownStrategies(strategies) }
    app = object.object("app").map { AppViews($0, &findings) } ?? app
    var names = UniqueNames(of: "name", ignoresCase: false)
    for row in object.objects("runs") {
      guard let name = names.claim("name", of: row, &findings), let query = row.entry("where"),
        let text = query.scalar?.text
      else { continue }
      let place = SourceLocation(file: row.file, line: query.node.start.line)
      runs.append(SubProduct(name: name, query: text, place: place))
    }
  }
}

extension DecodedObject {
  /// A finding for each strategy of the gate that there is not: it would never be judged.
  fileprivate func unknownStrategies(_ known: [String]) -> [Diagnostic] {
    let gate = object("gate")
    let limited = gate?.objects("hidden").compactMap { $0.entry("strategy") } ?? []
    return ((gate?.list("exact") ?? []) + limited).compactMap {
      $0.unknownStrategy(known, in: file)
    }
  }
}

extension DecodedObject {
  /// A finding for each row of a gate's `hidden` that limits nothing.
  fileprivate var limitsWithoutNumber: [Diagnostic] {
    objects("hidden").filter { !$0.wrote("ofScenarios") && !$0.wrote("ofUse") }.map {
      Diagnostic(
        "missing-key", "a row of `hidden` has neither `ofScenarios` nor `ofUse`", file, at: $0.node)
    }
  }
}

extension MatrixPlan.Limits {
  /// What a `gate` asks for beside exactness; nil where that is nothing.
  fileprivate init?(_ gate: DecodedObject) {
    func limits(_ key: String) -> [String: Double] {
      let rows = gate.objects("hidden").compactMap { row -> (String, Double)? in
        guard let strategy = row.text("strategy"), let percent = row.number(key) else { return nil }
        return (strategy, percent)
      }
      return Dictionary(rows) { min($0, $1) }
    }
    self.init(
      hidden: limits("ofScenarios"), hiddenOfUse: limits("ofUse"),
      leastScenarios: gate.number("leastScenarios").map { Int($0) },
      greatestShrinkage: gate.number("greatestShrinkage"))
    if self == Self() { return nil }
  }
}

extension DecodedEntry {
  /// A finding where the entry's text is no strategy.
  func unknownStrategy(
    _ known: [String], in file: String, severity: Diagnostic.Severity = .error
  ) -> Diagnostic? {
    guard let name = scalar?.text, !known.contains(name) else { return nil }
    let near = NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
    return Diagnostic(
      "unknown-strategy", "unknown strategy \(name.quoted)", file, at: node,
      help: [near ?? "`insetmatrix list strategies` lists them"], severity: severity)
  }

  fileprivate var level: OSLevel? { if case .level(let level)? = scalar { level } else { nil } }
}
