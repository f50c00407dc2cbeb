import Foundation
import TestSupport
import Testing

/// Absurd numbers and a system that refuses are errors, never crashes and never endless waits.
@Suite struct LimitTests {
  @Test(arguments: [
    "1/9223372036854775807", "1/4611686018427387904", "1/1000001", "2/1", "0/3", "1/0", "x/2",
  ])
  func `A part of too many parts, or of too few, is a wrong command line`(shard: String) throws {
    let outcome = try Tool.run(["run", "--where", ExitStatusTests.small, "--shard", shard])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("--shard is i/n with i from 1 to n, n at most 1000000, or auto"))
  }

  @Test func `The most parts are possible`() throws {
    let outcome = try Tool.run([
      "run", "--where", ExitStatusTests.small, "--shard", "1000000/1000000",
    ])
    #expect(outcome.status == 0)
  }

  #if os(Linux)
    @Test func `Threads that the system refuses are a fault`() throws {
      let scratch = try Scratch()
      // More than the libraries need, and too little for the stacks of 64 threads.
      let outcome = try Tool.shell(
        """
        ulimit -v 400000
        "$tool" run --profiles "$devices" --strategy flutter --where "$small" --threads 64
        """, in: scratch)
      #expect(outcome.status == 4)
      #expect(outcome.errors.contains("error: the system refuses 64 threads: "))
    }

    @Test(arguments: ["profiles coverage --limit 1", "report $PWD/a.imx --reporter csv"])
    func `Whatever needs threads asks for them first`(command: String) throws {
      let scratch = try Scratch()
      let outcome = try Tool.shell(
        """
        "$tool" run --profiles "$devices" --strategy covered-area --where "$small" -o a.imx
        # The stack of a second thread alone would take more than there is.
        ulimit -s 1000000; ulimit -v 900000
        timeout 50 "$tool" \(command) --profiles "$devices" >/dev/null 2>errors; echo $?
        grep -o 'the system refuses' errors
        """, in: scratch)
      #expect(outcome.output.hasSuffix("4\nthe system refuses\n"), "\(outcome.output)")
    }

    @Test func `Memory that the system refuses is a fault`() throws {
      let scratch = try Scratch()
      let outcome = try Tool.shell(
        """
        truncate -s 1G large.imx
        ulimit -v 500000
        "$tool" merge large.imx -o whole.imx
        """, in: scratch)
      #expect(outcome.status == 4)
      #expect(
        outcome.errors.hasSuffix("error: the system has no more memory for this process\n"),
        "\(outcome.errors)")
      #expect(scratch.names == ["large.imx"])
    }
  #endif
}
