/// A version of published code or of a text that a strategy models.
public struct Publication: Hashable, Sendable {
  /// The project, or the author and title of a text.
  public var project: String
  /// The release or commit, or a text's kind in parentheses; empty where there is none.
  public var version: String
  /// The day, month or year of that version, as in 2026-02-24, or the words that it is not known.
  public var date: String
  /// The license of the code, by its SPDX identifier where it has one.
  public var license: String
  /// The files and functions, or the part of the text.
  public var code: String
  /// The address of the code at that version, or of the text.
  public var link: String

  /// Creates a publication from its parts.
  public init(
    _ project: String, version: String = "", date: String = "", license: String = "",
    code: String = "", link: String = ""
  ) {
    self.project = project
    self.version = version
    self.date = date
    self.license = license
    self.code = code
    self.link = link
  }

  /// The project and its version.
  public var title: String { version.isEmpty ? project : "\(project) \(version)" }

  /// The date, the license and the code, as far as they are given.
  public var details: String {
    [date, license, code].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
