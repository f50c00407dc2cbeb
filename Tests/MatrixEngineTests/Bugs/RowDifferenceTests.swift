import Testing

@Suite struct RowDifferenceTests {
  @Test(arguments: [
    ("C - 34", "C", RowDifference.points(-34)), ("C + 34", "C", .points(34)),
    ("h", "h - 49", .points(49)), ("+34", "0", .points(34)), ("313", "55", .points(258)),
    ("226 (2nd begin)", "270", .points(-44)), ("2C", "C", .more), ("0", "C", .less),
    ("C - gap", "C", .less), ("kb height", "kb height - gap", .more),
    ("h + kb + kb", "h + kb", .more), ("-h", "0", .less), ("-", "C", .unknown),
  ])
  func `Sums are subtracted`(wrong: String, right: String, difference: RowDifference) {
    #expect(RowDifference(wrong: wrong, right: right) == difference)
  }

  @Test(arguments: [("h text", "h emoji"), ("screenH - kb.minY", "0"), ("C", "C")])
  func `Words that do not say which is more are no difference`(wrong: String, right: String) {
    #expect(RowDifference(wrong: wrong, right: right) == nil)
  }

  @Test func `Points are off by as much, or on the same side`() {
    #expect(RowDifference.points(34).matches(34.4))
    #expect(!RowDifference.points(34).matches(34.6))
    #expect(RowDifference("-335...-308")?.matches(-311) == true)
    #expect(RowDifference("-335...-308")?.matches(-307) == false)
    #expect(RowDifference("a lot") == nil)
    #expect(RowDifference.more.matches(1) && !RowDifference.more.matches(-1))
    #expect(RowDifference.less.matches(-1) && !RowDifference.less.matches(1))
    #expect(RowDifference.unknown.matches(1) && !RowDifference.unknown.matches(0))
  }
}
