import DeviceProfiles

/// The device and family files with the links between them.
package struct InheritanceGraph: Sendable {
  /// The most files that one may extend, by any way.
  private static let mostAncestors = 64

  private struct Link {
    var target: Int
    var node: YAMLNode
  }

  private var files: [DecodedObject] = []
  private var names: [String] = []
  private var links: [[Link]] = []
  /// Files whose links are wrong: what they lack is not worth a message.
  private var broken: Set<Int> = []

  /// Links the files; wrong names and links are findings.
  package init(_ decoded: [DecodedFile], _ findings: inout [Diagnostic]) {
    var unique = UniqueNames(of: "name")
    var unreadable: String?
    for file in decoded {
      guard let object = file.object else {
        unreadable = unreadable ?? file.path
        continue
      }
      guard let key = object.nameKey, let name = unique.claim(key, of: object, &findings) else {
        continue
      }
      files.append(object)
      names.append(name)
    }
    link(unreadable, &findings)
    findCycles(&findings)
  }

  /// Each device and family with all that it extends; what devices lack is a finding.
  package func lineages(_ findings: inout [Diagnostic]) -> [Lineage] {
    files.indices.map { index in
      let lineage = lineage(of: index, &findings)
      if files[index].kind == .device { findings += lineage.missingKeys }
      return lineage
    }
  }

  /// The devices, their families merged in.
  func devices(_ findings: inout [Diagnostic]) -> [DeviceProfile] {
    lineages(&findings).compactMap { DeviceProfile($0) }
  }

  private mutating func link(_ unreadable: String?, _ findings: inout [Diagnostic]) {
    let targets = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    links = files.map { _ in [] }
    for index in files.indices {
      let others = names.lazy.filter { [names] in $0 != names[index] }
      for entry in files[index].list("extends") ?? [] {
        guard let name = entry.scalar?.text else { continue }
        if let target = targets[name] {
          links[index].append(Link(target: target, node: entry.node))
        } else {
          let isNew = findings.count < ObjectDecoder.mostSuggestions
          let near = isNew ? Suggestions.nearest(name, in: others) : nil
          let lost = unreadable.map { "`\($0)` could not be read and may have it" }
          broken.insert(index)
          findings.append(
            Diagnostic(
              "unknown-extends", "no family or device has the name `\(name)`", files[index].file,
              at: entry.node, help: [near.map { "did you mean `\($0)`?" } ?? lost].compactMap { $0 }
            ))
        }
      }
    }
  }

  /// The file and all that it extends, nearest first, depth before breadth.
  ///
  /// A file that is reached twice counts where it is reached first.
  private func lineage(of index: Int, _ findings: inout [Diagnostic]) -> Lineage {
    var order: [Int] = []
    var pending = [index]
    var isWhole = true
    while let next = pending.popLast() {
      if order.contains(next) { continue }
      order.append(next)
      pending += links[next].reversed().map(\.target)
      if order.count > Self.mostAncestors {
        findings.append(
          Diagnostic(
            "too-many-ancestors", "`\(names[index])` extends more than \(Self.mostAncestors) files",
            files[index].file, at: links[index][0].node))
        isWhole = false
        break
      }
    }
    return Lineage(
      files: order.map { files[$0] }, isWhole: isWhole && broken.isDisjoint(with: order))
  }
}

/// Cycles in `extends`.
extension InheritanceGraph {
  private mutating func findCycles(_ findings: inout [Diagnostic]) {
    var done: Set<Int> = []
    for index in files.indices { follow([index], &done, &findings) }
  }

  /// Follows the links of a path's last file; the path's length is bounded.
  private mutating func follow(
    _ path: [Int], _ done: inout Set<Int>, _ findings: inout [Diagnostic]
  ) {
    guard let last = path.last, !done.contains(last), path.count <= Self.mostAncestors else {
      return
    }
    for link in links[last] {
      if let start = path.firstIndex(of: link.target) {
        findings.append(cycle(Array(path[start...])))
        broken.formUnion(path)
      } else {
        follow(path + [link.target], &done, &findings)
      }
    }
    done.insert(last)
  }

  private func cycle(_ path: [Int]) -> Diagnostic {
    let steps = path.indices.map { step -> Diagnostic.Note in
      let target = path[(step + 1) % path.count]
      let node = links[path[step]].first { $0.target == target }?.node ?? files[path[step]].node
      return Diagnostic.Note(
        "`\(names[path[step]])` extends `\(names[target])`", files[path[step]].file, node.start)
    }
    let way = path.dropFirst().map { names[$0] }.listed("and")
    return Diagnostic(
      "extends-cycle",
      "`\(names[path[0]])` extends itself" + (way.isEmpty ? "" : " by way of \(way)"),
      steps[0].file, steps[0].mark, notes: Array(steps.dropFirst()))
  }
}

extension DecodedObject {
  /// The key with the name that `extends` uses.
  fileprivate var nameKey: String? {
    ["id", "family"].first { kind[$0] != nil }
  }

  /// The name that `extends` uses.
  package var profileName: String? { nameKey.flatMap { text($0) } }
}
