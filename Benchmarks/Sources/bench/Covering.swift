import Foundation
import PICTModels
import ScenarioSpaces
import TextFormats

/// Sizes and processor times of covering arrays, for the models of a folder.
///
/// A file `covering-arrays.csv` beside the folder gives the sizes to compare with, in its columns
/// `model`, `t`, `pict`, `best_known` and `pict_user_s`.
struct Covering {
  /// The array of a model at a strength, and the figures to compare with.
  struct Result {
    var model: String
    var strength: Int
    var rowCount: Int
    /// Seconds of processor time.
    var seconds: Double
    var figures: Figures?

    /// The size as a multiple of another.
    func ratio(to other: Int?) -> Double? { other.map { Double(rowCount) / Double($0) } }
  }

  /// What others need.
  struct Figures {
    var pict: Int?
    var bestKnown: Int?
    var pictSeconds: Double?
  }

  /// The ways to search, each with one step more.
  static let efforts: [(name: String, effort: SearchEffort)] = [
    ("greedy", SearchEffort(start: 0, search: 0)),
    ("candidates", SearchEffort(start: 20_000_000, search: 0)), ("default", .default),
  ]

  let models: [(name: String, model: NamedModel)]
  private let figures: [String: Figures]

  /// - Parameters:
  ///   - folder: The folder of models.
  ///   - chosen: The names of the only models to take; all where there are none.
  /// - Throws: Where a file cannot be read.
  init(folder: String, models chosen: Set<String>) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    models = try names.filter { $0.hasSuffix(".pict") }.map { String($0.dropLast(5)) }.sorted()
      .filter { chosen.isEmpty || chosen.contains($0) }.map { name in
        let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: "\(name).pict"))
        return (name, try PICTFormat.model(Array(bytes)))
      }
    let table = URL(filePath: folder).deletingLastPathComponent()
      .appending(path: "covering-arrays.csv")
    figures = try (try? Data(contentsOf: table)).map { try Self.figures(Array($0)) } ?? [:]
  }

  /// Makes the arrays of all models that have figures at a strength, or of all without figures, and
  /// calls a function as each is made.
  func results(
    strength: Int, _ effort: SearchEffort, each report: (Result) -> Void
  ) throws -> [Result] {
    try models.compactMap { name, model in
      let figures = figures["\(name) \(strength)"]
      if figures == nil, !self.figures.isEmpty { return nil }
      let start = Cost.now
      let array = try model.coveringModel(strength: strength).array(effort: effort)
      let result = Result(
        model: name, strength: strength, rowCount: array.rows.count,
        seconds: (Cost.now - start).cpu, figures: figures)
      report(result)
      return result
    }
  }

  private static func figures(_ bytes: [UInt8]) throws -> [String: Figures] {
    var reader = DelimitedReader(bytes)
    let header = try reader.next()?.map(\.text) ?? []
    var figures: [String: Figures] = [:]
    while let fields = try reader.next() {
      let row = Dictionary(
        zip(header, fields.map(\.text)), uniquingKeysWith: { first, _ in first })
      figures["\(row["model"] ?? "") \(row["t"] ?? "")"] = Figures(
        pict: row["pict"].flatMap { Int($0) }, bestKnown: row["best_known"].flatMap { Int($0) },
        pictSeconds: row["pict_user_s"].flatMap { Double($0) })
    }
    return figures
  }
}

extension [Covering.Result] {
  /// One line: geometric means of the ratios, the largest of them, and processor times.
  var summary: String {
    let toPICT = compactMap { $0.ratio(to: $0.figures?.pict) }
    let toBest = compactMap { $0.ratio(to: $0.figures?.bestKnown) }
    return [
      "\(count) arrays, \(reduce(0) { $0 + $1.rowCount }) rows",
      "to PICT \(toPICT.geometricMean), at most \((toPICT.max() ?? 0).rounded(to: 3))",
      "to the best known \(toBest.geometricMean)",
      "\(reduce(0) { $0 + $1.seconds }.rounded(to: 2)) s, "
        + "at most \((map(\.seconds).max() ?? 0).rounded(to: 2)) s",
    ].joined(separator: "; ")
  }
}

extension [Double] {
  fileprivate var geometricMean: Double {
    isEmpty ? 0 : exp(reduce(0) { $0 + log($1) } / Double(count)).rounded(to: 3)
  }
}
