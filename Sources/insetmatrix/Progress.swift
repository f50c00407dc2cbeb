import Foundation
import Reporting
import Synchronization

/// Tells on standard error how far a run is: a bar on a terminal, plain lines elsewhere.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var shown = -1
    var lastUpdate = ContinuousClock.now
  }

  private let start = ContinuousClock.now
  private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
  private let state = Mutex(State())

  /// Counts scenarios; any thread may call it.
  func advance(_ scenarios: Int, of total: Int) {
    let line: String? = state.withLock { state in
      state.done += scenarios
      let now = ContinuousClock.now
      let percent = total == 0 ? 100 : Int(Double(state.done) / Double(total) * 100)
      // A terminal is refreshed ten times a second, a log told at each quarter.
      let isDue =
        isTerminal
        ? state.done == total || now - state.lastUpdate > .milliseconds(100)
        : percent / 25 > state.shown / 25 || (state.shown < 0 && percent > 0)
      guard isDue else { return nil }
      state.lastUpdate = now
      state.shown = percent
      return text(state.done, total, percent, after: now - start)
    }
    guard let line else { return }
    FileHandle.standardError.write(Data((isTerminal ? "\r\u{1B}[K" + line : line + "\n").utf8))
  }

  /// Leaves the bar's line.
  func finish() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }

  private func text(_ done: Int, _ total: Int, _ percent: Int, after elapsed: Duration) -> String {
    let seconds = max(
      0.001, Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
    let rate = Double(done) / seconds
    let remaining = rate > 0 ? Int((Double(total - done) / rate).rounded(.up)) : 0
    let filled = percent / 5
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    return "\(isTerminal ? bar + " " : "")\(percent) %  \(Numbers.grouped(done)) of "
      + "\(Numbers.grouped(total)) scenarios, \(Numbers.grouped(Int(rate)))/s, \(remaining) s left"
  }
}
