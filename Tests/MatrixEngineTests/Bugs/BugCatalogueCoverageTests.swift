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
      #expect((bug.why != nil) == isReproduced, "\(bug.id)")
      // Other points than the row's are points all the same.
      if bug.exceptions?.points != nil { #expect(bug.points != nil, "\(bug.id)") }
    }
  }

  @Test func `Every value of the catalogue has its levels`() throws {
    let levels = try RowLevels.load()
    for row in try CatalogueRow.all() { _ = try levels.query(of: row) }
  }

  @Test func `Four of five rows are reproduced`() throws {
    let page = try BugPage.shared.get()
    #expect(page.shipped >= 92)
    #expect(5 * (page.shipped + page.reported) >= 4 * 195)
  }

  @Test func `Each strategy written after a report is needed`() throws {
    let used = Set(try Bug.judged().compactMap(\.strategy))
    #expect(Set(ReportedStrategies.all.map(\.id)).subtracting(used) == [])
  }
}
