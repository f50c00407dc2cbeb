import DeviceProfiles
import ProfileFiles
import TestSupport
import Testing

/// Sets of files that are large, odd or made to do harm.
@Suite(.timeLimit(.minutes(1)))
struct ProfileLoaderTests {
  private func rules(_ files: KeyValuePairs<String, String>) -> [String] {
    do {
      _ = try load(files)
      return []
    } catch {
      return error.diagnostics.map(\.rule)
    }
  }

  @Test func `No files are no profiles and no plan`() throws {
    let loaded = try load([:])
    #expect(loaded.profiles == ProfileSet(devices: [], locales: []))
    #expect(loaded.plan == MatrixPlan(os: [], runs: []))
  }

  @Test func `Thousands of findings in a file are all found, and the first of each rule rendered`()
  {
    let rows = (0..<3000).map { "{mode: dock, orientation: any, hight: -\($0)}" }
    let file =
      "schema: 1\nfamily: f\nprovenance: measured\nsource: a log\nkeyboards: "
      + "[\(rows.joined(separator: ","))]"
    let source = ProfileSource(path: "f.yaml", bytes: Array(file.utf8))
    let error = #expect(throws: InvalidProfiles.self) {
      try ProfileLoader.load([source], matrix: nil)
    }
    #expect(error?.diagnostics.count == 9000)
    let text = error?.render([source]) ?? ""
    #expect(text.contains("2950 more of these") && text.utf8.count < 100_000)
  }

  @Test func `A bad row that aliases repeat is one finding`() {
    let text = "schema: 1\nfamily: f\nbars:\n  - &a {bar: tab, orientation: any, height: -1}\n"
    let found = rules(["f.yaml": text + String(repeating: "  - *a\n", count: 10_000)])
    #expect(found == ["missing-provenance", "missing-source", "negative"])
  }

  @Test func `A long chain of families is refused`() {
    let files = (0..<300).map { index in
      let text = "schema: 1\nfamily: f\(index)\nextends: f\(index + 1)\n"
      return ProfileSource(path: "\(1000 + index).yaml", bytes: Array(text.utf8))
    }
    let last = ProfileSource(path: "z.yaml", bytes: Array(family("f300").utf8))
    let error = #expect(throws: InvalidProfiles.self) {
      try ProfileLoader.load(files + [last], matrix: nil)
    }
    #expect(Set(error?.diagnostics.map(\.rule) ?? []) == ["too-many-ancestors"])
  }

  @Test func `Families that are reached in many ways count once`() throws {
    let pairs = (0..<30).map { index in
      "schema: 1\nfamily: f\(index)\nextends: [f\(index + 1), g\(index + 1)]\n"
        + "provenance: measured\nsource: a log\n"
    }
    var sources = pairs.enumerated().flatMap { index, text in
      ["f", "g"].map { name in
        ProfileSource(
          path: "\(name)\(index).yaml",
          bytes: Array(text.replacing("family: f", with: "family: \(name)").utf8))
      }
    }
    sources += ["f30", "g30"].map {
      ProfileSource(path: "\($0).yaml", bytes: Array(family($0).utf8))
    }
    sources.append(ProfileSource(path: "a.yaml", bytes: Array(device("a", extends: "f0").utf8)))
    let loaded = try ProfileLoader.load(sources, matrix: nil)
    #expect(loaded.profiles.devices.map(\.keyboards.count) == [2])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `Damage at random is found or harmless, never a crash`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = Array(try Repository.text("Tests/Fixtures/profiles/ok/every-key.yaml").utf8)
    let marks = Array("[]{}:,-&*\"'\n #.~9".utf8)
    for _ in 0..<3 {
      guard let index = bytes.indices.randomElement(using: &random) else { break }
      bytes[index] = marks.randomElement(using: &random) ?? 0
    }
    do {
      _ = try ProfileLoader.load([ProfileSource(path: "a.yaml", bytes: bytes)], matrix: nil)
    } catch {
      #expect(!error.diagnostics.isEmpty)
    }
  }
}
