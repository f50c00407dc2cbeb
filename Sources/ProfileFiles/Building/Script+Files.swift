package import DeviceProfiles

extension Script {
  /// The scripts of all files in their order, or the basic ones where no file has any.
  package static func all(in files: [DecodedFile], _ findings: inout [Diagnostic]) -> [Script] {
    var names = UniqueNames(of: "script")
    var scripts: [Script] = []
    let files = files.compactMap(\.object).filter { $0.kind == .scripts }
    for row in files.flatMap({ $0.objects("scripts") }) {
      guard let name = names.claim("name", of: row, &findings),
        let actions: [Action] = row.choices("steps")
      else { continue }
      let script = Script(actions, id: name)
      findings += script.findings(row)
      scripts.append(script)
    }
    return files.isEmpty ? basic : scripts
  }

  /// What is wrong with the steps, at the step where it goes wrong.
  private func findings(_ row: DecodedObject) -> [Diagnostic] {
    let steps = row.list("steps") ?? []
    guard steps.count == actions.count else { return [] }
    if steps.count > Self.mostSteps {
      return [
        Diagnostic(
          "too-many-steps", "a script has at most \(Self.mostSteps) steps", row.file,
          at: steps[Self.mostSteps].node)
      ]
    }
    guard let problem else { return [] }
    return [Diagnostic("script-order", problem.words, row.file, at: steps[problem.index].node)]
  }
}
