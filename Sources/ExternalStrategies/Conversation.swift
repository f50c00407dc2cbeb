import InsetCore
import Synchronization

/// A program that has introduced itself, and the lines with it so far.
///
/// Used by one thread at a time.
final class Conversation: Sendable {
  let manifest: StrategyManifest
  private let child: ChildProcess
  private let limits: ExternalStrategy.Limits
  /// The number of the last line of events.
  private let number = Atomic(0)

  /// Starts a program and lets it introduce itself.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - limits: How it is treated.
  /// - Throws: ``NoAnswer`` where it does not.
  init(_ path: String, _ limits: ExternalStrategy.Limits) throws(NoAnswer) {
    self.limits = limits
    child = try ChildProcess(path)
    let line = try Self.exchange(Handshake.question, with: child, limits)
    do throws(NoAnswer) {
      manifest = try Handshake(line: line).manifest()
    } catch {
      child.end(patience: 0)
      throw error
    }
  }

  /// Ends the program.
  func end() { child.end(patience: limits.secondsPerLine) }

  /// Plays scenes to their ends, all at a time: one line has the next event of each.
  ///
  /// - Parameter plays: The scenes, before their first events.
  /// - Throws: ``NoAnswer``, after which the program is gone.
  /// - Returns: What the strategy has written in each scene, event by event.
  func play(_ plays: inout [ScenePlay]) throws(NoAnswer) -> [[ViewWrites]] {
    var written = [[ViewWrites]](repeating: [], count: plays.count)
    var environments = EnvironmentNumbers()
    for index in plays.indices { plays[index].resume() }
    var open = plays.indices.filter { plays[$0].event != nil }
    var isFirst = true
    while !open.isEmpty {
      let text = line(of: open, plays, &environments, begins: isFirst)
      isFirst = false
      let answer = try answer(to: text, count: open.count)
      for (scene, writes) in zip(open, answer) {
        writes.apply(to: &plays[scene].view)
        written[scene].append(writes)
        plays[scene].resume()
      }
      open.removeAll { plays[$0].event == nil }
    }
    return written
  }

  private func line(
    of open: [Int], _ plays: [ScenePlay], _ environments: inout EnvironmentNumbers, begins: Bool
  ) -> [UInt8] {
    let number = number.add(1, ordering: .relaxed).newValue
    let known = environments.count
    let numbers = open.map { environments.number(of: plays[$0].view.environment) }
    var text = MessageText()
    text.object { text in
      text.member("number", number)
      if begins { text.member("scenes", plays.count) }
      text.member("environments") { text in
        text.array(environments.values[known...]) { $0.environment($1) }
      }
      text.member("events") { text in
        text.array(zip(open, numbers)) { text, item in
          text.object { text in
            let play = plays[item.0]
            text.member("scene", item.0)
            text.member("environment", item.1)
            if let event = play.event { text.event(event, play.view.environment.chain) }
            text.member("view") { $0.view(play.view) }
          }
        }
      }
    }
    text.endLine()
    return text.bytes
  }

  private func answer(to text: [UInt8], count: Int) throws(NoAnswer) -> [ViewWrites] {
    let line = try Self.exchange(text, with: child, limits)
    do throws(NoAnswer) {
      let answer = try Answer(line: line)
      let number = number.load(ordering: .relaxed)
      guard answer.number == number else {
        throw NoAnswer("answered out of turn: line \(answer.number) instead of \(number)")
      }
      guard answer.writes.count == count else {
        throw NoAnswer("answered \(answer.writes.count) of \(count) events")
      }
      return answer.writes
    } catch {
      child.end(patience: 0)
      throw error
    }
  }

  /// Asks a line; a program that does not answer is ended.
  private static func exchange(
    _ line: [UInt8], with child: ChildProcess, _ limits: ExternalStrategy.Limits
  ) throws(NoAnswer) -> [UInt8] {
    let limit = limits.secondsPerLine
    do throws(Silence) {
      return try child.lines.exchange(line, within: limit, unless: limits.isCancelled)
    } catch {
      switch error {
      // It may still be on its way out.
      case .closed:
        if let words = child.end(patience: limit) { throw NoAnswer(words) }
        throw NoAnswer("closed its output, and did not end within \(limit) s", .late)
      case .late:
        child.end(patience: 0)
        throw NoAnswer("did not answer within \(limit) s", .late)
      case .cancelled:
        child.end(patience: 0)
        throw NoAnswer.interrupted
      case .outOfTurn:
        child.end(patience: 0)
        throw NoAnswer("answered out of turn: before it was asked, or more than one line")
      case .endless:
        child.end(patience: 0)
        throw NoAnswer("answered with a line without an end")
      }
    }
  }
}

/// Environments in the order in which a program learns of them.
private struct EnvironmentNumbers {
  private(set) var values: [ViewEnvironment] = []
  private var numbers: [ViewEnvironment: Int] = [:]

  var count: Int { values.count }

  mutating func number(of environment: ViewEnvironment) -> Int {
    if let number = numbers[environment] { return number }
    values.append(environment)
    numbers[environment] = values.count - 1
    return values.count - 1
  }
}
