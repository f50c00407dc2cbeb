import Foundation

extension Bench {
  /// Prints sizes of covering arrays beside those of others, and what each way to search brings.
  ///
  /// - Parameter arguments: The folder of models; then, in any order, the only effort, strength and
  ///   models to run.
  /// - Throws: Where a file cannot be read, or a model has no array.
  /// - Returns: Whether there are the folder and the models.
  static func cover(_ arguments: ArraySlice<String>) throws -> Bool {
    guard let folder = arguments.first else { return false }
    var names = Set(arguments.dropFirst())
    let efforts = Covering.efforts.filter { names.contains($0.name) }
    let strengths = (2...3).filter { names.contains("\($0)") }
    names.subtract(efforts.map(\.name) + strengths.map(String.init))
    let covering = try Covering(folder: folder, models: names)
    guard names.isSubset(of: covering.models.map(\.name)) else { return false }
    let all = Covering.efforts
    for strength in strengths.isEmpty ? [2, 3] : strengths {
      title("Covering arrays, \(strength)-way")
      var summaries: [String] = []
      for (name, effort) in efforts.isEmpty ? all : efforts {
        let isLast = name == (efforts.last ?? all.last)?.name
        if isLast {
          show(["model", "t", "rows", "PICT", "best", "to PICT", "to best", "s", "PICT s"])
        }
        let results = try covering.results(strength: strength, effort) {
          if isLast { show($0.cells) }
        }
        summaries.append(row(name, results.summary))
      }
      print(summaries.joined(separator: "\n"))
    }
    return true
  }

  /// Prints a line of a table at once: the next may take a minute.
  private static func show(_ cells: [String]) {
    print(cells.joined(separator: "\t"))
    fflush(nil)
  }
}

extension Covering.Result {
  /// Its line in the table.
  fileprivate var cells: [String] {
    func text(_ value: (some CustomStringConvertible)?) -> String { value?.description ?? "" }
    return [
      model, "\(strength)", "\(rowCount)", text(figures?.pict), text(figures?.bestKnown),
      text(ratio(to: figures?.pict)?.rounded(to: 3)),
      text(ratio(to: figures?.bestKnown)?.rounded(to: 3)), text(seconds.rounded(to: 2)),
      text(figures?.pictSeconds),
    ]
  }
}
