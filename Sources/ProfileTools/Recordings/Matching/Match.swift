import DeviceProfiles
import InsetCore

/// Whether some scenario posts what was recorded.
package struct Match: Hashable, Sendable {
  /// What was recorded.
  package let recording: Recording
  /// Whether the frames of ``nearest`` are the recorded ones.
  package let isExplained: Bool
  /// The source of the recorded frames, or of the nearest to them; nil where nothing is comparable.
  package let nearest: NotificationSource?
  /// The largest difference of any coordinate or extent, in points.
  package let difference: Double?
  /// Why nobody posts it, or what contradicts it.
  package let reason: String?

  /// Half a point: less is the rounding of pixels.
  package static let tolerance = 0.5
}

extension PostedIndex {
  /// Looks for the scenarios that post a recording's frames.
  ///
  /// A version that was stated must agree. One that was only inferred makes a difference where
  /// there is a choice, and otherwise is contradicted.
  package func match(_ recording: Recording) -> Match {
    let ranked = candidates(recording).map { (entry: $0, distance: Distance(recording, $0)) }
      .sorted { $0.distance < $1.distance }
    let exact = ranked.prefix { $0.distance.largest <= Match.tolerance }.map(\.entry)
    let recorded = recording.os
    func fits(_ version: OSVersion) -> Bool { recorded?.range.contains(version) ?? true }
    func match(
      _ source: NotificationSource?, _ nearest: Distance?, isExplained: Bool = false,
      _ reason: String?
    ) -> Match {
      Match(
        recording: recording, isExplained: isExplained, nearest: source,
        difference: nearest?.largest, reason: reason)
    }
    if let source = source(of: exact, fits: fits) {
      return match(source, ranked.first?.distance, isExplained: true, recording.missing)
    }
    let isInferred = recorded?.isInferred ?? false
    if isInferred, let source = source(of: exact, fits: { _ in true }) {
      return match(
        source, ranked.first?.distance, isExplained: true,
        "no device posts it on the inferred version")
    }
    for fits in isInferred ? [fits, { _ in true }] : [fits] {
      for (entry, distance) in ranked {
        if let source = source(of: [entry], fits: fits) {
          return match(source, distance, distance.words(recording, entry))
        }
      }
    }
    return match(nil, nil, nothingComparable(recording, isOtherVersion: !ranked.isEmpty))
  }

  private func nothingComparable(_ recording: Recording, isOtherVersion: Bool) -> String {
    guard let screen = recording.screen, entries[screen.upright] == nil else {
      return isOtherVersion
        ? "no device with this screen runs the stated version"
        : "no scenario posts this notification"
    }
    return "no device has a screen of \(screen.width.plain) x \(screen.height.plain)"
  }
}

extension Recording {
  /// The parts that a match rests on; nil where both frames were logged.
  fileprivate var missing: String? {
    if begin.isWhole && end.isWhole { return nil }
    if begin.isEmpty && end.isWhole { return "by the end frame alone" }
    let known = [("begin", begin), ("end", end)].flatMap { name, frame in
      frame.parts.filter { $0.value != nil }.map { "\(name) \($0.name)" }
    }
    return "by \(known.joined(separator: ", ")) alone"
  }
}

/// How far the frames of two notifications are apart.
private struct Distance: Comparable {
  /// The largest difference, in points.
  var largest: Double
  /// The sum of all differences: of frames with the same largest one the closer is the nearer.
  var sum: Double

  init(_ recording: Recording, _ entry: PostedIndex.Entry) {
    let differences = Self.parts(recording, entry).map { abs($0.recorded - $0.posted) }
    largest = differences.max() ?? 0
    sum = differences.reduce(0, +)
  }

  static func < (a: Distance, b: Distance) -> Bool { (a.largest, a.sum) < (b.largest, b.sum) }

  /// The numbers that differ, such as "begin height 243, posted 301".
  func words(_ recording: Recording, _ entry: PostedIndex.Entry) -> String {
    Self.parts(recording, entry).filter { abs($0.recorded - $0.posted) > Match.tolerance }
      .map { "\($0.name) \($0.recorded.plain), posted \($0.posted.plain)" }
      .joined(separator: "; ")
  }

  private static func parts(
    _ recording: Recording, _ entry: PostedIndex.Entry
  ) -> [(name: String, recorded: Double, posted: Double)] {
    [("begin", recording.begin, entry.begin), ("end", recording.end, entry.end)]
      .flatMap { name, logged, posted in
        zip(logged.parts, LoggedFrame(posted).parts).compactMap { part, posted in
          guard let recorded = part.value, let posted = posted.value else { return nil }
          return ("\(name) \(part.name)", recorded, posted)
        }
      }
  }
}
