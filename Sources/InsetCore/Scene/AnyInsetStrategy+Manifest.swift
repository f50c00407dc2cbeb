extension AnyInsetStrategy {
  /// Wraps a strategy that takes the events of many scenes at a time, such as one in another process.
  ///
  /// - Parameters:
  ///   - manifest: What the strategy says of itself.
  ///   - answer: Plays scenes to their ends, each to a strategy of its own. Returns for each scene why
  ///     it was not answered to its end; nil where it was.
  package init(
    _ manifest: StrategyManifest,
    answering answer: @escaping @Sendable (inout [ScenePlay]) -> [String?]
  ) {
    (type, self.manifest) = (Unanswering.self, manifest)
    mechanism = manifest.mechanism
    scrolls = manifest.scrolls
    body = { tree, layout, playback in
      playback.begin(tree, in: layout, padding: manifest.mechanism.padding)
      playback.unanswered[manifest.id] = nil
      let paths = tree.leafPaths
      var plays = paths.map { path in
        let steps = path.map { tree.nodes[$0].step }
        return ScenePlay(steps, in: layout, padding: manifest.mechanism.padding)
      }
      let reasons = answer(&plays)
      for (path, (play, reason)) in zip(paths, zip(plays, reasons)) {
        for (node, settled) in zip(path, play.settled) { playback.settled[node] = settled }
        guard let reason else { continue }
        for node in path.dropFirst(play.settled.count) {
          playback.unanswered[manifest.id, default: [:]][node] = reason
        }
      }
    }
  }

  /// Why the strategy has not answered at a node of the tree that was played last; nil where it has.
  @inlinable
  package func silence(at node: Int, of playback: Playback) -> String? {
    manifest == nil ? nil : playback.unanswered[id]?[node]
  }
}

/// What a strategy without a type of its own says of itself.
@usableFromInline
package final class StrategyManifest: Sendable {
  @usableFromInline let id: String
  @usableFromInline let about: StrategyDescription
  let mechanism: AdjustmentMechanism
  let scrolls: Bool

  /// Creates a manifest; see ``InsetStrategy`` for its parts.
  package init(
    id: String, about: StrategyDescription, mechanism: AdjustmentMechanism, scrolls: Bool
  ) {
    self.id = id
    self.about = about
    self.mechanism = mechanism
    self.scrolls = scrolls
  }
}

/// The type of strategies without one: every OS has what they are made of.
private struct Unanswering: InsetStrategy {
  mutating func receive(_ event: Event, _ view: inout ViewState) {}
}
