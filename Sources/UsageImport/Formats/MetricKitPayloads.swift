import TextFormats

extension UsageFormat {
  /// The payloads of MetricKit: one for a device and a day.
  static let metricKit = UsageFormat(
    title: "MetricKit payloads",
    recognizes: { file in file.firstValue.map { !devices(in: $0).isEmpty } ?? false },
    read: { file throws(TextFinding) in
      var export = UsageExport(unit: "payloads")
      try file.forEachValue { payload throws(TextFinding) in
        export.take(date: try (payload["timeStampEnd"] ?? payload["timeStampBegin"])?.text())
        for device in devices(in: payload) {
          export.add(
            ["device": try device["deviceType"]?.name(), "os": try device["osVersion"]?.name()], 1)
        }
      }
      return export
    })

  /// What a payload and its diagnostics say of their devices.
  private static func devices(in node: JSONNode) -> [JSONNode] {
    switch node.kind {
    case .array(let nodes): nodes.flatMap(devices)
    case .object(let members):
      members.flatMap { name, value in
        name == "metaData" || name == "diagnosticMetaData"
          ? (value["deviceType"] == nil ? [] : [value]) : devices(in: value)
      }
    default: []
    }
  }
}
