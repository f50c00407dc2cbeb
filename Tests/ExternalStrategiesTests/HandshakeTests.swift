import ExternalStrategies
import InsetCore
import Testing

struct HandshakeTests {
  /// What is wrong with a program that introduces itself so.
  private func refusal(_ script: String) throws -> String? {
    let program = try ProgramFile(script)
    do throws(NoAnswer) {
      try ExternalStrategy(program.path).end()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `A program says what its strategy is`() async throws {
    try await besidePool { () throws in
      let program = try ProgramFile(
        """
        read -r line
        echo '{"version":1,"id":"mine-2","name":"Mine","summary":"Moves.",
        "mechanism":"bottomConstraint","padding":8,"scrolls":true}' | tr -d '\\n'
        echo
        read -r line
        """)
      let external = try ExternalStrategy(program.path)
      defer { external.end() }
      let strategy = external.strategy
      #expect(strategy.id == "mine-2")
      #expect(strategy.about.name == "Mine")
      #expect(strategy.about.summary == "Moves.")
      #expect(strategy.mechanism == .bottomConstraint(padding: 8))
      #expect(strategy.scrolls)
      #expect(strategy.isAvailable(on: .modern))
    }
  }

  @Test(arguments: [
    (#"{"version":2,"id":"a"}"#, "speaks version 2 of the protocol, not 1"),
    (#"{"version":1}"#, #"answered with no `id`: `{"version":1}`"#),
    (
      #"{"version":1,"id":"My Insets"}"#,
      "has the id `My Insets`: an id has lower case letters, digits, hyphens"
    ),
    (
      #"{"version":1,"id":"a","mechanism":"magic"}"#,
      "has the mechanism `magic`, known are bottomConstraint, insets, translation"
    ),
    (
      #"{"version":1,"id":"a","Name":"A"}"#,
      "answered with `Name`: unknown key, known are version, id, name, summary, mechanism, padding, "
        + "scrolls"
    ),
  ])
  func `A program that introduces itself wrongly is refused`(line: String, words: String)
    async throws
  {
    try await besidePool { () throws in
      #expect(try refusal("read -r line; echo '\(line)'; read -r line") == words)
    }
  }

  @Test func `A program that ends at once is refused`() async throws {
    try await besidePool { () throws in
      #expect(try refusal("exit 5") == "ended with exit code 5")
    }
  }

  @Test func `What is no program is refused`() async throws {
    try await besidePool { () throws in
      let error = #expect(throws: NoAnswer.self) { try ExternalStrategy("/nowhere/program") }
      #expect(error?.reason.hasPrefix("cannot be started: ") == true)
    }
  }
}
