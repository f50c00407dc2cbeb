import InsetCore
import TextFormats

/// The vectors of a file, and what of its lines has none.
package struct RecordedVectors: Hashable, Sendable {
  /// The vectors in the order of the lines.
  package var vectors: [RecordedVector]
  /// How many lines cannot be replayed: they have another quantity or no geometry.
  package var notReplayable: Int
  /// The lines that cannot be read.
  package var refused: RefusedRows

  /// Reads the bytes of a file with a JSON object on each line.
  ///
  /// A vector is the value of `norm`, `norm_mode` or `norm_seq`, or the line itself where its `kind`
  /// is one of these.
  package init(_ bytes: [UInt8]) {
    let rows = RecordingText(bytes).map(RecordedVector.all)
    vectors = rows.values.flatMap(\.self)
    notReplayable = rows.values.count { $0.isEmpty }
    refused = rows.refused
  }
}

extension RecordedVector {
  static func all(_ row: JSONNode) throws(TextFinding) -> [RecordedVector] {
    var vectors: [RecordedVector] = []
    for kind in Kind.allCases {
      if let vector = row[kind.rawValue] {
        vectors.append(try RecordedVector(kind, vector, id: row.rowName()))
      }
    }
    if vectors.isEmpty, case .string(let name) = row["kind"]?.kind, let kind = Kind(rawValue: name)
    {
      vectors.append(try RecordedVector(kind, row, id: row.rowName()))
    }
    return vectors
  }

  private init(_ kind: Kind, _ row: JSONNode, id: String) throws(TextFinding) {
    self.id = id
    self.kind = kind
    screen = try row.required("screen").rect()
    if kind == .mode {
      view = screen
    } else {
      view = try row.required("view").rect()
    }
    safeArea = try row["safe_area_bottom"]?.length() ?? 0
    base = try row["base_bottom"]?.length() ?? 0
    extra = try row["extra"]?.length() ?? 0
    switch kind {
    case .inset:
      let expected = try row.required("expected_content_bottom").length()
      steps = [try Step(row.required("event"), row["keyboard_end"], .inset(expected))]
    case .mode:
      let expected = try row.required("expected_mode")
      steps = [try Step(row.required("event"), row["keyboard_end"], .mode(expected.mode()))]
    case .sequence:
      let list = try row.required("steps")
      steps = []
      for step in try list.array() {
        guard case .array(let parts) = step.kind, parts.count == 3 else {
          throw step.wrongType("a list of event, frame and inset")
        }
        steps.append(
          try Step(parts[0], parts[1].isNull ? nil : parts[1], .inset(parts[2].length())))
      }
      if steps.isEmpty { throw list.wrongType("a list of at least one step") }
    }
  }
}

extension RecordedVector.Step {
  fileprivate init(
    _ event: JSONNode, _ frame: JSONNode?, _ expected: RecordedVector.Answer
  ) throws(TextFinding) {
    guard let name = KeyboardEventName(logged: try event.text()) else {
      throw event.unknown("keyboard notification", KeyboardEventName.allCases.map(\.rawValue))
    }
    self.event = name
    endFrame = try frame?.rect()
    self.expected = expected
  }
}

extension JSONNode {
  fileprivate func mode() throws(TextFinding) -> String {
    let modes = KeyboardReading.names
    guard modes.contains(try text()) else { throw unknown("mode of a keyboard", modes) }
    return try text()
  }
}

extension KeyboardReading {
  static let names = ["docked", "floating", "hidden"]

  /// The reading as vectors name it.
  var name: String {
    switch self {
    case .docked: "docked"
    case .floating: "floating"
    case .hidden: "hidden"
    }
  }
}
