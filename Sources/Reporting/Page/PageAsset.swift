import TextFormats

/// A file of the page that is written into it.
struct PageAsset {
  let text: String
  /// What a content policy calls it.
  let hash: String

  init(text: String) {
    self.text = text
    hash = "sha256-\(SHA256.base64(text))"
  }
}
