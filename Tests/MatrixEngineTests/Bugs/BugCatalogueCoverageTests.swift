import InsetCore
import Testing

@Suite struct BugCatalogueCoverageTests {
  @Test func `Every row of the catalogue is listed once under its cause`() throws {
    let rows = try CatalogueRow.all()
    #expect(rows.count == 195)
    let bugs = try Bug.all()
    #expect(bugs.map(\.id) == rows.map(\.id))
    #expect(bugs.map(\.cause) == rows.map(\.cause))
    #expect(Set(bugs.map(\.id)).count == bugs.count)
  }

  @Test func `A row is reproduced or left over`() throws {
    for bug in try Bug.all() {
      let isReproduced = bug.strategy != nil
      #expect((bug.leftOver == nil) == isReproduced, "\(bug.id)")
      #expect((bug.aspect != nil) == isReproduced, "\(bug.id)")
      #expect((bug.mistake != nil) == isReproduced, "\(bug.id)")
      #expect((bug.why != nil) == isReproduced, "\(bug.id)")
      // Other points than the row's are points all the same.
      if bug.exceptions?.points != nil { #expect(bug.points != nil, "\(bug.id)") }
    }
  }

  @Test func `Every value of the catalogue has its levels`() throws {
    let levels = try RowLevels.load()
    for row in try CatalogueRow.all() { _ = try levels.query(of: row) }
  }

  @Test func `Seven of ten rows are reproduced`() throws {
    let page = try BugPage.shared.get()
    #expect(page.shipped >= 92)
    #expect(10 * (page.shipped + page.reported) >= 7 * 195)
  }

  @Test func `Each strategy of a mistake makes it in a row`() throws {
    let listed = try BugMistake.all().flatMap { name, mistake in
      mistake.strategies.map { "\(name): \($0)" }
    }
    let used = try Bug.judged().map { "\($0.mistake ?? "none"): \($0.strategy ?? "none")" }
    #expect(Set(listed) == Set(used))
    #expect(Set(listed).count == listed.count)
  }

  @Test func `A strategy with another mistake does not count`() throws {
    let matrix = try BugMatrix.shared.get()
    // The row tells that the safe area counts twice, and not that the whole height is taken.
    var bug = try #require(try Bug.judged().first { $0.id == "KB044" })
    #expect(matrix.hasMistake(bug))
    bug.mistake = "whole-height"
    #expect(!matrix.hasMistake(bug))
    #expect(try matrix.reproduction(of: bug) == nil)
    bug.mistake = nil
    #expect(!matrix.hasMistake(bug))
  }

  @Test(arguments: [
    ("capacitor-keyboard-none", true), ("swiftui-ignores-keyboard", true),
    ("web-fixed-bar", true), ("reported-unregistered", true), ("ignores-keyboard", true),
    ("swiftui-avoidance", false), ("covered-area", false),
  ])
  func `A mode that does nothing counts as a control`(strategy: String, isControl: Bool) {
    #expect(BugMatrix.isControl(strategy) == isControl)
    #expect(BugMatrix.peers.contains { $0.id == strategy } != isControl)
  }

  @Test func `Each strategy written after a report is needed`() throws {
    let used = Set(try Bug.judged().compactMap(\.strategy))
    #expect(Set(ReportedStrategies.all.map(\.id)).subtracting(used) == [])
  }
}
