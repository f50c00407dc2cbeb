// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the libraries use of Foundation, with the versions that Apple's documentation states.

public final class NSLock: Sendable {
  public init() {}
  public func lock() {}
  public func unlock() {}
}

public struct Data: Collection, Sendable {
  public typealias Iterator = IndexingIterator<Data>

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }

  public init(_ bytes: some Sequence<UInt8>) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(index: Int) -> UInt8 { 0 }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public struct URL: Sendable {
  public init(fileURLWithPath path: String) {}
  @available(macOS 13, iOS 16, *) public init(filePath: String) {}
  @available(macOS 13, iOS 16, *) public func appending(path: String) -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public var lastPathComponent: String { "" }
  public var path: String { "" }
}

public final class FileManager: Sendable {
  public static let `default` = FileManager()
  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
}

public class JSONDecoder {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    preconditionFailure("nothing is decoded")
  }
}

public class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 1)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 2)
  }

  public var outputFormatting: OutputFormatting = []
  public init() {}
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { Data([]) }
}

extension Error {
  public var localizedDescription: String { "" }
}
