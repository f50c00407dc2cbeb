package import DeviceProfiles
import ScenarioSpaces

/// A usage file: its distributions, and where each of them is written.
package struct UsageFile: Sendable {
  /// A distribution with the nodes that it was read from.
  package struct Entry: Sendable {
    package var distribution: UsageModel.Distribution
    /// The node of the parameter, or of the first of its rows.
    package var node: YAMLNode
    /// The node of `where`; nil where it was not written.
    package var condition: YAMLNode?
    /// For each share the node of its levels.
    package var levels: [YAMLNode]
  }

  package let file: DecodedFile
  package private(set) var entries: [Entry] = []
  /// What is wrong with the distributions, beyond what is wrong with the file's keys.
  package private(set) var findings: [Diagnostic] = []

  package init(_ file: DecodedFile) {
    self.file = file
    for row in file.object?.objects("distributions") ?? [] { add(row) }
  }

  /// What the file says; nil where it cannot be read.
  package var model: UsageModel? {
    guard let name = file.object?.text("usage"), let unit = file.object?.text("unit") else {
      return nil
    }
    return UsageModel(name: name, unit: unit, distributions: entries.map(\.distribution))
  }

  private mutating func report(
    _ rule: String, _ message: String, at node: YAMLNode, help: [String] = []
  ) {
    findings.append(Diagnostic(rule, message, file.path, at: node, help: help))
  }

  private mutating func add(_ row: DecodedObject) {
    let shares = shares(row)
    guard let distribution = UsageModel.Distribution(row) else { return }
    switch (row.wrote("parameter"), row.wrote("parameters")) {
    case (true, false):
      guard let parameter = row.text("parameter"), let node = row.entry("parameter")?.node else {
        return
      }
      if parameter == "device", let node = row.entry("where")?.node {
        report("usage-parameters", "shares of devices are those of all devices", at: node)
      }
      addMarginal(distribution, of: parameter, at: node, row, shares)
    case (false, true):
      guard let names = row.texts("parameters"), let node = row.entry("parameters")?.node else {
        return
      }
      if names.count != 2 || names.first != "device" {
        report("usage-parameters", "`parameters` must be `device` and another one", at: node)
      } else if let condition = row.entry("where")?.node {
        report(
          "usage-parameters", "with `parameters` the rows say for which devices", at: condition)
      } else {
        addJoint(distribution, with: names[1], at: node, shares)
      }
    case (true, true), (false, false):
      report(
        "usage-parameters", "\(row.kind.title) has either `parameter` or `parameters`",
        at: row.node.beginning)
    }
  }

  private mutating func addMarginal(
    _ distribution: UsageModel.Distribution, of parameter: String, at node: YAMLNode,
    _ row: DecodedObject, _ shares: [Row]
  ) {
    var distribution = distribution
    distribution.parameter = parameter
    distribution.condition = row.text("where") ?? ""
    distribution.shares = shares.map { row in
      row.share(of: row.values.map(\.text).joined(separator: ","))
    }
    entries.append(
      Entry(
        distribution: distribution, node: node, condition: row.entry("where")?.node,
        levels: shares.map(\.node)))
  }

  /// Adds the shares of devices, and for each value of them those of the other parameter.
  private mutating func addJoint(
    _ distribution: UsageModel.Distribution, with parameter: String, at node: YAMLNode,
    _ shares: [Row]
  ) {
    let pairs = shares.filter { $0.values.count == 2 }
    for row in shares where row.values.count != 2 {
      report(
        "usage-parameters", "`levels` must be a list of a value for each parameter", at: row.node)
    }
    var devices = distribution
    devices.parameter = "device"
    let order = Dictionary(grouping: pairs.indices) { pairs[$0].values[0].text }
      .values.sorted { $0[0] < $1[0] }
    devices.shares = order.map { indices in
      let rows = indices.map { pairs[$0] }
      return UsageModel.Share(
        rows[0].values[0].text, rows.reduce(0) { $0 + $1.number },
        low: rows.reduce(0) { $0 + $1.low }, high: rows.reduce(0) { $0 + $1.high })
    }
    entries.append(
      Entry(
        distribution: devices, node: node, levels: order.map { pairs[$0[0]].values[0].node }))
    for indices in order {
      let rows = indices.map { pairs[$0] }
      var other = distribution
      other.parameter = parameter
      other.condition = "device:\(rows[0].values[0].text)"
      other.shares = rows.map { $0.share(of: $0.values[1].text) }
      entries.append(
        Entry(
          distribution: other, node: rows[0].node, levels: rows.map { $0.values[1].node }))
    }
  }
}

/// A row of `shares`.
private struct Row {
  var values: [(text: String, node: YAMLNode)]
  var node: YAMLNode
  var number: Double
  var low: Double
  var high: Double

  func share(of levels: String) -> UsageModel.Share {
    UsageModel.Share(levels, number, low: low, high: high)
  }
}

extension UsageFile {
  /// The rows of a distribution; what is wrong with them is a finding.
  private mutating func shares(_ distribution: DecodedObject) -> [Row] {
    let rows = distribution.objects("shares")
    let shares = rows.compactMap { row -> Row? in
      guard let levels = row.list("levels"), let node = row.entry("levels")?.node,
        let share = row.number("share")
      else { return nil }
      checkRange(of: row, share)
      let values = levels.compactMap { entry in
        entry.scalar?.text.map { (text: $0, node: entry.node) }
      }
      for value in values where LevelValues(value.text) == nil {
        report(
          "query", "\(value.text.quoted) is not a level, nor a pattern such as `iphone-1*`",
          at: value.node, help: ["several have commas and no blanks between them: `nav,tab`"])
      }
      return Row(
        values: values.filter { LevelValues($0.text) != nil }, node: node, number: share,
        low: row.number("low") ?? share, high: row.number("high") ?? share)
    }
    if !rows.isEmpty, shares.count == rows.count, shares.allSatisfy({ $0.number == 0 }),
      let node = distribution.entry("shares")?.node
    {
      report("no-share", "the shares add up to nothing", at: node.beginning)
    }
    return shares.filter { !$0.values.isEmpty }
  }

  private mutating func checkRange(of row: DecodedObject, _ share: Double) {
    if let low = row.number("low"), low > share, let node = row.entry("low")?.node {
      report("share-range", "`low` must not be above the share", at: node)
    }
    if let high = row.number("high"), high < share, let node = row.entry("high")?.node {
      report("share-range", "`high` must not be below the share", at: node)
    }
  }
}

extension UsageModel.Distribution {
  /// What a row says of its figures; nil where something is missing, which was reported.
  fileprivate init?(_ row: DecodedObject) {
    guard let kind: UsageModel.Kind = row.choice("kind"), let source = row.text("source"),
      let date = row.text("date")
    else { return nil }
    self.init(
      parameter: "", kind: kind, source: source, date: date, shares: [],
      place: SourceLocation(file: row.file, line: row.node.start.line))
  }
}
