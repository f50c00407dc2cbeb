import DeviceProfiles
import MatrixResults
import TextFormats

extension ReportFigures {
  /// What would change if assumed figures or single reports were wrong.
  var dependenceBlocks: [ReportDocument.Block] {
    guard let dependence else { return [] }
    let figures = table(
      "sensitivity-table", dependence.figures, "assumed figures",
      caption:
        "Scenarios on iOS \(dependence.os) whose verdict changes when assumed figures are moved "
        + "by 8 pt: how much the assumptions matter.")
    if dependence.behaviors.isEmpty {
      return [.table(figures), .paragraph("No verdict depends on a single report.")]
    }
    return [
      .table(figures),
      .table(
        table(
          "hinges-table", dependence.behaviors, "what iOS does",
          caption:
            "Scenarios whose verdict changes if iOS behaves as a single report says, or not so "
            + "where the run takes the report in.")
      ),
    ]
  }

  private func table(
    _ id: String, _ changes: [VerdictChanges], _ title: String, caption: String
  ) -> ReportTable {
    ReportTable(
      id: id, caption: caption,
      columns: [.init(title: title), .init(title: "judged again", isNumber: true)]
        + (dependence?.strategies ?? []).flatMap {
          [.init(title: name(of: $0), isNumber: true), .init(title: "share", isNumber: true)]
        },
      rows: changes.map { change in
        [
          .text(OSBehavior(rawValue: change.name)?.title ?? change.name), .count(change.scenarios),
        ]
          + change.changed.flatMap {
            [.count($0), .number(Numbers.percent($0, of: change.scenarios))]
          }
      })
  }

  func name(of strategy: String) -> String {
    strategies.first { $0.result.id == strategy }?.result.name ?? strategy
  }
}
