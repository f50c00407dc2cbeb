import DeviceProfiles
import MatrixResults
import TextFormats

extension ReportFigures {
  /// What each version of iOS changed, under the first version of the run that does it.
  var osChangeBlocks: [ReportDocument.Block] {
    let rows = osChanges.map { change -> [ReportTable.Cell] in
      [
        .text("iOS \(levels(of: .os)[change.levels[0]].prefix { $0 != "." })"),
        .text("\(change.fact.title). \(change.fact.sentence)"), .text(change.fact.os.words),
        .text(change.fact.grade.words), .count(change.scenarios),
        .number(Numbers.percent(change.scenarios, of: counts.applicable)),
      ]
        + (shares.map {
          [.number(Numbers.percent(ofUse: $0.share(of: change.queries, in: result)))]
        } ?? [])
    }
    return [
      .table(
        ReportTable(
          id: "ios-table",
          caption: "What versions of iOS brought, and the scenarios in which it can show. A "
            + "change that a single report describes is possible, and left out unless --with names it.",
          columns: [
            .init(title: "iOS"), .init(title: "change"), .init(title: "versions"),
            .init(title: "known from"), .init(title: "scenarios", isNumber: true),
            .init(title: "of the run", isNumber: true),
          ] + (shares == nil ? [] : [.init(title: "of use", isNumber: true)]), rows: rows))
    ]
  }
}

extension OSBehavior.Grade {
  /// How well something is known, in a table.
  var words: String {
    switch self {
    case .documented: "Apple's documentation"
    case .severalReports: "several reports"
    case .oneReport: "one report: possible"
    }
  }
}
