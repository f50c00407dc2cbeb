import InsetCore

extension JSONNode {
  /// A whole number in a range.
  func integer(_ range: ClosedRange<Int>) throws(RecordingFinding) -> Int {
    guard case .number(let number) = kind else { throw wrongType("a number") }
    guard number == number.rounded(), Double(range.lowerBound)...Double(range.upperBound) ~= number
    else {
      throw RecordingFinding(
        "bad-value",
        "this must be a whole number from \(range.lowerBound) to \(range.upperBound)", place)
    }
    return Int(number)
  }

  func flag() throws(RecordingFinding) -> Bool {
    guard case .bool(let flag) = kind else { throw wrongType("true or false") }
    return flag
  }

  /// One of some names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(RecordingFinding) -> Choice
  {
    guard let choice = Choice(rawValue: try text()) else {
      throw unknown("known name", Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// A length that is not negative.
  func height() throws(RecordingFinding) -> Double {
    let length = try length()
    guard length >= 0 else { throw RecordingFinding("bad-value", "no view is so small", place) }
    return length
  }

  /// A size with an area: `[width, height]`.
  func extent() throws(RecordingFinding) -> Size {
    let size = try size()
    guard size.width > 0, size.height > 0 else {
      throw RecordingFinding("bad-value", "no screen is so small", place)
    }
    return size
  }

  /// A rectangle whose extents are not negative.
  func frame() throws(RecordingFinding) -> Rect {
    let rect = try rect()
    guard rect.width >= 0, rect.height >= 0 else {
      throw RecordingFinding("bad-value", "no view is so small", place)
    }
    return rect
  }

  /// `[top, left, bottom, right]`.
  func insets() throws(RecordingFinding) -> Insets {
    let n = try numbers(4)
    return Insets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  func unknown(_ kind: String, _ known: [String]) -> RecordingFinding {
    RecordingFinding(
      "bad-value", "this is no \(kind); there are \(known.joined(separator: ", "))", place)
  }
}
