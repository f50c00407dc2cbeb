import InsetCore
import Testing

@Suite struct BugCatalogueCoverageTests {
  @Test func `Every row of the catalogue is listed once under its cause`() throws {
    let rows = try CatalogueRow.all()
    #expect(rows.count == 154)
    let bugs = try Bug.all()
    #expect(bugs.map(\.id) == rows.map(\.id))
    #expect(bugs.map(\.cause) == rows.map(\.cause))
    #expect(Set(bugs.map(\.id)).count == bugs.count)
  }

  @Test func `A bug is reproduced, out of reach or missing`() throws {
    for bug in try Bug.all() {
      let ways = [
        bug.strategy, bug.isAmbiguous == true ? "" : nil, bug.unreachable, bug.missing,
      ].compactMap(\.self)
      #expect(ways.count == 1, "\(bug.id)")
      #expect((bug.query != nil) == (bug.strategy != nil || bug.isAmbiguous == true), "\(bug.id)")
      #expect((bug.query != nil) == (bug.why != nil), "\(bug.id)")
      #expect((bug.strategy != nil) == (bug.aspect != nil), "\(bug.id)")
    }
  }

  @Test func `Eight of nine bugs in reach are reproduced`() throws {
    let bugs = try Bug.all()
    let reproduced = bugs.filter { $0.query != nil }.count
    let missing = bugs.filter { $0.missing != nil }.count
    #expect(Double(reproduced) >= 8.0 / 9 * Double(reproduced + missing))
    #expect(bugs.count - reproduced - missing <= 34)
    #expect(bugs.filter { $0.strategy.flatMap(BugControls.named) != nil }.count <= 13)
  }
}
