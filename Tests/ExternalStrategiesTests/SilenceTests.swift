import ExternalStrategies
import InsetCore
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
      #expect(!external.isGivenUp)
    }
  }

  @Test func `A program that fails too often is given up`() async throws {
    try await besidePool { () throws in
      var limits = ExternalStrategy.Limits()
      limits.silences = 2
      let program = try ProgramFile(answering: "exit 1")
      let external = try ExternalStrategy(program.path, limits)
      defer { external.end() }
      let reasons = (0..<4).map {
        ShownKeyboard.play(external.strategy, heights: [200 + Double($0)])
      }
      #expect(reasons[1] == ["ended with exit code 1"])
      #expect(reasons[3] == ["was given up: 3 scenes have no answer"] || external.isGivenUp)
      #expect(external.isGivenUp)
    }
  }
}
