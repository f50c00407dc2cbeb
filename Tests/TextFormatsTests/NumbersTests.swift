import Testing
import TextFormats

@Test(arguments: [
  (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-12_345, "-12,345"),
])
func `Counts have their thousands apart`(number: Int, text: String) {
  #expect(Numbers.grouped(number) == text)
}

@Test(arguments: [
  (0, "0"), (999_999, "999,999"), (1_000_000, "1 million"), (1_009_999, "1 million"),
  (12_340_000, "12.3 million"), (121_467_470, "121 million"), (999_999_999, "999 million"),
  (3_151_264_773, "3.15 billion"), (1_200_000_000, "1.20 billion"),
  (4_000_000_000_000, "4 trillion"),
  (2_000_000_000_000_000, "2,000 trillion"),
])
func `Counts in sentences are rounded down`(number: Int, text: String) {
  #expect(Numbers.rounded(number) == text)
}

@Test(arguments: [
  (0, 0, "–"), (0, 7, "0 %"), (7, 7, "100 %"), (9995, 10_000, "99.9 %"), (1, 100_000, "<0.1 %"),
  (99_999_999, 100_000_000, "99.9 %"), (1, 3, "33.3 %"), (2, 3, "66.7 %"), (1, 2, "50.0 %"),
  (Int.max - 1, Int.max, "99.9 %"), (1, Int.max, "<0.1 %"), (1, 2000, "0.1 %"),
])
func `All is said of all only, none of none only`(part: Int, whole: Int, text: String) {
  #expect(Numbers.percent(part, of: whole) == text)
}

@Test(arguments: [
  (20, 15.4, "20.0 %", "20.0 %"), (15.4321, 15.4, "15.4 %", "15.43 %"),
  (15.40004, 15.4, "15.4 %", "15.40004 %"), (15.443, 15.44, "15.4 %", "15.443 %"),
  (0.06, 0.05, "<0.1 %", "0.06 %"), (0.001, 0, "<0.1 %", "<0.1 %"), (100, 99.99, "100 %", "100 %"),
  (99.995, 99.99, "99.9 %", "100.00 %"),
])
func `A share above a limit is said to be above it`(
  share: Double, limit: Double, usual: String, text: String
) {
  #expect(Numbers.percent(share, above: limit, usually: usual) == text)
}

@Test(arguments: [
  (0, "0"), (-0.0, "0"), (34, "34"), (0.5, "0.5"), (-0.001, "0"), (0.05, "0.05"),
  (1.005, "1"), (2.999, "3"), (-12.25, "-12.25"), (100.1, "100.1"), (Double.infinity, "inf"),
])
func `Points have no trailing zeros`(length: Double, text: String) {
  #expect(Numbers.points(length) == text)
}
