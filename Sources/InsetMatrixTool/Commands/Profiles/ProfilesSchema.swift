import ArgumentParser
import ProfileFiles

/// The JSON Schema of profile files.
struct ProfilesSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of profile files, for editors.")

  mutating func run() throws { try Output.print(JSONSchema.text) }
}
