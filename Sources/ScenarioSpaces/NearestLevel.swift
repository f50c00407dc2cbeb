/// The name that was probably meant; nil if none is near.
///
/// A name is near if it is at most two edits away, or a quarter of the text's length, and less than
/// half of the longer one is edited. The case of letters does not count. Of names that are equally
/// near, the one whose first number is closest is meant.
func nearest(to text: String, among names: [String]) -> String? {
  nearestName(to: text, among: names)?.name
}

/// The nearest name, and how many edits away it is.
func nearestName(to text: String, among names: [String]) -> (distance: Int, name: String)? {
  let length = text.unicodeScalars.count
  // Longer than any name, and not worth the time.
  guard length <= 80 else { return nil }
  let number = firstNumber(in: text)
  let near = names.map { (distance: editDistance(text, $0), name: $0) }.min { a, b in
    (a.distance, abs(number - firstNumber(in: a.name)), a.name)
      < (b.distance, abs(number - firstNumber(in: b.name)), b.name)
  }
  guard let near, near.distance <= max(2, length / 4),
    near.distance * 2 < max(length, near.name.unicodeScalars.count)
  else { return nil }
  return near
}

/// The first number in a name, as far as it has six digits; 0 where it has none.
private func firstNumber(in text: String) -> Int {
  let digits = text.utf8.drop { !(48...57 ~= $0) }.prefix { 48...57 ~= $0 }
  return digits.prefix(6).reduce(0) { $0 * 10 + Int($1 - 48) }
}

/// The words ", did you mean `x`?", or nothing.
func didYouMean(_ name: String?) -> String { name.map { ", did you mean `\($0)`?" } ?? "" }

/// The number of Unicode scalars to insert, remove or replace.
///
/// - Complexity: O(*a* · *b*).
private func editDistance(_ a: String, _ b: String) -> Int {
  func folded(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map {
      "A"..."Z" ~= $0 ? Unicode.Scalar(UInt8($0.value) + 32) : $0
    }
  }
  let b = folded(b)
  var row = Array(0...b.count)
  for (i, x) in folded(a).enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      (diagonal, row[j + 1]) = (
        row[j + 1], min(diagonal + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
      )
    }
  }
  return row[b.count]
}
