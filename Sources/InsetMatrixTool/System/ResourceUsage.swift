import Foundation

/// What the process has used so far.
struct ResourceUsage {
  /// The processor time of all threads in seconds.
  let cpuSeconds: Double
  /// The most memory that was resident at a time, in bytes.
  let peakRSSBytes: Int

  /// Asks the system.
  init() {
    var usage = rusage()
    #if canImport(Darwin)
      let (who, unit) = (RUSAGE_SELF, 1)
    #else
      let (who, unit) = (__rusage_who_t(RUSAGE_SELF.rawValue), 1024)
    #endif
    _ = unsafe getrusage(who, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    peakRSSBytes = usage.ru_maxrss * unit
  }
}
