import TextFormats

func shellWord(_ text: String) -> String {
  let isPlain =
    !text.isEmpty
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: ".+=@/_-".utf8.contains(byte)
      }
    }
  return isPlain ? text : "'\(text.tamed.replacing("'", with: "'\\''"))'"
}

func explainCommand(_ scenario: String, strategy: String) -> String {
  "insetmatrix explain \(shellWord(scenario)) --strategy \(shellWord(strategy))"
}
