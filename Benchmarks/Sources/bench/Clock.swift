import Foundation

/// The cost of a piece of work.
struct Cost {
  /// Seconds of wall time.
  var wall: Double
  /// Seconds of processor time, of all threads together.
  var cpu: Double

  /// What the process has used so far.
  static var now: Cost {
    Cost(wall: seconds(CLOCK_MONOTONIC), cpu: seconds(CLOCK_PROCESS_CPUTIME_ID))
  }

  /// Runs a piece of work once.
  static func of(_ work: () -> Void) -> Cost {
    let start = now
    work()
    return now - start
  }

  static func - (a: Cost, b: Cost) -> Cost { Cost(wall: a.wall - b.wall, cpu: a.cpu - b.cpu) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that was resident at a time so far, in bytes.
  static func peakBytes() -> Int {
    #if canImport(Darwin)
      var usage = rusage()
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      // On Linux getrusage hands the peak of a parent on to its child.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kibibytes = peak?.split(whereSeparator: \.isWhitespace).dropFirst().first
      return (kibibytes.flatMap { Int($0) } ?? 0) * 1024
    #endif
  }
}

extension [Double] {
  /// The middle value, or the mean of the two in the middle.
  var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
