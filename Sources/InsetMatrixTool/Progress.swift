import Foundation
import Synchronization
import TextFormats

/// Says on standard error which phase a run is in and how far: one line that renews itself on a
/// terminal, elsewhere a line for each phase and each quarter of it.
final class Progress: Sendable {
  private struct State {
    var phase = ""
    /// What the phase counts, such as "scenarios".
    var unit = ""
    var done = 0
    var total = 0
    var start = ContinuousClock.now
    var lastUpdate = ContinuousClock.now
    var quarter = 0
  }

  private let isTerminal = Terminal.hasErrors
  // Worker threads belong to no task.
  private let capture = Output.capture
  private let state = Mutex(State())

  /// Begins a phase.
  func begin(_ phase: String, of total: Int? = nil, _ unit: String = "") {
    state.withLock { state in
      state = State(phase: phase, unit: unit, total: total ?? 0)
      show(state, after: .zero)
    }
  }

  /// Counts what was done; any thread may call it.
  func advance(_ count: Int = 1) {
    state.withLock { state in
      state.done += count
      let now = ContinuousClock.now
      let quarter = state.total == 0 ? 0 : Int(4 * Double(state.done) / Double(state.total))
      // A terminal is refreshed ten times a second.
      let isDue =
        isTerminal
        ? state.done == state.total || now - state.lastUpdate > .milliseconds(100)
        : quarter > state.quarter
      guard isDue else { return }
      state.lastUpdate = now
      state.quarter = quarter
      show(state, after: now - state.start)
    }
  }

  /// Clears the terminal's line, for what is to be printed next.
  func finish() {
    if isTerminal { Output.message("\r\u{1B}[K") }
  }

  private func show(_ state: State, after elapsed: Duration) {
    let line = ProgressLine(
      phase: state.phase, unit: state.unit, done: state.done, total: state.total,
      elapsed: elapsed / .seconds(1))
    Output.$capture.withValue(capture) {
      if isTerminal {
        Output.message("\r\u{1B}[K" + line.text(columns: Terminal.columns - 1, hasBar: true))
      } else {
        Output.error("\(line.text(columns: nil, hasBar: false))")
      }
    }
  }
}

/// How far a phase is, in words that fit a width.
struct ProgressLine {
  var phase: String
  var unit: String
  var done: Int
  var total: Int
  /// The seconds since the phase began.
  var elapsed: Double

  /// The line; parts that do not fit are left out from the end.
  func text(columns: Int?, hasBar: Bool) -> String {
    var text = ""
    for part in parts(hasBar: hasBar) {
      let longer = text + part
      if let columns, longer.count > columns { break }
      text = longer
    }
    return text.isEmpty ? String(phase.prefix(columns ?? phase.count)) : text
  }

  private func parts(hasBar: Bool) -> [String] {
    guard total > 0 else { return [phase] }
    let share = min(1, Double(done) / Double(total))
    let filled = Int(share * 20)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    var parts = [phase, ": \(Int(share * 100)) %"]
    if hasBar { parts.insert(" \(bar)", at: 1) }
    // Far too early for an estimate; and at the end nothing is left.
    if share > 0.01, done < total, elapsed > 1 {
      let left = max(1, Int((elapsed / share * (1 - share)).rounded(.up)))
      parts.append(", about \(left) s of it left")
    }
    // Of one the share says as much.
    if total > 1 {
      parts.append(", \(Numbers.grouped(done)) of \(Numbers.grouped(total)) \(unit)")
    }
    return parts
  }
}
