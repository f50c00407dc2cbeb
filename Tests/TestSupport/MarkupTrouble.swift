/// What is wrong first with markup that should close what it opens; nil where nothing is.
package func markupTrouble(_ text: String) -> String? {
  var open: [Substring] = []
  var rest = Substring(text)
  while let start = rest.firstIndex(where: { $0 == "<" }) {
    if let trouble = stray(rest[..<start]) { return trouble }
    guard let end = rest[start...].firstIndex(of: ">") else { return "`<` without `>`" }
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("!DOCTYPE") { continue }
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return "</\(tag.dropFirst())> closes nothing" }
      continue
    }
    let name = tag.prefix { $0 != " " && $0 != "/" }
    if name == "script" {
      // A parser takes anything up to the closing tag as it is.
      guard let close = rest.firstRange(of: "</script>") else { return "<script> is never closed" }
      rest = rest[close.upperBound...]
      continue
    }
    if name.isEmpty || tag.count(where: { $0 == "\"" }) % 2 != 0 { return "bad tag <\(tag)>" }
    if let trouble = stray(tag) { return trouble }
    if !tag.hasSuffix("/") { open.append(name) }
  }
  return open.isEmpty ? nil : "<\(open[open.count - 1])> is never closed"
}

/// An ampersand that begins no entity.
private func stray(_ text: Substring) -> String? {
  for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
    let entity = part.prefix { $0 != ";" }
    if !["amp", "lt", "gt", "quot", "#39"].contains(entity) { return "stray & before \(entity)" }
  }
  return nil
}
