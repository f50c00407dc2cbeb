import ProfileFiles
import ProfileTools
import TestSupport

/// Small sets of devices and families that repeat each other's values, some of them broken.
struct RandomProfiles {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func isLucky(_ chances: Int) -> Bool {
    Int.random(in: 0..<chances, using: &random) == 0
  }

  /// A family with everything, and files that extend it, each other or nothing.
  mutating func sources() -> [ProfileSource] {
    let names = ["a", "b", "c", "d", "e"].prefix(Int.random(in: 2...5, using: &random))
    let isTidy = !isLucky(3)
    var files = ["root.yaml": family("root")]
    for (index, name) in names.enumerated() {
      // Tidy sets extend what was before, so that they have no cycle.
      let others = ["root"] + (isTidy ? names.prefix(index) : names) + (isTidy ? [] : ["nowhere"])
      files["\(name).yaml"] = file(name, among: others)
    }
    return files.sorted { $0.key < $1.key }.map { path, text in
      let isBroken = !isTidy && isLucky(6)
      return ProfileSource(path: path, bytes: Array((isBroken ? mutated(text) : text).utf8))
    }
  }

  private mutating func file(_ name: String, among others: [String]) -> String {
    let isDevice = isLucky(2)
    var lines = ["schema: 1", isDevice ? "id: \(name)" : "family: \(name)"]
    if isDevice {
      lines += [
        "name: \(pick(["A Phone", "on # a name", "\"A Phone\""]))", "identifiers: [\"\(name)\"]",
        "os: \(pick(["\"17-27\"", "17.10", "17"]))",
      ]
    }
    let parents = (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(others) }
    lines.append("extends: [\(Set(parents).sorted().joined(separator: ", "))]")
    lines += pick([
      [], ["provenance: documented", "source: the vendor"], ["provenance: measured", "source: me"],
    ])
    let values: [[String]] = [
      ["idiom: phone", "idiom: pad"], ["homeIndicator: true", "homeIndicator: false # none"],
      ["regularInLandscape: true", "regularInLandscape: false"],
      ["orientations: [portrait]", "orientations: [landscape-left, portrait]"],
      ["keyboardModes: [docked]", "keyboardModes: &m [docked]"],
    ]
    for choices in values where !isLucky(3) { lines.append(pick(choices)) }
    if !isLucky(3) { lines += screen() }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func screen() -> [String] {
    let all = [
      pick(["width: 393", "width: 390"]), "height: 852", "scale: 3",
      pick(["cornerRadius: 0", "cornerRadius: 55"]),
    ]
    let figures = all.filter { _ in !isLucky(2) }
    let origin = isLucky(3) ? ["provenance: documented", "source: the vendor"] : []
    let keys = figures + origin
    if keys.isEmpty { return [] }
    return isLucky(2)
      ? ["screen: {\(keys.joined(separator: ", "))}"] : ["screen:"] + keys.map { "  \($0)" }
  }

  /// The text with a line gone, doubled, or with another character in it.
  private mutating func mutated(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    default: lines[index] += pick([":", "\"", " x", "]"])
    }
    return lines.joined(separator: "\n")
  }
}

/// What each device and family comes to, by a reading of its own: the nearest file in the order of
/// `extends` that has a key, a screen key by key and with the origin of its figures.
struct NaiveValues: Equatable {
  private var values: [String: [String: String]] = [:]

  init(_ sources: [ProfileSource]) {
    var files: [String: [YAMLPair]] = [:]
    for source in sources.sorted(by: { $0.path < $1.path }) {
      guard case .mapping(let pairs)? = YAMLDocument(parsing: source.bytes, file: "").root?.kind,
        let name = Self.text(pairs, "id") ?? Self.text(pairs, "family"), files[name] == nil
      else { continue }
      files[name] = pairs
    }
    for name in files.keys {
      var order: [String] = []
      Self.follow(name, files, &order)
      for (index, other) in order.enumerated() {
        for pair in files[other] ?? [] {
          let isOwn = ["id", "family", "name", "identifiers", "os"].contains(pair.name)
          if ["provenance", "source", "extends"].contains(pair.name) || isOwn && index > 0 {
            continue
          }
          for (key, value) in Self.leaves(pair, files[other] ?? [])
          where values[name]?[key] == nil { values[name, default: [:]][key] = value }
        }
      }
    }
  }

  private static func follow(
    _ name: String, _ files: [String: [YAMLPair]], _ order: inout [String]
  ) {
    guard let pairs = files[name], !order.contains(name) else { return }
    order.append(name)
    let extends = pairs.first { $0.name == "extends" }?.value.kind
    guard case .sequence(let items)? = extends else { return }
    for item in items {
      if case .scalar(let parent, _) = item.kind { follow(parent, files, &order) }
    }
  }

  private static func leaves(_ pair: YAMLPair, _ file: [YAMLPair]) -> [(String, String)] {
    guard pair.name == "screen", case .mapping(let figures) = pair.value.kind else {
      return [(pair.name, words(pair.value))]
    }
    let origin = ["provenance", "source"].map { text(figures, $0) ?? text(file, $0) ?? "-" }
    return figures.filter { !["provenance", "source"].contains($0.name) }.map {
      ("screen.\($0.name)", "\(words($0.value)) \(origin)")
    }
  }

  private static func text(_ pairs: [YAMLPair], _ key: String) -> String? {
    pairs.first { $0.name == key }.map { words($0.value) }
  }

  /// A value without its quotes and its place.
  private static func words(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar(let text, _): text
    case .sequence(let items): "[\(items.map(words).joined(separator: ","))]"
    case .mapping(let pairs): "{\(pairs.map { "\($0.name):\(words($0.value))" }.joined())}"
    }
  }
}
