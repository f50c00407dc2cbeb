import DeviceProfiles
import InsetCore
import InsetMatrix
import InsetOracle
import InsetStrategies
@testable import MatrixEngine
import MatrixResults
import ProfileFiles
import ScenarioSpaces
import Synchronization
import Testing

/// A run that takes over what cannot have changed is the run of everything.
@Suite struct ReuseTests {
  private static let query =
    "device:iphone-16,ipad-pro-11-inch-m4 os:18.7,26.1 locale:en-US,de-DE,ja-JP accessory:none "
    + "bars:none,nav+tab placement:fill,child adjustment:automatic base:base0 field:middle "
    + "script:show-hide,show-emoji-hide,show-rotate-hide"

  private static func matrix(
    _ files: ProfileFileSet = .shipped,
    strategies ids: [String] = [
      "covered-area", "n1-constant-216", "iq-keyboard-manager", "s1-intersection-on-did-show",
    ],
    policies: PolicyChoices = PolicyChoices(), with: Set<OSBehavior> = [], query: String = query
  ) throws -> Matrix {
    let model = try files.model(strategies: nil).varied(ModelVariation(with: with))
    return try Matrix(
      model, strategies: ids.compactMap { Strategies.named($0) },
      where: Query(query, in: model.space), policies: policies, gate: MatrixPlan.Gate.none)
  }

  private static let before = Result { try matrix().run().result }

  /// The files that the two devices are made of, the own ones before shared ones.
  private static let files = [
    "iphone-393x852", "ipad-834x1210", "island-59", "phone-narrow", "phone-home-indicator", "phone",
    "pad-home-indicator", "pad-modes-without-split", "pad", "locales",
  ]

  /// The shipped files with one value changed, for each kind of value: the key of a section.
  private static func changes() -> [(kind: String, files: ProfileFileSet)] {
    var changes: [String: ProfileFileSet] = [:]
    for name in files {
      guard
        let file = ProfileFileSet.shipped.sources.firstIndex(where: {
          $0.path.hasSuffix("/\(name).yaml")
        })
      else { continue }
      let lines = String(decoding: ProfileFileSet.shipped.sources[file].bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      var section = ""
      for (number, line) in lines.enumerated() {
        if let key = line.wholeMatch(of: /(\w+):.*/)?.1 { section = String(key) }
        for match in line.matches(of: /(\w+): (\d+|true|false)\b/) {
          let (key, value) = (match.1, match.2)
          let kind = "\(section) \(key)"
          guard key != "schema", changes[kind] == nil else { continue }
          let other = Int(value).map { "\($0 + 30)" } ?? (value == "true" ? "false" : "true")
          var changed = lines
          changed[number].replaceSubrange(match.2.startIndex..<match.2.endIndex, with: other)
          var files = ProfileFileSet.shipped
          files.sources[file].bytes = Array(changed.joined(separator: "\n").utf8)
          changes[kind] = files
        }
      }
    }
    return changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  @Test func `Whatever kind of value changes, the result is that of a whole run`() throws {
    let before = try Self.before.get()
    let outcomes = Mutex((unlike: [String](), differing: 0, loaded: 0, reused: 0))
    let changes = Self.changes()
    _ = changes.indices.concurrentMap { index in
      let change = changes[index]
      // What contradicts the rest of a profile cannot be loaded.
      guard let matrix = try? Self.matrix(change.files),
        let whole = try? matrix.run(Matrix.Options(threads: 1)),
        let run = try? matrix.run(Matrix.Options(threads: 1), reusing: before)
      else { return }
      let isSame = ResultFile.encode(run.result) == ResultFile.encode(whole.result)
      outcomes.withLock {
        $0.loaded += 1
        if !isSame { $0.unlike.append(change.kind) }
        if whole.result.totals != before.totals { $0.differing += 1 }
        if run.reused > 0 && run.reused < before.counts.applicable { $0.reused += 1 }
      }
    }
    outcomes.withLock {
      #expect($0.unlike == [])
      #expect($0.loaded > 20, "\($0.loaded) of \(changes.map(\.kind))")
      #expect($0.differing > 2 && $0.reused > 15, "\($0)")
    }
  }

  @Test func `The same is taken over whole`() throws {
    let before = try Self.before.get()
    let run = try Self.matrix().run(reusing: before)
    #expect(run.reused == before.counts.applicable && run.evaluations == 0)
    #expect(ResultFile.encode(run.result) == ResultFile.encode(before))
  }

  @Test func `Parts that take over are those of a whole run`() throws {
    let matrix = try Self.matrix()
    let parts = try (1...3).map { index in
      var options = Matrix.Options()
      options.shard = Shard(index, of: 3)
      return try matrix.run(options, reusing: Self.before.get()).result
    }
    let merged = try RunResult.merge(parts)
    #expect(ResultFile.encode(merged) == ResultFile.encode(try Self.before.get()))
  }

  @Test func `An interrupted run that takes over can be resumed`() throws {
    let changed = try #require(Self.changes().first { $0.kind == "keyboards height" })
    let matrix = try Self.matrix(changed.files)
    var options = Matrix.Options()
    options.isCancelled = { true }
    let interrupted = try matrix.run(options, reusing: Self.before.get()).result
    #expect(!interrupted.isComplete)
    let resumed = try matrix.run(resuming: interrupted).result
    #expect(ResultFile.encode(resumed) == ResultFile.encode(try matrix.run().result))
  }

  @Test(arguments: ["os:26.1", "locale:en-US", "locale:en-US placement:fill"])
  func `Another query has other classes`(terms: String) throws {
    let wide = try Self.matrix()
    let narrow = try Self.matrix(query: "\(Self.query) \(terms)")
    let (few, all) = (try narrow.run().result, try Self.before.get())
    #expect(narrow.reasonNotToReuse(all) == nil && wide.reasonNotToReuse(few) == nil)
    #expect(ResultFile.encode(try narrow.run(reusing: all).result) == ResultFile.encode(few))
    #expect(ResultFile.encode(try wide.run(reusing: few).result) == ResultFile.encode(all))
  }

  @Test func `What decides every scenario is the same, or nothing is taken over`() throws {
    let before = try Self.before.get()
    #expect(try Self.matrix().reasonNotToReuse(before) == nil)
    #expect(
      try Self.matrix(strategies: ["covered-area"]).reasonNotToReuse(before)
        == "it has other strategies")
    let policies = PolicyChoices(try #require(Policy.allCases.first))
    #expect(
      try Self.matrix(policies: policies).reasonNotToReuse(before) == "it has other policies")
    #expect(
      try Self.matrix(with: OSBehavior.possible).reasonNotToReuse(before)
        == "it has other OS behaviors")
    var files = ProfileFileSet.shipped
    files.sources.removeAll { $0.path.hasSuffix("/ipad-2.yaml") }
    #expect(
      try Self.matrix(files).reasonNotToReuse(before)
        == "it has other levels of device")
    var options = Matrix.Options()
    options.shard = Shard(1, of: 2)
    let part = try Self.matrix().run(options).result
    #expect(try Self.matrix().reasonNotToReuse(part) == "it is part of a run")
  }
}
