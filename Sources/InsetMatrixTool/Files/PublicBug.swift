import InsetMatrix
import InsetStrategies
import ProfileFiles
import ScenarioSpaces
import TextFormats

/// A bug that somebody reported in public, as `devices/bugs.csv` has it.
struct PublicBug {
  /// The fields by the names of their columns.
  private let fields: [String: String]
  /// The words of all fields that people search, in their order.
  private let text: [String]
  private let words: Set<String>

  subscript(column: String) -> String { fields[column] ?? "" }

  /// The bugs that the tool knows, those of the newest systems first.
  static func all() throws(Failure) -> [PublicBug] {
    let file = ShippedFiles.files.first { $0.path == "bugs.csv" }
    var reader = DelimitedReader(Array((file?.text ?? "").utf8))
    var rows: [[String]] = []
    do throws(TextFinding) {
      while let row = try reader.next() { rows.append(row.map(\.text)) }
    } catch {
      throw Failure(status: .fault, message: "error: bugs.csv: \(error.message)")
    }
    return rows.dropFirst().map { row in
      let fields = Dictionary(zip(rows[0], row)) { first, _ in first }
      let searched = [
        "id", "symptom", "device", "os", "circumstances", "report", "mistake", "strategy", "url",
        "scenario",
      ]
      let name = Strategies.named(fields["strategy"] ?? "")?.about.name ?? ""
      let text = (searched.map { fields[$0] ?? "" } + [name]).flatMap(Self.words)
      return PublicBug(fields: fields, text: text, words: Set(text))
    }
  }

  /// What a program reads of the bug: its fields that have a text.
  var json: JSONValue {
    let columns = [
      "id", "url", "symptom", "device", "os", "circumstances", "report", "mistake", "scenario",
      "strategy", "off", "options", "note", "left over",
    ]
    let filled = columns.filter { !self[$0].isEmpty }
    return .object(
      filled.map { ($0 == "left over" ? "leftOver" : $0, .string(self[$0])) } + [
        ("exact", .strings(self["exact"].split(separator: " ").map(String.init)))
      ])
  }

  /// Words that people use beside those of the table.
  private static let synonyms: [String: [String]] = [
    "behind": ["hidden", "covered"], "black": ["gap"], "blank": ["gap"],
    "covered": ["hidden", "behind"],
    "cut": ["hidden"], "dismiss": ["gone", "closed"],
    "dismissal": ["dismiss", "gone", "closed"],
    "double": ["adds", "twice"], "empty": ["gap"], "external": ["hardware"],
    "field": ["field", "textfield"],
    "ios": ["ipados"], "jump": ["jumps"], "keyboard": [], "obscured": ["hidden"],
    "overlap": ["hidden"],
    "rotate": ["rotation"], "rotation": ["rotate"], "sheet": ["modal"], "modal": ["sheet"],
    "safari": ["browser"], "webview": ["web", "webview"], "wkwebview": ["web", "webview"],
    "space": ["gap"], "splitview": ["split"], "switching": ["switch"], "tabbar": ["tab"],
    "the": [], "a": [], "in": [], "is": [], "on": [], "of": [], "to": [], "for": [], "from": [],
    "at": [], "my": [], "when": [], "after": [], "with": [], "and": [],
    "undocked": ["undock", "float"],
  ]

  /// The bugs that the words are about, the best first.
  ///
  /// Those of a version that the words name come first, as those of `iOS 26`, and of these the ones
  /// with more of the words. Of as many a word counts more the fewer bugs have it, and two that are
  /// next to each other count again. A bug needs more than half as many as the best one.
  ///
  /// - Parameters:
  ///   - words: What is searched.
  ///   - bugs: The bugs.
  /// - Returns: The bugs, and the words that none has.
  static func search(
    _ words: [String], in bugs: [PublicBug]
  ) -> (found: [PublicBug], unknown: [String]) {
    var scores = [Double](repeating: 0, count: bugs.count)
    var had = [Int](repeating: 0, count: bugs.count)
    var unknown: [String] = []
    for word in words.flatMap(Self.words) {
      let meant = [word] + (synonyms[word] ?? [])
      let having = bugs.indices.filter { bugs[$0].has(anyOf: meant) }
      if synonyms[word] == [] { continue }
      if having.isEmpty { unknown.append(word) }
      for number in having {
        had[number] += 1
        scores[number] += 1 / Double(having.count).squareRoot()
      }
    }
    let all = words.flatMap(Self.words)
    for (first, second) in zip(all, all.dropFirst()) {
      let having = bugs.indices.filter { bugs[$0].has(first, before: second) }
      for number in having { scores[number] += 2 / Double(having.count).squareRoot() }
    }
    let most = had.max() ?? 0
    let versions = Self.versions(in: all)
    let named = bugs.map { bug in versions.contains { bug.versions.contains($0) } ? 1 : 0 }
    let found = bugs.indices.filter { 2 * had[$0] > most }
      .sorted { (named[$0], had[$0], scores[$0], $1) > (named[$1], had[$1], scores[$1], $0) }
    return (found.map { bugs[$0] }, unknown)
  }

  /// The major versions of iOS or iPadOS that words name: each number right after the system.
  private static func versions(in words: [String]) -> [Int] {
    zip(words, words.dropFirst()).compactMap { system, number in
      system == "ios" || system == "ipados" ? Int(number) : nil
    }
  }

  /// The major versions of the report: 17 of `iOS17.5`, 14 to 16 of `iOS14-16`, and all from 8 on of
  /// `iOS8+`.
  private var versions: ClosedRange<Int> {
    let text = self["os"]
    let majors = text.split { !"0123456789.".contains($0) }
      .compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }
    guard let first = majors.first, let last = majors.last, first <= last else { return 0...0 }
    return text.hasSuffix("+") ? first...Int.max : first...last
  }

  private func has(anyOf meant: [String]) -> Bool {
    meant.contains { word in
      words.contains { $0 == word || word.count > 3 && $0.hasPrefix(word.prefix(word.count - 1)) }
    }
  }

  /// Whether two words follow each other, or are written as one.
  private func has(_ first: String, before second: String) -> Bool {
    words.contains(first + second)
      || zip(text, text.dropFirst()).contains { $0 == first && $1 == second }
  }

  /// The words of a text, in lower case; `iOS26` is two.
  private static func words(of text: String) -> [String] {
    var words: [String] = [""]
    for character in text.lowercased() {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter
        || words[words.count - 1].last?.isNumber ?? character.isNumber != character.isNumber
      {
        words.append("")
      }
      if isLetter { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }
  }
}
