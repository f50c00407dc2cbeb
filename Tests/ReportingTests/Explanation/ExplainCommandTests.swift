import Testing
@testable import Reporting

@Test func `A strategy's name stays one word of a shell`() {
  #expect(shellWord("a/b+c=d") == "a/b+c=d")
  #expect(shellWord("it's; rm") == "'it'\\''s; rm'")
  #expect(shellWord("") == "''")
}
