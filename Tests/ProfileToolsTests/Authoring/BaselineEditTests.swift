import DeviceProfiles
import ProfileTools
import ProfileFiles
import Testing

/// What `baseline update` does to a file.
struct BaselineEditTests {
  private static let text = """
    # Ours.
    schema: 1
    baseline:   # in order
      # The first.
      - where: keyboard:split   # why not
        failing: 10             # counted
        reason: one
        # of one

      # The second,
      # in two lines.
      - {where: "keyboard:floating", failing: 20, reason: two}
      - failing: 30
        reason: >-
          three, which is
          long
        where: keyboard:docked
        # of three
    # The end.

    """

  private func edit(
    _ text: String, _ changes: [BaselineEdit.Change], adding others: [Baseline.Entry] = []
  ) throws -> String {
    let source = ProfileSource(path: "baseline.yaml", bytes: Array(text.utf8))
    let edit = BaselineEdit(BaselineFile(DecodedFile(reading: source, as: .baseline)))
    return String(decoding: try edit.apply(changes, adding: others), as: UTF8.self)
  }

  @Test func `Numbers change in their place`() throws {
    let text = try edit(Self.text, [.count(9), .count(19), .count(29)])
    #expect(
      text
        == Self.text.replacing("failing: 10", with: "failing: 9")
        .replacing("failing: 20", with: "failing: 19").replacing("failing: 30", with: "failing: 29")
    )
    #expect(try edit(Self.text, [.keep, .keep, .keep]) == Self.text)
  }

  @Test func `A row goes with its comments, and no other`() throws {
    let parts = Self.text.components(between: [
      "  # The first", "  # The second", "  - failing", "# The end",
    ])
    #expect(
      try edit(Self.text, [.remove, .keep, .keep]) == parts[0] + parts[2] + parts[3] + parts[4])
    #expect(
      try edit(Self.text, [.keep, .remove, .keep]) == parts[0] + parts[1] + parts[3] + parts[4])
    #expect(
      try edit(Self.text, [.keep, .keep, .remove]) == parts[0] + parts[1] + parts[2] + parts[4])
    #expect(
      try edit(Self.text, [.remove, .remove, .remove])
        == parts[0].replacing("baseline:", with: "baseline: []") + parts[4])
  }

  @Test func `New rows come last, and an empty list is filled`() throws {
    let entry = Baseline.Entry(
      "device:ipad* os:!18.7", strategies: ["covered-area"], aspects: [.hidden, .otherEdges],
      failing: 7, reason: "It's \"so\": wait # no", link: "https://example.com/7",
      expires: "2027-01")
    let row = """
        - where: "device:ipad* os:!18.7"
          strategies: [covered-area]
          fails: [hidden, other-edges]
          failing: 7
          reason: "It's \\"so\\": wait # no"
          link: "https://example.com/7"
          expires: "2027-01"

      """
    let added = try edit(Self.text, [.keep, .keep, .keep], adding: [entry])
    #expect(added == Self.text.replacing("# The end.", with: row + "# The end."))
    #expect(
      try edit("schema: 1\nbaseline: [] # none\n", [], adding: [entry])
        == "schema: 1\nbaseline: # none\n" + row)
    #expect(
      try edit("schema: 1\nbaseline: []", [], adding: [entry]) == "schema: 1\nbaseline:\n"
        + row.dropLast())
    let new = BaselineEdit.newFile([entry])
    #expect(new.hasSuffix("schema: 1\nbaseline:\n" + row))
    #expect(try edit(BaselineEdit.newFile([]), [], adding: [entry]).hasSuffix(row))
  }

  @Test func `Rows on one line are left to a person`() {
    let text = "schema: 1\nbaseline: [{where: \"os:18\", failing: 1, reason: one}]\n"
    #expect(throws: InvalidProfiles.self) { try edit(text, [.remove]) }
  }
}

extension String {
  /// The parts between the beginnings of lines.
  fileprivate func components(between starts: [String]) -> [String] {
    var parts = [""]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if starts.contains(where: { line.hasPrefix($0) }) { parts.append("") }
      parts[parts.count - 1] += line + "\n"
    }
    parts[parts.count - 1].removeLast()
    return parts
  }
}
