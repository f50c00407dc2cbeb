import DeviceProfiles

extension PlacedExport {
  /// What a distribution has of its export.
  struct Origin {
    var kind: UsageModel.Kind
    var source: String
    var date: String?
    var remarks: [String: String]
  }

  /// Whether devices and versions are counted together.
  var isJoint: Bool { rows.contains { !$0.devices.isEmpty && $0.values["os"] != nil } }

  /// Whether it knows classes of devices only.
  var knowsClassesOnly: Bool {
    !rows.contains { !$0.devices.isEmpty } && rows.contains { $0.deviceClass != nil }
  }

  /// The parameters that it says something of, in the order of the matrix.
  func parameters(in order: [String]) -> [String] {
    order.filter { name in
      rows.contains { row in
        name == "device" ? !row.devices.isEmpty || row.deviceClass != nil : row.values[name] != nil
      }
    }
  }

  /// The distributions of some parameters.
  func distributions(of parameters: [String], _ origin: Origin) -> [UsageDraft.Distribution] {
    parameters.flatMap { parameter -> [UsageDraft.Distribution] in
      if parameter == "device" {
        return [isJoint ? joint(origin) : distribution(["device"], "", deviceCounts, origin)]
      }
      if parameter == "os", isJoint { return [] }
      return (["iphone", "ipad", "ipod", nil] as [String?]).compactMap { name in
        let counts = counts(of: parameter, deviceClass: name)
        if counts.isEmpty { return nil }
        return distribution([parameter], name.map { "device:\($0)*" } ?? "", counts, origin)
      }
    }
  }

  private func distribution(
    _ parameters: [String], _ condition: String, _ counts: [[String]: Double], _ origin: Origin
  ) -> UsageDraft.Distribution {
    let hasModels = parameters[0] != "device" || !knowsClassesOnly
    return UsageDraft.Distribution(
      parameters: parameters, condition: condition,
      kind: parameters[0] == "device" && isSpread && origin.kind == .own ? .derived : origin.kind,
      source: origin.source,
      date: origin.date, shares: UsageDraft.Distribution.shares(of: counts),
      remark: hasModels
        ? parameters.lazy.compactMap { origin.remarks[$0] }.first
        : "the export has no models: those of a class count alike")
  }

  /// Whether most of what has devices may be of several.
  private var isSpread: Bool {
    let counts = rows.filter { !$0.devices.isEmpty }
      .map { (all: $0.count, spread: $0.devices.count > 1 ? $0.count : 0) }
    return counts.reduce(0) { $0 + $1.spread } * 2 > counts.reduce(0) { $0 + $1.all }
  }

  private func joint(_ origin: Origin) -> UsageDraft.Distribution {
    var counts: [[String]: Double] = [:]
    for row in rows {
      for (device, part) in row.devices {
        for (version, other) in row.values["os"] ?? [:] {
          counts[[device, version], default: 0] += row.count * part * other
        }
      }
    }
    return distribution(["device", "os"], "", counts, origin)
  }

  /// How often each device, or each class of devices, is there.
  private var deviceCounts: [[String]: Double] {
    var counts: [[String]: Double] = [:]
    for row in rows {
      for (device, part) in row.devices { counts[[device], default: 0] += row.count * part }
      if knowsClassesOnly, let name = row.deviceClass {
        counts[["\(name)*"], default: 0] += row.count
      }
    }
    return counts
  }

  /// How often each value of a parameter occurs on a class of devices; nil for rows that know none.
  private func counts(of parameter: String, deviceClass: String?) -> [[String]: Double] {
    var counts: [[String]: Double] = [:]
    for row in rows {
      for (value, part) in row.values[parameter] ?? [:] {
        for (name, share) in row.classes where name == deviceClass {
          counts[[value], default: 0] += row.count * part * share
        }
      }
    }
    return counts
  }
}

extension PlacedExport.Row {
  /// The classes of its devices and the part of each.
  fileprivate var classes: [String?: Double] {
    if devices.isEmpty { return [deviceClass ?? versionClass: 1] }
    var classes: [String?: Double] = [:]
    for (device, part) in devices {
      classes[PlacedExport.deviceClass(of: device), default: 0] += part
    }
    return classes
  }
}
