import MatrixResults
import TextFormats

extension ReportFigures {
  /// Strategies by the levels of each parameter but the device.
  var pivotTables: [ReportTable] {
    Self.pivots.filter { $0 != .device }.map { parameter in
      ReportTable(
        id: "\(parameter.name)-table",
        caption: "Exact % by \(parameter.title); \(Numbers.missing) where nothing was judged.",
        columns: [.init(title: "strategy")]
          + levels(of: parameter).map { .init(title: $0, isNumber: true, isCode: true) },
        rows: strategies.map { strategy in
          [.text(strategy.result.name)] + strategy.counts[parameter].map(\.cell)
        })
    }
  }

  /// The devices that were run by strategy; those that look the same share a row.
  var deviceTable: ReportTable {
    var rows: [(names: [String], cells: [ReportTable.Cell])] = []
    var cache: [[ReportTable.Cell]: Int] = [:]
    for (level, name) in levels(of: .device).enumerated() {
      let counts = strategies.map { $0.counts[.device][level] }
      if counts.allSatisfy({ $0.judged + $0.ambiguous + $0.notAvailable == 0 }) { continue }
      let cells = counts.map(\.cell)
      if let row = cache[cells] {
        rows[row].names.append(name)
      } else {
        cache[cells] = rows.count
        rows.append(([name], cells))
      }
    }
    return ReportTable(
      id: "device-table",
      caption: "Exact % by device; devices with the same figures share a row.",
      columns: [.init(title: "device", isCode: true)]
        + strategies.map { .init(title: $0.result.id, isNumber: true, isCode: true) },
      rows: rows.map { [.code(compactNames($0.names))] + $0.cells }, folds: .open)
  }
}

extension StrategyCounts {
  fileprivate var cell: ReportTable.Cell { .exact(exact, failing: failing) }
}

extension MatrixParameter {
  /// The name in a sentence.
  fileprivate var title: String {
    switch self {
    case .keyboard: "keyboard mode"
    case .device, .os, .orientation, .window, .locale, .accessory, .bars, .placement,
      .adjustment, .base, .field, .script:
      name
    }
  }
}
