import Foundation
import TestSupport
import Testing

@Suite struct ChooseCommandTests {
  private static let narrow = [
    "choose", "--strategy", "s0b-raw-height", "--strategy", "tp-keyboard-avoiding", "--where",
    "device:iphone-15,iphone-se-3rd-generation,ipad-a16 locale:en-US,ja-JP-kana os:18.7,26.1",
  ]

  @Test func `Few simulators are named with what they show, miss and beat`() throws {
    let outcome = try Tool.run(Self.narrow + ["--devices", "3"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("device") && lines[0].hasSuffix("shown"))
    let rows = lines.dropFirst().prefix { !$0.hasPrefix("These") }
    let shares = rows.compactMap { row in
      row.split(separator: " ").dropLast().last.flatMap { Double($0) }
    }
    #expect(rows.count == 3 && shares.count == 3 && shares == shares.sorted(), "\(outcome.output)")
    #expect(outcome.output.contains("of the failures that people meet, over 2 strategies."))
    let usual = try #require(lines.first { $0.hasPrefix("The usual choice (") })
    #expect(usual.contains("iPhone 15") && usual.contains("upright, in English) shows "))
    // Xcode has no simulator of 18.7.
    #expect(!outcome.output.contains("18.7"), "\(outcome.output)")
    #expect(outcome.errors.hasSuffix("choosing\n"), "\(outcome.errors)")
  }

  @Test func `The same choice is written for tools`() throws {
    let table = try Tool.run(Self.narrow + ["--devices", "2"]).output
    let destinations = try Tool.run(Self.narrow + ["--devices", "2", "--format", "destinations"])
    let lines = destinations.output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasPrefix("-destination 'platform=iOS Simulator,name=i"), "\(line)")
      let name = try #require(line.firstMatch(of: /name=([^,]+),OS=(\d+\.\d+)'$/))
      #expect(table.contains(String(name.1)) && table.contains("iOS \(name.2)"))
    }
    let github = try Tool.run(Self.narrow + ["--devices", "2", "--format", "github"]).output
    let matrix = try JSONSerialization.jsonObject(with: Data(github.utf8)) as? [String: Any]
    let rows = try #require(matrix?["include"] as? [[String: String]])
    #expect(rows.count == 2 && rows.allSatisfy { $0["device"] != nil && $0["language"] != nil })
    let plan = try Tool.run(Self.narrow + ["--devices", "2", "--format", "xctestplan"]).output
    let object = try JSONSerialization.jsonObject(with: Data(plan.utf8)) as? [String: Any]
    let languages = Set(rows.compactMap { $0["language"] })
    #expect((object?["configurations"] as? [Any])?.count == languages.count)
  }

  @Test func `A strategy that is exact leaves nothing to choose`() throws {
    let outcome = try Tool.run([
      "choose", "--strategy", "covered-area", "--where", "device:iphone-15 os:26.1 locale:en-US",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing that people use fails in what was judged\n")
    #expect(try Tool.run(["choose", "--devices", "0"]).status == 2)
  }
}
