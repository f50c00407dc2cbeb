import Foundation
import MatrixFixtures
import Recordings
import TestSupport
import Testing

/// Notifications that others logged in public.
@Suite struct PublicNotificationsTests {
  /// A recording with both frames that no scene posts, and why.
  private struct Unexplained: Decodable {
    var id: String
    var reason: String

    static func all() throws -> [Unexplained] {
      try Repository.text("Tests/Fixtures/facts/unexplained.jsonl").split(separator: "\n")
        .map { try JSONDecoder().decode(Unexplained.self, from: Data($0.utf8)) }
    }
  }

  @Test func `Full frames that were logged are posted by some scene`() throws {
    let file = RecordedNotifications(
      Array(try Repository.text("Tests/Fixtures/facts/recorded-notifications.jsonl").utf8))
    #expect(file.refused.count == 0)
    let report = MatchReport(file, in: PostedIndex(try Shipped.model()))
    let known = try Unexplained.all()
    #expect(
      report.matches.filter { !$0.isExplained }.map(\.recording.id) == known.map(\.id))
    #expect(known.allSatisfy { !$0.reason.isEmpty })
    #expect(report.explained * 10 >= (report.explained + known.count) * 9)
    #expect(report.incomplete == 29)
  }
}
