import Foundation

/// A program's answer to a line of events.
struct Answer: Decodable {
  /// The number of the line that it answers.
  let number: Int
  /// What the strategies write, one for each event.
  let writes: [ViewWrites]

  init(from decoder: any Decoder) throws {
    let members = try decoder.members(["number", "writes"])
    number = try members.required(Int.self, "number")
    writes = try members.required([ViewWrites].self, "writes")
  }
}

extension Decodable {
  /// Reads a line of a program.
  ///
  /// - Throws: ``NoAnswer`` with what is wrong and where.
  init(line: [UInt8]) throws(NoAnswer) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(line))
    } catch let error as DecodingError {
      throw NoAnswer("answered with \(error.words(Self.start(of: line)))")
    } catch {
      throw NoAnswer("answered with what cannot be read: \(Self.start(of: line))")
    }
  }

  private static func start(of line: [UInt8]) -> String {
    let text = String(decoding: line.prefix(80), as: UTF8.self)
    return "`\(text.filter { !$0.isNewline })\(line.count > 80 ? "..." : "")`"
  }
}

extension DecodingError {
  /// What is wrong in a line, and where.
  fileprivate func words(_ line: String) -> String {
    switch self {
    case .keyNotFound(let key, let context):
      "no `\(Self.path(context.codingPath + [key]))`: \(line)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "another type of `\(Self.path(context.codingPath))`: \(line)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "a line that is no JSON: \(line)"
    case .dataCorrupted(let context):
      "`\(Self.path(context.codingPath))`: \(context.debugDescription)"
    @unknown default: "what cannot be read: \(line)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty
      ? "line"
      : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
