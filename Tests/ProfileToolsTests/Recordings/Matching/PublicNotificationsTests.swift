import Foundation
import MatrixFixtures
import ProfileTools
import TestSupport
import Testing

/// Notifications that others logged in public.
@Suite struct PublicNotificationsTests {
  /// A recording that no scene posts, and why.
  private struct Unexplained: Decodable {
    var id: String
    var reason: String

    static func all() throws -> [Unexplained] {
      try Repository.text("Tests/Fixtures/facts/unexplained.jsonl").split(separator: "\n")
        .map { try JSONDecoder().decode(Unexplained.self, from: Data($0.utf8)) }
    }
  }

  /// What the shipped matrix posts; it takes seconds to collect.
  private static let index = Result { PostedIndex(try Shipped.model()) }

  @Test func `Frames that were logged are posted by some scene`() throws {
    let file = RecordedNotifications(
      Array(try Repository.text("Tests/Fixtures/facts/recorded-notifications.jsonl").utf8))
    #expect(file.refused.count == 0)
    let index = try Self.index.get()
    let report = MatchReport(file, in: index)
    let known = try Unexplained.all()
    #expect(
      report.matches.filter { !$0.isExplained }.map(\.recording.id) == known.map(\.id))
    #expect(known.allSatisfy { !$0.reason.isEmpty })
    #expect(report.explained * 10 >= (report.explained + known.count) * 9)
    #expect(report.incomplete == 16)
  }

  @Test func `The notifications of a recorded session are those of its device and version`() throws
  {
    let file = RecordedNotifications(
      Array(try Repository.text("Tests/Fixtures/traces/recorded/right.jsonl").utf8))
    #expect(file.refused.count == 0 && file.incomplete == 0)
    let index = try Self.index.get()
    let report = MatchReport(file, in: index)
    #expect(report.matches.count == 8)
    #expect(report.explained == 8)
    for match in report.matches {
      #expect(match.nearest?.devices.contains("iphone-15-pro") ?? false)
      #expect(match.nearest?.os.allSatisfy { $0.hasPrefix("18.") } ?? false)
      #expect(
        match.nearest?.keyboards.contains { $0.keyboard == "docked+prediction" } ?? false)
    }
  }
}
