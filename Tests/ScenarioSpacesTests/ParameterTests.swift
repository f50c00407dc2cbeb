import ScenarioSpaces
import Testing

struct ParameterTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz"
  private static let alphanumeric = Set((letters + letters.uppercased() + "0123456789").utf8)

  @Test
  func `Every ASCII name of one or two bytes is legal by its bytes`() {
    let inner = Self.alphanumeric.union(".+=@-".utf8)
    for first in 0..<128 as Range<UInt8> {
      let one = String(decoding: [first], as: UTF8.self)
      #expect(Parameter.isLegal(one) == Self.alphanumeric.contains(first), "\(first)")
      for second in 0..<128 as Range<UInt8> {
        let isLegal = Self.alphanumeric.contains(first) && inner.contains(second)
        if Parameter.isLegal(String(decoding: [first, second], as: UTF8.self)) != isLegal {
          Issue.record("\(first), \(second)")
        }
      }
    }
  }

  @Test(arguments: [
    "iphone-15-pro", "26.1", "docked+candidates", "ja-JP", "a=b@c", "0", "full",
  ])
  func `A usual level's name is legal`(name: String) {
    #expect(Parameter.isLegal(name))
  }

  @Test(arguments: [
    "", "-a", ".5", "+x", "a/b", "a b", "a:b", "a,b", "a*", "!a", "a_b", "über", "日本", "a\n", "a\0",
  ])
  func `A name that the id or the query would trip over is illegal`(name: String) {
    #expect(!Parameter.isLegal(name))
  }

  @Test
  func `A parameter keeps its levels in order`() {
    let parameter = Parameter("locale", levels: ["ja", "de", "ar"])
    #expect(parameter.name == "locale")
    #expect(parameter.levels == ["ja", "de", "ar"])
  }

  @Test
  func `An illegal level ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Parameter("locale", levels: ["ja", "zh/Hans"])
    }
  }

  @Test
  func `A level that stands twice ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Parameter("locale", levels: ["ja", "de", "ja"])
    }
  }
}
