import Foundation
import Testing
import TextFormats

@Test(arguments: [
  ("plain", "\"plain\""), ("\"\\", "\"\\\"\\\\\""), ("\n\t\r", "\"\\n\\t\\r\""),
  ("</script>&", "\"\\u003c/script\\u003e\\u0026\""), ("\0\u{1F}", "\"\\u0000\\u001f\""),
  ("🙂 שלום", "\"🙂 שלום\""), ("\u{2028}\u{202E}", "\"\\u2028\\u202e\""),
])
func `Strings are quoted`(text: String, quoted: String) throws {
  #expect(JSONValue.quoted(text) == quoted)
  #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)) == text)
}

private let value: JSONValue = [
  "b": ["empty": [], "null": nil, "flag": true, "count": 3, "share": 0.5], "a": [["x", "y"], [:]],
]

@Test func `Members keep their order in every layout`() {
  #expect(
    value.compact
      == #"{"b":{"empty":[],"null":null,"flag":true,"count":3,"share":0.5},"a":[["x","y"],{}]}"#)
  #expect(
    value.text(.filled) == """
      {
        "b": {
          "empty": [],
          "null": null,
          "flag": true,
          "count": 3,
          "share": 0.5
        },
        "a": [
          ["x", "y"],
          {}
        ]
      }

      """)
  #expect(value.text(.expanded).contains("    [\n      \"x\",\n      \"y\"\n    ],\n    {}"))
}

private struct Mirror: Encodable {
  var counts = [0.5, 216, 1e20]
  var empty: [Int] = []
  var nested = [["id": "a/b"], [:]]
  var words = "\u{1}\"\\\n"
}

@Test func `The layout of Foundation is that of its encoder`() throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let json: JSONValue = [
    "counts": [.decimal(0.5), .decimal(216), .decimal(1e20)], "empty": [],
    "nested": [["id": "a/b"], [:]], "words": "\u{1}\"\\\n",
  ]
  let encoded = String(decoding: try encoder.encode(Mirror()), as: UTF8.self)
  #expect(json.text(.foundation) == encoded + "\n")
}

@Test func `What has no value is left out`() {
  let object: JSONValue = ["a": 1]
  #expect(object.adding(["b": nil as JSONValue?, "c": .null]).compact == #"{"a":1,"c":null}"#)
}
