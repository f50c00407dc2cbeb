private import CYAML

/// The binding of libyaml: the only place of the project that handles memory by hand.
///
/// Pointers stay inside; what goes out are values. Every parser, event and document is deleted on
/// every path.
enum LibYAML {
  /// The parts of an event that limits are about.
  struct Event {
    enum Kind { case documentStart, open, close, scalar, alias, streamEnd, other }
    var kind: Kind
    var anchor: String?
    var hasTag = false
    var start: YAMLMark
    var end: YAMLMark
    /// The characters that it covers, counted from the start of the text.
    var characters: Range<Int>
  }

  /// A node of the document API: children are positions in the list of nodes.
  struct Node {
    enum Kind {
      case scalar(String, isQuoted: Bool)
      case sequence([Int])
      case mapping([(key: Int, value: Int)])
    }
    var kind: Kind
    var start: YAMLMark
    var end: YAMLMark
    /// The characters that it covers; in block style also the blank text behind it.
    var characters: Range<Int>
    /// Whether it is a list or a mapping whose end is known by indentation alone.
    var isBlock: Bool
  }

  private typealias Parser = UnsafeMutablePointer<yaml_parser_t>

  /// Shows all events to a function, until it throws.
  static func scan(
    _ bytes: [UInt8], file: String, _ visit: (Event) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try unsafe withParser(bytes, file) { parser throws(Diagnostic) in
      while true {
        var raw = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &raw) == 1 else {
          throw unsafe problem(of: parser, file)
        }
        defer { unsafe yaml_event_delete(&raw) }
        let event = unsafe Event(raw)
        try visit(event)
        if event.kind == .streamEnd { return }
      }
    }
  }

  /// Loads the first document; empty where there is none.
  static func load(_ bytes: [UInt8], file: String) throws(Diagnostic) -> [Node] {
    try unsafe withParser(bytes, file) { parser throws(Diagnostic) in
      var document = unsafe yaml_document_t()
      guard unsafe yaml_parser_load(parser, &document) == 1 else {
        throw unsafe problem(of: parser, file)
      }
      defer { unsafe yaml_document_delete(&document) }
      let nodes = unsafe UnsafeBufferPointer(
        start: document.nodes.start, count: document.nodes.top - document.nodes.start)
      return nodes.indices.map { unsafe Node(nodes[$0]) }
    }
  }

  private static func withParser<R>(
    _ bytes: [UInt8], _ file: String, _ body: (Parser) throws(Diagnostic) -> R
  ) throws(Diagnostic) -> R {
    let parser = Parser.allocate(capacity: 1)
    defer { unsafe parser.deallocate() }
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      throw Diagnostic("yaml-syntax", "out of memory", file, YAMLMark(line: 1, column: 1))
    }
    defer { unsafe yaml_parser_delete(parser) }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let result = unsafe bytes.withUnsafeBufferPointer { buffer -> Result<R, Diagnostic> in
      unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      return Result { () throws(Diagnostic) in try unsafe body(parser) }
    }
    return try result.get()
  }

  private static func problem(of parser: Parser, _ file: String) -> Diagnostic {
    let message = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let words = message.flatMap { Self.words[$0] }
    let mark = unsafe YAMLMark(parser.pointee.problem_mark)
    var diagnostic = Diagnostic(
      "yaml-syntax", words?.problem ?? message ?? "out of memory", file, mark)
    if let context = unsafe parser.pointee.context {
      let mark = unsafe YAMLMark(parser.pointee.context_mark)
      let name = unsafe String(cString: context)
      diagnostic.notes = [Diagnostic.Note(Self.contexts[name] ?? name, file, mark)]
    }
    if let help = words?.help { diagnostic.help = [help] }
    return diagnostic
  }

  /// What libyaml says, in the words of an author, and what to do.
  private static let words: [String: (problem: String, help: String)] = [
    "did not find expected key": (
      "this is not a key of the mapping that began above",
      "indent it like the mapping's other keys, and end each text in quotes"
    ),
    "did not find expected '-' indicator": (
      "the list that began above continues without a `-`",
      "indent it like the list's other rows"
    ),
    "mapping values are not allowed in this context": (
      "a `:` is not allowed here",
      "indent this key like those above, put a blank behind their `:`, or quotes around a text"
    ),
    "could not find expected ':'": (
      "the key above has no `:`", "write `key: value`, with a blank behind the `:`"
    ),
    "did not find expected ',' or '}'": (
      "a `,` or a `}` is missing before this", "separate keys by `,` and close each `{`"
    ),
    "did not find expected ',' or ']'": (
      "a `,` or a `]` is missing before this", "separate values by `,` and close each `[`"
    ),
    "found unexpected end of stream": ("the file ends inside a text in quotes", "close the quotes"),
    "found character that cannot start any token": (
      "a text cannot begin with this character", "put a text that starts with a mark into quotes"
    ),
  ]

  /// Where libyaml was, in the words of an author.
  private static let contexts = [
    "while parsing a block mapping": "the mapping", "while parsing a flow mapping": "the `{`",
    "while parsing a block collection": "the list", "while parsing a flow sequence": "the `[`",
    "while scanning a simple key": "the key", "while scanning a quoted scalar": "the text",
    "while scanning for the next token": "here",
  ]
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension Range<Int> {
  fileprivate init(_ start: yaml_mark_t, _ end: yaml_mark_t) {
    self = Int(start.index)..<Swift.max(Int(start.index), Int(end.index))
  }
}

extension LibYAML.Event {
  fileprivate init(_ raw: yaml_event_t) {
    kind = .other
    start = unsafe YAMLMark(raw.start_mark)
    end = unsafe YAMLMark(raw.end_mark)
    characters = unsafe Range(raw.start_mark, raw.end_mark)
    switch unsafe raw.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .close
    case YAML_ALIAS_EVENT: unsafe set(.alias, raw.data.alias.anchor, nil)
    case YAML_SCALAR_EVENT: unsafe set(.scalar, raw.data.scalar.anchor, raw.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      unsafe set(.open, raw.data.sequence_start.anchor, raw.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      unsafe set(.open, raw.data.mapping_start.anchor, raw.data.mapping_start.tag)
    default: break
    }
  }

  private mutating func set(
    _ kind: Kind, _ name: UnsafeMutablePointer<yaml_char_t>?,
    _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) {
    self.kind = kind
    anchor = unsafe name.map { unsafe String(cString: $0) }
    hasTag = unsafe tag != nil
  }
}

extension LibYAML.Node {
  fileprivate init(_ raw: yaml_node_t) {
    start = unsafe YAMLMark(raw.start_mark)
    end = unsafe YAMLMark(raw.end_mark)
    characters = unsafe Range(raw.start_mark, raw.end_mark)
    isBlock = false
    switch unsafe raw.type {
    case YAML_SEQUENCE_NODE:
      isBlock = unsafe raw.data.sequence.style == YAML_BLOCK_SEQUENCE_STYLE
      let items = unsafe raw.data.sequence.items
      let list = unsafe UnsafeBufferPointer(start: items.start, count: items.top - items.start)
      kind = .sequence(list.indices.map { unsafe Int(list[$0]) - 1 })
    case YAML_MAPPING_NODE:
      isBlock = unsafe raw.data.mapping.style == YAML_BLOCK_MAPPING_STYLE
      let pairs = unsafe raw.data.mapping.pairs
      let list = unsafe UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start)
      kind = .mapping(
        list.indices.map { unsafe (Int(list[$0].key) - 1, Int(list[$0].value) - 1) })
    default:
      let scalar = unsafe raw.data.scalar
      let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = unsafe .scalar(
        String(decoding: text, as: UTF8.self), isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE)
    }
  }
}
