import Foundation

extension Bench {
  /// Prints sizes of covering arrays beside those of others, and what each way to search brings.
  ///
  /// - Parameter arguments: The folder of models; then `max` for the long search, too.
  /// - Throws: Where a file cannot be read, or a model has no array.
  /// - Returns: Whether there is a folder.
  static func cover(_ arguments: ArraySlice<String>) throws -> Bool {
    guard let folder = arguments.first else { return false }
    let covering = try Covering(folder: folder)
    let efforts = Covering.efforts.filter { $0.name != "max" || arguments.contains("max") }
    var tables: [[Covering.Result]] = []
    title("Covering arrays: what each step of the search brings")
    for strength in 2...3 {
      for (name, effort) in efforts {
        let results = try covering.results(strength: strength, effort)
        print(row("\(strength)-way, \(name)", results.summary))
        if name == efforts.last?.name { tables.append(results) }
      }
    }
    title("Covering arrays, one by one")
    print("model\tt\trows\tPICT\tbest\tto PICT\tto best\ts\tPICT s")
    for result in tables.joined() { print(result.line) }
    return true
  }
}

extension Covering.Result {
  /// Its line in the table, with tabs.
  fileprivate var line: String {
    func text(_ value: (some CustomStringConvertible)?) -> String { value?.description ?? "" }
    return [
      model, "\(strength)", "\(rowCount)", text(figures?.pict), text(figures?.bestKnown),
      text(ratio(to: figures?.pict)?.rounded(to: 3)),
      text(ratio(to: figures?.bestKnown)?.rounded(to: 3)), text(seconds.rounded(to: 2)),
      text(figures?.pictSeconds),
    ].joined(separator: "\t")
  }
}
