import TextFormats

extension ReplayReport {
  /// The replay for programs: the same bytes for the same file.
  package var json: String {
    let json: JSONValue = [
      "rows": .array(rows.map(\.json)),
      "summary": [
        "agree": .integer(agreeing), "differ": .integer(rows.count - agreeing),
        "judge": .string(judge), "notReplayable": .integer(notReplayable),
        "refused": .integer(refused.count), "rows": .integer(rows.count),
        "skipped": .integer(skipped),
      ],
    ]
    return json.text(.foundation)
  }
}

extension ReplayReport.Row {
  fileprivate var json: JSONValue {
    [
      "actual": answers(actual), "agrees": .bool(agrees),
      "expected": answers(vector.steps.map(\.expected)), "id": .string(vector.id),
      "kind": .string(vector.kind.rawValue), "why": .string(why),
    ]
  }

  /// An answer, or the list of a sequence's answers.
  private func answers(_ answers: [RecordedVector.Answer]) -> JSONValue {
    let values = answers.map { answer -> JSONValue in
      switch answer {
      case .inset(let length): .decimal(length.hundredths)
      case .mode(let name): .string(name)
      }
    }
    return vector.kind == .sequence ? .array(values) : values.first ?? .null
  }
}
