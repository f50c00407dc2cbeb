package import DeviceProfiles
package import MatrixResults

extension RunRequest {
  /// The command that asks for the same; which profiles, and which scenarios a choice extends, is not
  /// part of a request.
  ///
  /// - Parameters:
  ///   - known: The names of the tool's strategies, which are run where none is named.
  ///   - gate: The plan's gate, which holds where no other is asked for.
  /// - Returns: A line for a shell.
  package func command(known: [String], gate: MatrixPlan.Gate) -> String {
    let names = strategies == known ? [] : strategies
    let options =
      (model.query.isEmpty || model.query == "*" ? [] : [("where", model.query)])
      + (model.choice.map { [("strength", $0.strength)] } ?? [])
      + names.map { ("strategy", $0) }
      + model.without.map { ("without", $0) } + model.with.map { ("with", $0) }
      + (model.gate.exact.isEmpty && !gate.exact.isEmpty ? [("gate", "none")] : [])
      + (shard.map { [("shard", "\($0.index)/\($0.count)")] } ?? [])
    return "insetmatrix run" + options.map { " --\($0) \(shellWord($1))" }.joined()
      + model.policies.options
  }
}
