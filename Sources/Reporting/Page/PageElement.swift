import TextFormats

/// An element of a page with data for its scripts.
///
/// JSON is readable there, and bytes are in Base64. What is large is compressed: its attribute
/// `data-encoding` is "deflate", and its text the Base64 of raw DEFLATE.
struct PageElement {
  /// What is smaller, in bytes, stays readable.
  private static let limit = 1 << 16

  let html: String

  init(id: String, json: JSONValue) {
    let text = json.compact
    self.init(id: id, type: "application/json", Array(text.utf8), readable: text)
  }

  init(id: String, bytes: [UInt8]) {
    self.init(id: id, type: "text/plain", bytes, readable: nil)
  }

  private init(id: String, type: String, _ bytes: [UInt8], readable: String?) {
    let isCompressed = bytes.count >= Self.limit
    let text =
      isCompressed
      ? Base64.text(Deflate.compressed(bytes)) : readable ?? Base64.text(bytes)
    let encoding = isCompressed ? " data-encoding=\"deflate\"" : ""
    html = "<script type=\"\(type)\" id=\"\(id)\"\(encoding)>\(text)</script>"
  }
}
