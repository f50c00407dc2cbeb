import Foundation

extension MatchReport {
  /// The report for programs: the same bytes for the same file and profiles.
  public func json() throws -> String { try JSONForm(self).text }
}

private struct JSONForm: Encodable {
  struct Record: Encodable {
    var id: String
    var explained: Bool
    var by: OrNull<By>
    var nearest: OrNull<By>
    var difference: OrNull<Double>
    var reason: OrNull<String>
  }

  struct By: Encodable {
    var scenario: String
    var step: Int
    var action: String
    var event: String
    var devices: [String]
    var os: [String]
    var orientations: [String]
    var keyboards: [Poster.Keyboard]

    init(_ poster: Poster) {
      scenario = poster.scenario
      step = poster.step
      action = poster.action
      event = poster.event.logged
      devices = poster.devices
      os = poster.os
      orientations = poster.orientations
      keyboards = poster.keyboards
    }
  }

  struct Summary: Encodable {
    var records: Int
    var explained: Int
    var unexplained: Int
    var incomplete: Int
    var refused: Int
  }

  var records: [Record]
  var summary: Summary

  init(_ report: MatchReport) {
    records = report.matches.map { match in
      let poster = OrNull(match.nearest.map { By($0) })
      return Record(
        id: match.recording.id, explained: match.isExplained,
        by: match.isExplained ? poster : OrNull(nil),
        nearest: match.isExplained ? OrNull(nil) : poster,
        difference: OrNull(match.difference?.hundredths), reason: OrNull(match.reason))
    }
    summary = Summary(
      records: report.matches.count, explained: report.explained,
      unexplained: report.matches.count - report.explained, incomplete: report.incomplete,
      refused: report.refused.count)
  }
}

/// A value that is written as null where there is none, and not left out.
private struct OrNull<Value: Encodable>: Encodable {
  var value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
