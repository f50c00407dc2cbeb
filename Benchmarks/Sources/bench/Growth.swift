import DeviceProfiles
import Foundation
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults

/// A matrix of so many levels, run on one thread in a process of its own.
struct Growth {
  /// How often every shipped locale comes.
  var locales = 1
  /// How many devices.
  var devices = 4
  /// How many strategies.
  var strategies = Strategies.all.count / 2

  static let usage = "LOCALES DEVICES STRATEGIES"

  /// Old and new, phones and pads, four and four.
  private static let names = [
    "iphone-4s", "iphone-8", "iphone-x", "ipad-air-2", "iphone-6-plus", "iphone-12", "iphone-16",
    "ipad-pro-11-inch",
  ]

  private init() {}

  /// Reads the three numbers.
  init?(_ arguments: ArraySlice<String>) {
    let numbers = arguments.compactMap { Int($0) }
    guard arguments.count == 3, numbers.count == 3 else { return nil }
    (locales, devices, strategies) = (numbers[0], numbers[1], numbers[2])
  }

  /// Runs the matrix; the text holds processor seconds and the peak of resident bytes.
  func run() throws -> String {
    let model = ScenarioMatrix.shipped.model
    var profiles = model.profiles
    let chosen = Self.names.prefix(devices)
    profiles.devices = chosen.compactMap { name in profiles.devices.first { $0.id == name } }
    precondition(profiles.devices.count == devices, "a device is not shipped any more")
    profiles.locales = (0..<locales).flatMap { copy in
      model.profiles.locales.map { locale in
        var locale = locale
        if copy > 0 { locale.id += "-copy\(copy)" }
        return locale
      }
    }
    // The first sub-product has every device but some that are not here; others name such devices.
    var plan = model.plan
    plan.runs.removeLast(plan.runs.count - 1)
    plan.runs[0].query.replace(#/\s*device:\S+/#, with: "")
    let matrix = try Matrix(
      MatrixModel(profiles, plan), strategies: Array(Strategies.all.prefix(strategies)))
    let cost = Cost.of { _ = try? matrix.run(.init(threads: 1)) }
    return "\(cost.cpu) \(Cost.peakBytes())"
  }
}

extension Growth {
  /// What one process took.
  private struct Sample {
    var seconds: Double
    var bytes: Double
  }

  /// The lines of a table: a matrix, the same with more of one kind, and what one more costs.
  static func table(rounds: Int) throws -> [String] {
    let base = Growth()
    let shipped = ScenarioMatrix.shipped.model.profiles.locales.count
    var (locales, devices, strategies) = (base, base, base)
    locales.locales = 10
    devices.devices = 8
    strategies.strategies = Strategies.all.count
    let matrices = [base, locales, devices, strategies]
    var samples = [[Sample]](repeating: [], count: matrices.count)
    for _ in 0..<rounds {
      for (index, matrix) in matrices.enumerated() { samples[index].append(try matrix.sample()) }
    }
    let medians = samples.map {
      Sample(seconds: $0.map(\.seconds).median, bytes: $0.map(\.bytes).median)
    }
    let start = medians[0]
    func line(_ name: String, _ sample: Sample, more: Int = 0, of kind: String = "") -> String {
      let growth =
        more == 0
        ? ""
        : "x \((sample.seconds / start.seconds).rounded(to: 2))  one \(kind): "
          + "\(((sample.seconds - start.seconds) / Double(more) * 1e3).rounded(to: 3)) ms, "
          + "\(((sample.bytes - start.bytes) / Double(more) / 1024).rounded(to: 1)) KiB"
      return row(
        name, "\(sample.seconds.rounded(to: 2)) s, \((sample.bytes / 1048576).rounded(to: 1)) MiB",
        growth)
    }
    return [
      line("\(shipped) locales, 4 devices, \(base.strategies) strategies", medians[0]),
      line("\(10 * shipped) locales (wanted: x 1.2)", medians[1], more: 9 * shipped, of: "locale"),
      line("8 devices", medians[2], more: 4, of: "device"),
      line(
        "\(strategies.strategies) strategies", medians[3],
        more: strategies.strategies - base.strategies, of: "strategy"),
    ]
  }

  private func sample() throws -> Sample {
    let output = try Child.run(["work", "\(locales)", "\(devices)", "\(strategies)"])
    let numbers = output.split(separator: " ").compactMap { Double($0) }
    precondition(numbers.count == 2, "a run of the matrix gave no figures")
    return Sample(seconds: numbers[0], bytes: numbers[1])
  }
}
