import Testing
import TextFormats

@Test func `Cells begin below each other, and those of numbers end so`() {
  let rows = [["name", "count", "where"], ["a", "12", "b"], ["élan", "3", ""]]
  #expect(
    TextColumns.lines(rows) == ["name  count  where", "a     12     b", "élan  3      "])
  #expect(
    TextColumns.lines(rows, numbers: 1..<2)
      == ["name  count  where", "a        12  b", "élan      3  "])
  #expect(TextColumns.lines([["a", "1"], ["bc", "10"]], numbers: 1..<2) == ["a    1", "bc  10"])
  #expect(TextColumns.lines([]) == [])
}
