import Testing
import TextFormats

@Test func `XML holds what it can and marks what it cannot`() {
  #expect(
    XMLText.text("<&>\"'\n\t\r\0\u{202E}\u{FFFF}🙂")
      == "&lt;&amp;&gt;&quot;&apos;&#xA;&#x9;&#xD;\u{FFFD}&#x202E;\u{FFFD}🙂")
}
