import InsetCore
import Synchronization

extension ExternalStrategy {
  /// What programs have said of scenes.
  private struct Answers {
    /// For each scene why it has no answer that counts; nil where it has.
    var errors: [NoAnswer?] = []
    /// For each scene what was written, event by event.
    var written: [[ViewWrites]] = []
  }

  /// Plays scenes to a program, and those of the sample to a second one.
  ///
  /// - Returns: For each scene why it has no answer that counts; nil where it has.
  func answer(_ plays: inout [ScenePlay]) -> [String?] {
    let fresh = plays
    var answers = ask(&plays, as: .first)
    let sample = sampled(fresh).filter { answers.errors[$0] == nil }
    var again = sample.map { fresh[$0] }
    let second = ask(&again, as: .second)
    for (index, scene) in sample.enumerated() {
      if let error = second.errors[index] {
        if error.kind == .notAsked { continue }
        answers.errors[scene] = error
        plays[scene] = again[index]
      } else if let event = second.written[index].indices.first(where: {
        second.written[index][$0] != answers.written[scene][$0]
      }) {
        plays[scene] = fresh[scene].replayed(answers.written[scene][..<event])
        let (a, b) = (answers.written[scene][event], second.written[index][event])
        let error = NoAnswer("answered differently when it was asked again: \(a), then \(b)")
        answers.errors[scene] = error
        state.withLock { $0.count(error, limits) }
      }
    }
    count(answers, second)
    return answers.errors.map { $0?.reason }
  }

  /// Asks about all scenes at a time; where that fails, about each alone, which shows the ones to
  /// blame.
  private func ask(_ plays: inout [ScenePlay], as asking: Asking) -> Answers {
    if plays.isEmpty { return Answers() }
    let fresh = plays
    do throws(NoAnswer) {
      let written = try converse(&plays, as: asking)
      return Answers(errors: plays.map { _ in nil }, written: written)
    } catch {
      if error.kind == .notAsked || plays.count == 1 {
        if error.kind != .notAsked { state.withLock { $0.count(error, limits) } }
        return Answers(errors: plays.map { _ in error }, written: plays.map { _ in [] })
      }
    }
    var answers = Answers()
    for index in plays.indices {
      var alone = [fresh[index]]
      let answer = ask(&alone, as: asking)
      plays[index] = alone[0]
      answers.errors += answer.errors
      answers.written += answer.written
    }
    return answers
  }

  /// Lends a program that nobody else talks to, and takes it back where it still answers.
  private func converse(
    _ plays: inout [ScenePlay], as asking: Asking
  ) throws(NoAnswer) -> [[ViewWrites]] {
    if limits.isCancelled() { throw NoAnswer.interrupted }
    if let givenUp { throw NoAnswer(givenUp, .notAsked) }
    let idle = state.withLock { $0.idle[asking, default: []].popLast() }
    let conversation: Conversation
    if let idle {
      conversation = idle
    } else {
      conversation = try Conversation(path, limits)
    }
    let written = try conversation.play(&plays)
    state.withLock {
      $0.idle[asking, default: []].append(conversation)
      $0.timeOuts = 0
    }
    return written
  }

  /// The scenes that are in the sample.
  private func sampled(_ plays: [ScenePlay]) -> [Int] {
    var layout = Digest()
    if let play = plays.first { layout.add(MessageText(environments: play.layout.stages).bytes) }
    let digests = plays.map { play in
      var digest = layout
      for step in play.steps { digest.add("\(step.name) \(step.covered?.minY ?? 0) ".utf8) }
      return digest.value
    }
    return state.withLock { state in digests.indices.filter { state.sample.takes(digests[$0]) } }
  }

  private func count(_ answers: Answers, _ second: Answers) {
    let notAsked = answers.errors.count { $0?.kind == .notAsked }
    state.withLock {
      $0.tally.scenes += answers.errors.count - notAsked
      $0.tally.events += answers.written.reduce(0) { $0 + $1.count }
      $0.tally.askedTwice += second.errors.count { $0?.kind != .notAsked }
      $0.tally.notAsked += notAsked
    }
  }
}

extension ScenePlay {
  /// The scene after some answers.
  fileprivate func replayed(_ writes: ArraySlice<ViewWrites>) -> ScenePlay {
    var play = self
    play.resume()
    for write in writes {
      write.apply(to: &play.view)
      play.resume()
    }
    return play
  }
}
