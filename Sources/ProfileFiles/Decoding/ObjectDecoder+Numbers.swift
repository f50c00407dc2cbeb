/// Reading of numbers: plain decimals within bounds, and nothing that merely looks like one.
extension ObjectDecoder {
  mutating func number(
    _ text: String, _ isQuoted: Bool, in bounds: ClosedRange<Double>, of key: String,
    _ node: YAMLNode
  ) -> DecodedScalar? {
    let shown = text.quoted
    let number = text.isDecimal ? Double(text) : nil
    if isQuoted {
      let help = number == nil ? [] : ["write it without quotes"]
      report("wrong-type", "`\(key)` must be a number, not \(node.words)", at: node, help: help)
    } else if text.isInfinity || number?.isFinite == false {
      report("infinite", "`\(key)` must be finite, not \(shown)", at: node)
    } else if text.lowercased() == ".nan" || text.lowercased() == "nan" {
      report("not-a-number", "`\(key)` must be a number, not \(shown)", at: node)
    } else if text.hasLeadingZero {
      report(
        "leading-zero", "`\(key)` must not start with 0, not \(shown)", at: node,
        help: [text.octalWords])
    } else if let number {
      return check(number, in: bounds, of: key, shown, node) ? .number(number + 0) : nil
    } else {
      report(
        "wrong-type", "`\(key)` must be a number, not \(node.words)", at: node,
        help: ["a number is digits, such as `44` or `44.5`"])
    }
    return nil
  }

  mutating func count(
    _ text: String, _ isQuoted: Bool, of key: String, _ node: YAMLNode
  ) -> DecodedScalar? {
    let scalar = number(text, isQuoted, in: 1...1e15, of: key, node)
    guard case .number(let number)? = scalar, number != number.rounded() else { return scalar }
    report("not-whole", "`\(key)` must be a whole number, not \(text.quoted)", at: node)
    return nil
  }

  private mutating func check(
    _ number: Double, in bounds: ClosedRange<Double>, of key: String, _ shown: String,
    _ node: YAMLNode
  ) -> Bool {
    if bounds.contains(number) { return true }
    if number < 0 && bounds.lowerBound >= 0 {
      report("negative", "`\(key)` must not be negative, not \(shown)", at: node)
    } else {
      let low = Int(bounds.lowerBound)
      let high = Int(bounds.upperBound)
      report("absurd", "`\(key)` must be from \(low) to \(high), not \(shown)", at: node)
    }
    return false
  }
}

extension String {
  /// Whether the text is digits, with a sign and a fraction at most.
  fileprivate var isDecimal: Bool {
    let parts = (hasPrefix("-") ? dropFirst() : self[...])
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }
  }

  /// Whether a decimal starts with 0 and another digit.
  fileprivate var hasLeadingZero: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return isDecimal && digits.hasPrefix("0") && digits.dropFirst().first.map { $0 != "." } ?? false
  }

  /// What a number with a leading zero means to other tools, and how to write it.
  fileprivate var octalWords: String {
    let sign = hasPrefix("-") ? "-" : ""
    let digits = dropFirst(sign.utf8.count)
    let decimal = digits.drop { $0 == "0" }
    let plain = sign + (decimal.first.map { $0 != "." } ?? false ? "" : "0") + decimal
    let octal = Int(digits, radix: 8).map { "the octal number \(sign)\($0)" }
    let reading = contains(".") ? nil : "YAML 1.1 reads \(quoted) as \(octal ?? "a text"); "
    return "\(reading ?? "")write `\(plain.cut)`"
  }

  fileprivate var isInfinity: Bool {
    let name = lowercased().drop { $0 == "-" || $0 == "+" || $0 == "." }
    return name == "inf" || name == "infinity"
  }
}
