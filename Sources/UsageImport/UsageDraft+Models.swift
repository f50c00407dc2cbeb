import DeviceProfiles

extension UsageDraft.Distribution {
  /// The distribution with the models of others in the place of classes such as `iphone*`.
  func withModels(of base: UsageModel, _ names: UsageNames) -> Self {
    let classes = shares.filter { $0.levels[0].hasSuffix("*") }
    let known = base.distributions.first { $0.parameter == "device" && $0.condition.isEmpty }
    guard parameters == ["device"], classes.count == shares.count, let known else { return self }
    var result = self
    result.kind = .derived
    result.remark = nil
    result.source += "; models as in \(base.name)"
    result.shares = classes.flatMap { share -> [UsageDraft.Share] in
      let name = share.levels[0].dropLast()
      let models = known.shares.filter { model in
        let levels = names.levels(model.levels, of: "device")
        return !levels.isEmpty && levels.allSatisfy { $0.hasPrefix(name) }
      }
      let total = models.reduce(0) { $0 + $1.share }
      guard total > 0 else { return [share] }
      return models.map { $0.scaled(by: share.share / total) }
    }
    return result
  }
}

extension UsageModel.Share {
  /// The share with its range, times a factor.
  fileprivate func scaled(by factor: Double) -> UsageDraft.Share {
    let (low, high) = (UsageDraft.rounded(low * factor), UsageDraft.rounded(high * factor))
    return UsageDraft.Share(
      levels: [levels], share: UsageDraft.rounded(share * factor),
      range: low < high ? low...high : nil)
  }
}
