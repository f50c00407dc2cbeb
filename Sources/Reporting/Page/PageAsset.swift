/// A file of the page that is written into it.
struct PageAsset {
  /// What a content policy calls it.
  let hash: String
  /// The contents.
  let text: String
}
