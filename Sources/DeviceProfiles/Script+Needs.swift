/// Where a script can be played.
extension Script {
  /// Whether another app's keyboard comes while the app is in front.
  package var needsNeighbour: Bool {
    var isInFront = true
    for action in actions {
      if action == .background { isInFront = false }
      if action == .foreground || action == .foregroundSilent { isInFront = true }
      if action == .otherShow, isInFront { return true }
    }
    return false
  }

  /// Whether a window can play the script.
  package func fits(_ window: WindowMode) -> Bool {
    (window.hasNeighbour || !needsNeighbour)
      && actions.allSatisfy { $0.facts.windows.contains(window) }
  }

  /// Whether the script makes sense for a scenario's keyboard.
  package func fits(_ mode: KeyboardMode) -> Bool {
    actions.allSatisfy { $0.facts.modes.contains(mode) }
  }

  /// Whether it is known what happens beside an accessory view.
  package func fits(_ accessory: Accessory) -> Bool {
    if accessory.isPersistent {
      return actions.allSatisfy(\.facts.isKnownWithPersistentAccessory)
    }
    return accessory == .none || actions.allSatisfy { !$0.changesAccessory(beside: accessory) }
  }

  /// Whether the script changes the height of the app's own bar.
  package var movesOwnBar: Bool { actions.contains(.grow) || actions.contains(.shrink) }

  /// Whether a version can play the script.
  package func fits(_ version: OSVersion) -> Bool {
    actions.allSatisfy { $0.facts.os.contains(version) }
  }
}

extension Script.Action {
  /// Whether a field gets another accessory view than the one that every field has.
  fileprivate func changesAccessory(beside accessory: Accessory) -> Bool {
    switch self {
    case .showThenAccessory: accessory.height != Accessory.bar44.height
    case .accessoryOn, .accessoryOff, .numericAccessory: true
    default: false
    }
  }
}
