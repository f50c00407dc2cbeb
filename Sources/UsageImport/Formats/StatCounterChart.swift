import DeviceProfiles
import TextFormats

extension UsageFormat {
  /// StatCounter's chart of iOS versions: months in rows, or the bars of one month.
  static let statCounter = UsageFormat(
    title: "StatCounter chart",
    recognizes: { file in
      let columns = file.columns
      return columns.count >= 2
        && (columns[0] == "date" && columns[1].hasPrefix("ios ")
          || columns.count == 2 && columns[1].hasPrefix("market share"))
    },
    read: { file throws(TextFinding) in
      var table = try file.table()
      var export = UsageExport(unit: "page views")
      export.kind = .published
      export.remarks = ["os": "Safari 26 hides its version: a lower bound for iOS 26"]
      let isWide = table.columns[0] == "date"
      if !isWide { export.take(date: month(in: table.header[1].text)) }
      let numbers = try table.columns.indices.dropFirst().map { column throws(TextFinding) in
        try table.numbers(in: column, areShares: true)
      }
      var last: (date: String, row: ExportRow)?
      while let row = try table.next() {
        if !isWide {
          export.add(["os": row.text(0)], try row.number(numbers[0]))
        } else if let date = row.text(0).flatMap(UsageExport.date) {
          if date >= last?.date ?? "" { last = (date, row) }
        } else {
          throw TextFinding(
            "bad-value", "this must be a month such as 2026-06", row.fields[0].place)
        }
      }
      if let last {
        export.take(date: last.date)
        for column in numbers {
          export.add(["os": table.header[column.index].text.trimmed], try last.row.number(column))
        }
      }
      return export
    })

  /// The month in a header such as `Market Share Perc. (May 2026)`.
  private static func month(in header: String) -> String? {
    let words = header.split { !($0.isLetter || $0.isNumber) }
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    for (word, next) in zip(words, words.dropFirst()) {
      if let month = months.firstIndex(of: word.prefix(3).lowercased()), let year = Int(next) {
        return "\(year)-" + (month < 9 ? "0" : "") + "\(month + 1)"
      }
    }
    return nil
  }
}
