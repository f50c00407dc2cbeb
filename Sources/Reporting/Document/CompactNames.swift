/// Names as a list that takes little room: `iphone-{12, 12-mini, 13}, ipad-air-2`.
func compactNames(_ names: [String]) -> String {
  var groups: [(stem: String, rests: [String])] = []
  for name in names {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let stem = String(parts[0])
    let rest = parts.count == 2 ? String(parts[1]) : ""
    if let index = groups.firstIndex(where: { $0.stem == stem }), !rest.isEmpty,
      groups[index].rests != [""]
    {
      groups[index].rests.append(rest)
    } else {
      groups.append((stem, [rest]))
    }
  }
  return groups.map { stem, rests in
    if rests == [""] { return stem }
    return rests.count == 1 ? "\(stem)-\(rests[0])" : "\(stem)-{\(rests.joined(separator: ", "))}"
  }.joined(separator: ", ")
}
