import Foundation

extension ReplayReport {
  /// The replay for programs: the same bytes for the same file.
  public func json() throws -> String { try JSONForm(self).text }

  private struct JSONForm: Encodable {
    struct Row: Encodable {
      var id: String
      var kind: String
      var agrees: Bool
      var expected: Answers
      var actual: Answers
      var why: String
    }

    struct Summary: Encodable {
      var judge: String
      var rows: Int
      var agree: Int
      var differ: Int
      var skipped: Int
      var notReplayable: Int
      var refused: Int
    }

    var rows: [Row]
    var summary: Summary

    init(_ replay: ReplayReport) {
      rows = replay.rows.map { row in
        let isList = row.vector.kind == .sequence
        return Row(
          id: row.vector.id, kind: row.vector.kind.rawValue, agrees: row.agrees,
          expected: Answers(row.vector.steps.map(\.expected), isList: isList),
          actual: Answers(row.actual, isList: isList), why: row.why)
      }
      summary = Summary(
        judge: replay.judge, rows: replay.rows.count, agree: replay.agreeing,
        differ: replay.rows.count - replay.agreeing, skipped: replay.skipped,
        notReplayable: replay.notReplayable, refused: replay.refused.count)
    }
  }

  /// An answer, or the list of a sequence's answers.
  private struct Answers: Encodable {
    var answers: [RecordedVector.Answer]
    var isList: Bool

    init(_ answers: [RecordedVector.Answer], isList: Bool) {
      self.answers = answers
      self.isList = isList
    }

    func encode(to encoder: any Encoder) throws {
      if isList {
        var list = encoder.unkeyedContainer()
        for answer in answers { try list.encode(Answers([answer], isList: false)) }
      } else {
        var container = encoder.singleValueContainer()
        switch answers.first {
        case .inset(let length): try container.encode(length.hundredths)
        case .mode(let name): try container.encode(name)
        case nil: try container.encodeNil()
        }
      }
    }
  }
}

extension Encodable {
  /// The value as JSON with sorted keys, so that equal values have equal bytes.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
