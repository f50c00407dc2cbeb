import InsetCore
import TextFormats

extension JSONNode {
  /// A length in points, of which no screen has a billion.
  func length() throws(TextFinding) -> Double {
    guard case .number(let length) = kind else { throw wrongType("a number") }
    guard abs(length) < 1e9 else {
      throw TextFinding("bad-value", "no screen has so many points", place)
    }
    return length
  }

  /// A whole number in a range.
  func integer(_ range: ClosedRange<Int>) throws(TextFinding) -> Int {
    guard case .number(let number) = kind else { throw wrongType("a number") }
    guard number == number.rounded(), Double(range.lowerBound)...Double(range.upperBound) ~= number
    else {
      throw TextFinding(
        "bad-value",
        "this must be a whole number from \(range.lowerBound) to \(range.upperBound)", place)
    }
    return Int(number)
  }

  func flag() throws(TextFinding) -> Bool {
    guard case .bool(let flag) = kind else { throw wrongType("true or false") }
    return flag
  }

  /// One of some names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(TextFinding) -> Choice {
    guard let choice = Choice(rawValue: try text()) else {
      throw unknown("known name", Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// A length that is not negative.
  func height() throws(TextFinding) -> Double {
    let length = try length()
    guard length >= 0 else { throw TextFinding("bad-value", "no view is so small", place) }
    return length
  }

  /// A size with an area: `[width, height]`.
  func extent() throws(TextFinding) -> Size {
    let size = try size()
    guard size.width > 0, size.height > 0 else {
      throw TextFinding("bad-value", "no screen is so small", place)
    }
    return size
  }

  /// A rectangle whose extents are not negative.
  func frame() throws(TextFinding) -> Rect {
    let rect = try rect()
    guard rect.width >= 0, rect.height >= 0 else {
      throw TextFinding("bad-value", "no view is so small", place)
    }
    return rect
  }

  /// `[top, left, bottom, right]`.
  func insets() throws(TextFinding) -> Insets {
    let n = try numbers(4)
    return Insets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  func unknown(_ kind: String, _ known: [String]) -> TextFinding {
    TextFinding(
      "bad-value", "this is no \(kind); there are \(known.joined(separator: ", "))", place)
  }
}
