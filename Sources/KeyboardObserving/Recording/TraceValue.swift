import Foundation
import InsetCore

/// A value of a trace's JSON.
indirect enum TraceValue: Encodable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([TraceValue])
  case members([String: TraceValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .members(let members): try container.encode(members)
    }
  }
}

extension TraceValue {
  /// Members without those that are null.
  static func object(_ members: [String: TraceValue]) -> TraceValue {
    .members(members.filter { if case .null = $0.value { false } else { true } })
  }

  static func text(_ text: String?) -> TraceValue { text.map { .string($0) } ?? .null }

  /// A length, rounded to thousandths: a third of a point is a pixel.
  static func length(_ length: Double?) -> TraceValue {
    guard let length, length.isFinite else { return .null }
    let rounded = (length * 1000).rounded() / 1000
    // Never -0, which sums and conversions leave.
    return .number(rounded == 0 ? 0 : rounded)
  }

  static func size(_ size: Size) -> TraceValue { lengths([size.width, size.height]) }

  static func point(_ point: Point) -> TraceValue { lengths([point.x, point.y]) }

  /// Null where a part is no number, as of `CGRect.null`.
  static func rect(_ rect: Rect?) -> TraceValue {
    rect.map { lengths([$0.minX, $0.minY, $0.width, $0.height]) } ?? .null
  }

  static func insets(_ insets: Insets?) -> TraceValue {
    insets.map { lengths([$0.top, $0.left, $0.bottom, $0.right]) } ?? .null
  }

  private static func lengths(_ lengths: [Double]) -> TraceValue {
    lengths.allSatisfy(\.isFinite) ? .list(lengths.map { .length($0) }) : .null
  }
}
