import ArgumentParser
import InsetMatrix
import ProfileTools

/// The beginning of a device file.
struct ProfilesNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a device file that its author fills in.",
    usage: """
      insetmatrix profiles new --from iphone-17 --id iphone-19 -o profiles/iphone-19.yaml
      """,
    discussion: """
      The file extends what the other device extends, and has a comment for each key. FILL-IN is \
      where its author must write.
      """)

  @Option(
    help: ArgumentHelp("The device or family that it is like.", valueName: "id"),
    completion: Completions.profiles)
  var from: String

  @Option(help: ArgumentHelp("The new level's name.", valueName: "id"))
  var id: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write it, never over another file; standard output without it.",
      valueName: "file"), completion: Completions.yaml)
  var output: String?

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  mutating func run() throws {
    let names = ProfileNames(try profiles.files().sources)
    let like = try names.entry(from)
    try names.checkNew(id)
    try ExclusiveFile.write(yaml: ProfileScaffold(id: id, like: like).text, to: output)
  }
}

extension ProfileNames {
  /// The entry of a name that the command line has.
  func entry(_ name: String) throws(Failure) -> Entry {
    if let entry = self[name] { return entry }
    throw UnknownName(
      kind: "device or family", name: name, known: entries.map(\.name),
      help: "`insetmatrix list devices` names the devices"
    ).failure
  }

  /// Refuses a name that is none or is taken.
  func checkNew(_ id: String) throws(Failure) {
    guard ProfileScaffold.isName(id) else {
      throw Failure(
        status: .usage,
        message: "error: \(id) is no name: up to 64 letters, digits and .+=@-, a letter or digit "
          + "first")
    }
    if let taken = self[id] {
      throw Failure(status: .usage, message: "error: \(id) is taken by \(taken.path)")
    }
  }
}
