import DeviceProfiles
import ProfileFiles

extension LintRule {
  static let deviceNotRun = LintRule(
    "device-not-run", .warning, "A device is in a run of the plan.",
    why: """
      A device that no run of matrix.yaml names, or whose versions are none of its `os`, is judged by \
      no command: `run` and `check` pass without it.
      """,
    ok: .file(LintExample.planned, path: "matrix.yaml"),
    error: .file(
      LintExample.unplanned, line: 2, path: "new.yaml", others: ["matrix.yaml": LintExample.planned]
    )
  ) { context in
    if context.runs.isEmpty { return [] }
    return context.devices.compactMap { device in
      let own = context.runs.filter { $0.devices.contains(device.id) }
      guard !own.contains(where: { $0.os.contains(where: device.os.contains) }),
        let entry = device.own.entry("id")
      else { return nil }
      let last = context.newest.map { ", and the plan has versions up to \($0)" } ?? ""
      return LintMatch(
        own.isEmpty
          ? "\(device.id) is in no run of the plan"
          : "\(device.id) runs iOS \(device.os)\(last): no run has it", device.own.file,
        at: entry.node)
    }
  }
}

extension LintExample {
  fileprivate static let planned = """
    schema: 1
    os: ["17.7", "18.7"]
    runs: [{name: phones, where: "device:other"}]

    """
  fileprivate static let unplanned = """
    schema: 1
    id: new
    name: A New Phone
    identifiers: ["iPhone99,1"]
    os: "17-27"
    extends: example-phone
    provenance: documented
    source: the vendor

    """
}
