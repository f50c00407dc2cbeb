import ExternalStrategies
import InsetCore
import Synchronization
import Testing

/// Programs that do not answer as they should: each has its reason, and none is taken for an answer.
struct SilenceTests {
  /// The reason that a program's scene has no answer.
  private func reason(_ program: ProgramFile, seconds: Double = 20) throws -> String? {
    var limits = ExternalStrategy.Limits()
    limits.secondsPerLine = seconds
    let external = try ExternalStrategy(program.path, limits)
    defer { external.end() }
    var playback = Playback()
    let (scene, strategy) = (ShownKeyboard.scene(), external.strategy)
    strategy.play(StepTree(scene.steps), in: scene.layout, &playback)
    #expect(external.tally.silences == 1)
    return strategy.silence(at: 1, of: playback)
  }

  @Test(arguments: [
    ("exit 7", "ended with exit code 7"),
    ("kill -KILL $$", "was ended by signal 9"),
    ("exit 0", "ended with exit code 0"),
    (
      "echo '{\"number\":99,\"writes\":[{}]}'",
      "answered out of turn: line 99 instead of 1"
    ),
    (
      "echo \"{\\\"number\\\":$number,\\\"writes\\\":[{}]}\n{}\"",
      "answered out of turn: before it was asked, or more than one line"
    ),
    ("echo \"{\\\"number\\\":$number,\\\"writes\\\":[]}\"", "answered 0 of 1 events"),
    (
      "echo \"{\\\"number\\\":$number,\\\"writes\\\":[{\\\"contentInsets\\\":{}}]}\"",
      """
      answered with `writes.0.contentInsets`: unknown key, known are contentInset, \
      verticalScrollIndicatorInsets, bottomConstraint, translationY, contentOffset, \
      scrollRectToVisible
      """
    ),
    (
      "echo \"{\\\"number\\\":$number,\\\"writes\\\":[{\\\"translationY\\\":1e7}]}\"",
      "answered with `writes.0.translationY`: no view has so many points"
    ),
    (
      "echo \"{\\\"number\\\":$number,\\\"writes\\\":[{\\\"translationY\\\":\\\"up\\\"}]}\"",
      "answered with another type of `writes.0.translationY`: "
        + "`{\"number\":1,\"writes\":[{\"translationY\":\"up\"}]}`"
    ),
    (
      "echo \"{\\\"number\\\":$number}\"",
      "answered with no `writes`: `{\"number\":1}`"
    ),
    ("echo hello", "answered with a line that is no JSON: `hello`"),
  ])
  func `A program that answers wrongly has no answer`(answer: String, words: String) async throws {
    try await besidePool { () throws in
      #expect(try reason(ProgramFile(answering: answer)) == words)
    }
  }

  @Test func `A program that says nothing is ended after the time limit`() async throws {
    try await besidePool { () throws in
      #expect(
        try reason(ProgramFile(answering: "sleep 600"), seconds: 0.2)
          == "did not answer within 0.2 s")
    }
  }

  @Test func `A program that answers differently when asked again has no answer`() async throws {
    try await besidePool { () throws in
      let program = try ProgramFile(
        answering: """
          echo "{\\"number\\":$number,\\"writes\\":[{\\"translationY\\":$$}]}"
          """)
      let words = try #require(try reason(program))
      let answers = words.matches(of: /\{"translationY":(\d+)\}/).map(\.1)
      #expect(words.hasPrefix("answered differently when it was asked again: {"))
      #expect(answers.count == 2 && answers.first != answers.last)
    }
  }

  @Test func `Only the scene that a program fails in has no answer`() async throws {
    try await besidePool { () throws in
      let program = try ProgramFile(
        """
        read -r line
        echo '{"version":1,"id":"test"}'
        while read -r line; do
          case $line in *'"height":300}'*) exit 3 ;; esac
          number=${line#*:}
          number=${number%%,*}
          count=$(echo "$line" | tr '{' '\\n' | grep -c '"scene":')
          writes='{}'
          while [ "$count" -gt 1 ]; do writes="$writes,{}"; count=$((count - 1)); done
          echo "{\\"number\\":$number,\\"writes\\":[$writes]}"
        done
        """)
      let external = try ExternalStrategy(program.path)
      defer { external.end() }
      let reasons = ShownKeyboard.play(external.strategy, heights: [200, 300, 400])
      #expect(reasons == [nil, "ended with exit code 3", nil])
      #expect(external.tally.scenes == 3)
      #expect(external.tally.silences == 1)
      #expect(external.givenUp == nil)
    }
  }

  @Test func `A program that closes its output and stays is ended after the time limit`()
    async throws
  {
    try await besidePool { () throws in
      #expect(
        try reason(ProgramFile(answering: "exec >&-; sleep 600"), seconds: 0.5)
          == "closed its output, and did not end within 0.5 s")
    }
  }

  @Test func `A program that fails too often is given up, and not asked about the rest`()
    async throws
  {
    try await besidePool { () throws in
      var limits = ExternalStrategy.Limits()
      limits.silences = 2
      let program = try ProgramFile(answering: "exit 1")
      let external = try ExternalStrategy(program.path, limits)
      defer { external.end() }
      let reasons = ShownKeyboard.play(external.strategy, heights: [200, 250, 300, 350])
      let (failed, givenUp) = ("ended with exit code 1", "was given up: 2 scenes have no answer")
      #expect(reasons == [failed, failed, givenUp, givenUp])
      #expect(external.givenUp == givenUp)
      #expect((external.tally.scenes, external.tally.silences) == (2, 2))
      #expect(external.tally.notAsked == 2)
    }
  }

  @Test func `A program that is late for three scenes in a row is given up`() async throws {
    try await besidePool { () throws in
      var limits = ExternalStrategy.Limits()
      limits.secondsPerLine = 0.5
      let program = try ProgramFile(answering: "sleep 600")
      let external = try ExternalStrategy(program.path, limits)
      defer { external.end() }
      let reasons = ShownKeyboard.play(external.strategy, heights: [200, 250, 300, 350])
      let late = "did not answer within 0.5 s"
      let givenUp = "was given up: it took too long for 3 scenes in a row"
      #expect(reasons == [late, late, late, givenUp])
      #expect((external.tally.silences, external.tally.notAsked) == (3, 1))
    }
  }

  @Test func `Nobody waits for a program once the run is to end`() async throws {
    try await besidePool { () throws in
      let calls = Atomic(0)
      var limits = ExternalStrategy.Limits()
      // Not before it is waited for: a call for its introduction, one for each line, then more.
      limits.isCancelled = { calls.add(1, ordering: .relaxed).newValue > 6 }
      let program = try ProgramFile(answering: "sleep 600")
      let external = try ExternalStrategy(program.path, limits)
      defer { external.end() }
      let reasons = ShownKeyboard.play(external.strategy, heights: [200, 300])
      let interrupted = "was not asked to the end: the run was interrupted"
      #expect(reasons == [interrupted, interrupted])
      #expect((external.tally.silences, external.tally.notAsked) == (0, 2))
      #expect(external.givenUp == nil)
    }
  }
}
