import Foundation
import ProfileFiles
import ProfileTools
import TestSupport
import Testing

/// The loader and lint against files that were made to do harm; `make fuzz` has many more.
struct MutatedFileTests {
  private static let inputs = 400

  private static func sources() throws -> [[UInt8]] {
    let paths = ["Tests/Fixtures/profiles", "devices"].flatMap {
      Repository.files(under: $0, ending: ".yaml")
    }
    return try paths.map { Array(try Data(contentsOf: Repository.root.appending(path: $0))) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `A mutated file is read or refused`() throws {
    let sources = try Self.sources()
    var refused = 0
    for input in 0..<Self.inputs {
      var mutator = FileMutator(seed: 2026, input: input)
      let source = ProfileSource(path: "input.yaml", bytes: mutator.input(from: sources))
      do throws(InvalidProfiles) {
        _ = try ProfileLoader.load([source], matrix: nil)
      } catch {
        refused += 1
        #expect(!error.render([source]).isEmpty, "input \(input)")
      }
      _ = try? ProfileLoader.usage(source, in: nil)
      _ = BaselineFile(DecodedFile(reading: source, as: .baseline)).findings([], strategies: [])
      _ = LintRuleTests.linter.fix([source]).report.text
    }
    #expect(refused > Self.inputs / 4)
    #expect(refused < Self.inputs)
  }
}
