import Foundation

/// Measures the program; `make bench` runs everything, a word runs one part.
@main
enum Bench {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      // In a process of its own, so that the peak of memory is its own.
      print(try Child.run(["nightly"]))
      let parts = [try scale(), try grow(), try lint(), try count()]
      exit(parts.contains(false) ? 1 : 0)
    case "nightly":
      exit(try nightly(arguments.dropFirst().joined(separator: " ")) ? 0 : 1)
    case "scale": exit(try scale() ? 0 : 1)
    case "grow": exit(try grow() ? 0 : 1)
    case "lint": exit(try lint() ? 0 : 1)
    case "count": exit(try count() ? 0 : 1)
    case "cover":
      guard try cover(arguments.dropFirst()) else { fallthrough }
    case "subsets" where arguments.count == 2:
      exit(try subsets(arguments[1]) ? 0 : 1)
    case "work":
      guard let workload = Workload(arguments.dropFirst()) else { fallthrough }
      print(try workload.run())
    default:
      print(
        """
        usage: bench [nightly [QUERY] | scale | grow | lint | count \
        | cover FOLDER [EFFORT] [STRENGTH] [MODEL…] | subsets FILE | work NAME PASSES | work \(Growth.usage)]
        """
      )
      exit(2)
    }
  }
}

extension Bench {
  /// Prints how much faster more threads are.
  static func scale() throws -> Bool {
    title("Threads: wall time of one run of the matrix")
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let scaling = try Scaling(rounds: 3, threads: cores)
    for result in scaling.results {
      print(
        row(
          "\(result.threads) threads",
          "\(result.speedups.median.rounded(to: 2)) times as fast, "
            + "work x \(result.work.median.rounded(to: 2))",
          "wanted: \((0.8 * Double(result.threads)).rounded(to: 2)) on as many idle cores"))
      print("  rounds:", result.speedups.map { "\($0.rounded(to: 2))" }.joined(separator: " "))
    }
    return true
  }

  /// Prints what more levels and strategies cost.
  static func grow() throws -> Bool {
    title("Growth: processor time and peak memory on one thread")
    let table = try Growth.table(rounds: 3)
    for line in table { print(line) }
    return true
  }

  /// Prints instructions and allocations per evaluation; false above a threshold.
  static func count() throws -> Bool {
    title("Counts per evaluation (under valgrind)")
    return try Thresholds.check()
  }
}

/// Begins a part of the summary.
func title(_ text: String) { print("\n\(text)\n\(String(repeating: "-", count: text.count))") }

/// Cells of a table's row, at least 40 characters wide but the last.
func row(_ cells: String...) -> String {
  (cells.dropLast().map { $0.padding(toLength: max(40, $0.count), withPad: " ", startingAt: 0) }
    + cells.suffix(1)).joined(separator: " ")
}

extension Double {
  /// The number with so many decimal places.
  func rounded(to places: Int) -> Double {
    let factor = Double((0..<places).reduce(1) { power, _ in power * 10 })
    return (self * factor).rounded() / factor
  }
}
