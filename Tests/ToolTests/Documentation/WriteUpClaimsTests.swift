import Foundation
import TestSupport
import Testing

/// The page about the five write-ups: what each row says is what its command says.
@Suite struct WriteUpClaimsTests {
  /// A row of a table.
  private struct Claim {
    let words: String
    let verdict: String
    let output: String
    let command: String
  }

  /// The rows, each with its command in full.
  private static let claims: [Claim] = {
    let page = (try? Repository.text("docs/seeds.md")) ?? ""
    let sections = page.components(separatedBy: "\n### ").dropFirst()
    let commands = sections.map { section -> (String, String) in
      let parts = section.components(separatedBy: "```\n")
      let anchor = parts[0].prefix { $0 != "\n" }.lowercased().replacing(" ", with: "-")
      return ("#\(anchor)", parts.count > 1 ? parts[1] : "")
    }
    let named = Dictionary(commands) { first, _ in first }
    return page.matches(of: /\| (.+?) \| \*(.+?)\*.*? \| `(.+?)` \| (.+?) \|/).map { row in
      let reference = row.4.firstMatch(of: /\((#.+)\)/).map { String($0.1) }
      let command = reference.map { named[$0] ?? "" } ?? row.4.trimmingCharacters(in: ["`"])
      return Claim(
        words: String(row.1), verdict: String(row.2), output: String(row.3), command: command)
    }
  }()

  static let commands = Set(claims.map(\.command)).sorted()

  /// The words of a command line, of which a query is one.
  private func arguments(of command: String) -> [String] {
    command.replacing("\\\n", with: "").split(separator: "\"").enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split { $0.isWhitespace }.map(String.init)
    }
  }

  @Test(arguments: commands) func `Rows are true of their output`(command: String) throws {
    let words = arguments(of: command)
    try #require(words.first == "insetmatrix")
    let outcome = try Tool.run(Array(words.dropFirst()))
    let text = (outcome.output + outcome.errors).split { $0.isWhitespace }.joined(separator: " ")
    for claim in Self.claims where claim.command == command {
      #expect(text.contains(claim.output), "\(claim.words)")
      let isAbsent = outcome.status == 2 || claim.output.hasSuffix("not in the matrix")
      #expect((claim.verdict == "not in the matrix") == isAbsent, "\(claim.words)")
      #expect(isAbsent || outcome.status == 0, "\(claim.words)")
    }
  }

  @Test func `The page counts its rows`() throws {
    let counts = ["true", "false", "not in the matrix"].map { verdict in
      Self.claims.count { $0.verdict == verdict }
    }
    let page = try Repository.text("docs/seeds.md")
    let rows = page.split(separator: "\n").count { $0.hasPrefix("| ") && $0.contains(" | *") }
    #expect(Self.claims.count == rows)
    #expect(
      page.contains(
        "Of \(rows) claims of the five write-ups, the matrix found \(counts[0]) true and "
          + "\(counts[1]) false somewhere; \(counts[2]) are"))
  }
}
