import InsetOracle

/// The difference between a row's wrong result and the right one.
enum RowDifference: Equatable {
  /// The row does not say.
  case unknown
  /// More than is right.
  case more
  /// Less than is right.
  case less
  /// Points more than is right, at least and at most.
  case between(Double, Double)

  /// So many points more than is right.
  static func points(_ points: Double) -> RowDifference { .between(points, points) }

  /// Reads `+`, `-`, `?`, points, or `least...most`.
  init?(_ text: String) {
    switch text {
    case "?": self = .unknown
    case "+": self = .more
    case "-": self = .less
    default:
      let bounds = text.split(separator: "...").map { Double($0) }
      guard let least = bounds.first ?? nil, let most = bounds.last ?? nil else { return nil }
      self = .between(least, most)
    }
  }

  /// Subtracts sums of figures and names, such as `C - 34`; a remark in parentheses is passed over.
  ///
  /// A name is something positive. Nil where the sign depends on more than that.
  init?(wrong: String, right: String) {
    if wrong == "-" || right == "-" {
      self = .unknown
      return
    }
    var terms = Self.terms(of: wrong)
    for (name, count) in Self.terms(of: right) { terms[name, default: 0] -= count }
    terms = terms.filter { $0.value != 0 }
    if Set(terms.keys) == [""] {
      self = .points(terms[""] ?? 0)
    } else if !terms.isEmpty, terms.values.allSatisfy({ $0 > 0 }) {
      self = .more
    } else if !terms.isEmpty, terms.values.allSatisfy({ $0 < 0 }) {
      self = .less
    } else {
      return nil
    }
  }

  /// How often a sum has each name; of the empty name, the points.
  private static func terms(of sum: String) -> [String: Double] {
    var terms: [String: Double] = [:]
    var sign = 1.0
    var name: [Substring] = []
    var count = 1.0
    func end() {
      terms[name.joined(separator: " "), default: 0] += sign * count
      (name, count) = ([], 1)
    }
    for word in sum.replacing(/\([^)]*\)/, with: "").split(separator: " ") {
      if word == "+" || word == "-" {
        end()
        sign = word == "-" ? -1 : 1
        continue
      }
      let digits = word.prefix { "+-0123456789".contains($0) }
      count *= Double(digits) ?? (digits == "-" ? -1 : 1)
      if word.count > digits.count { name.append(word.dropFirst(digits.count)) }
    }
    end()
    return terms
  }

  /// Whether points are off as the row says.
  func matches(_ off: Double) -> Bool {
    switch self {
    case .unknown: off != 0
    case .more: off > 0
    case .less: off < 0
    case .between(let least, let most):
      off >= least - Judgement.tolerance && off <= most + Judgement.tolerance
    }
  }
}
