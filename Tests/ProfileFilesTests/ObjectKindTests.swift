import ProfileFiles
import Testing

/// The tables that decoding, suggestions and schemas come from.
struct ObjectKindTests {
  /// Kinds of files and all kinds of objects in them.
  private static let kinds: [ObjectKind] = {
    func below(_ type: ValueType) -> [ObjectKind] {
      switch type {
      case .object(let kind): [kind] + kind.keys.flatMap { below($0.type) }
      case .list(of: let type, _), .oneOrMore(let type): below(type)
      default: []
      }
    }
    return ObjectKind.files + ObjectKind.files.flatMap { $0.keys.flatMap { below($0.type) } }
  }()

  @Test func `Each key occurs once in its table and has a sentence`() {
    for kind in Self.kinds {
      #expect(Set(kind.keys.map(\.name)).count == kind.keys.count)
      for key in kind.keys { #expect(key.words.hasSuffix(".") && !key.words.contains("\n")) }
    }
  }

  @Test func `All kinds of objects are reached from the kinds of files`() {
    #expect(Set(Self.kinds.map(\.title)).count == 24)
  }
}
