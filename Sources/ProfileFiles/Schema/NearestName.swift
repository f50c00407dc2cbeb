/// Finds what somebody meant who typed a name that does not exist.
package enum NearestName {
  /// The name that is the same but for case and separators, or nearly so; nil where none is near.
  package static func of(_ text: String, in names: some Sequence<String>) -> String? {
    let names = Array(names)
    if let near = Suggestions.nearest(text, in: names) { return near }
    // A name that was only begun.
    let longer = names.filter { $0.hasPrefix(text) || text.hasPrefix($0) }
    return text.count < 3 ? nil : longer.min { ($0.count, $0) < ($1.count, $1) }
  }
}
