package import InsetCore
import Synchronization

/// A strategy that a program in any language is: it is asked in lines of JSON.
///
/// Each thread talks to a program of its own, which lives as long as the strategy. A program that
/// does not answer is replaced, and the scenes that it was asked about are asked again, one by one.
package final class ExternalStrategy: Sendable {
  /// How a program is treated.
  package struct Limits: Sendable {
    /// How long it may take for each line, in seconds.
    package var secondsPerLine = 10.0
    /// How many scenes may go without an answer; what comes after them is not asked.
    package var silences = 100
    /// How many scenes in a row may take too long, each asked about alone; what comes after them is
    /// not asked.
    package var timeOuts = 3
    /// Whether to stop asking; called from any thread, also while a program is waited for.
    package var isCancelled: @Sendable () -> Bool = { false }

    /// The usual limits.
    package init() {}
  }

  /// How often a program was asked.
  package struct Tally: Hashable, Sendable {
    /// The scenes that it was asked about, each once.
    package var scenes = 0
    /// The events of these scenes.
    package var events = 0
    /// The scenes that a second program was asked about, too.
    package var askedTwice = 0
    /// The scenes without an answer that counts.
    package var silences = 0
    /// The scenes that it was not asked about, since it was given up or the run was to end.
    package var notAsked = 0
  }

  let path: String
  let limits: Limits
  let manifest: StrategyManifest
  let state: Mutex<State>

  /// Which time a scene is asked about: no program is asked about one twice.
  enum Asking: Hashable, Sendable {
    case first, second
  }

  struct State {
    /// The programs that nobody talks to.
    var idle: [Asking: [Conversation]]
    var tally = Tally()
    var sample = SceneSample()
    /// The scenes in a row that took too long.
    var timeOuts = 0
    /// Why nothing is asked any more; nil while it is.
    var givenUp: String?

    /// Counts a scene without an answer that counts.
    mutating func count(_ error: NoAnswer, _ limits: Limits) {
      tally.silences += 1
      if error.kind == .late { timeOuts += 1 }
      if givenUp != nil { return }
      if timeOuts >= limits.timeOuts {
        givenUp = "was given up: it took too long for \(timeOuts) scenes in a row"
      } else if tally.silences >= limits.silences {
        givenUp = "was given up: \(tally.silences) scenes have no answer"
      }
    }
  }

  /// Starts a program and lets it introduce itself.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - limits: How it is treated.
  /// - Throws: ``NoAnswer`` where it does not.
  package init(_ path: String, _ limits: Limits = Limits()) throws(NoAnswer) {
    (self.path, self.limits) = (path, limits)
    let first = try Conversation(path, limits)
    manifest = first.manifest
    state = Mutex(State(idle: [.first: [first]]))
  }

  /// The strategy, to be judged as any other.
  package var strategy: AnyInsetStrategy {
    AnyInsetStrategy(manifest) { [self] plays in answer(&plays) }
  }

  /// How often it has been asked so far.
  package var tally: Tally { state.withLock { $0.tally } }

  /// Why nothing is asked any more, in words that go on after "the program"; nil while it is.
  package var givenUp: String? { state.withLock { $0.givenUp } }

  /// Ends all programs.
  package func end() {
    let idle = state.withLock { state in
      defer { state.idle = [:] }
      return state.idle.values.joined()
    }
    for conversation in idle { conversation.end() }
  }
}
