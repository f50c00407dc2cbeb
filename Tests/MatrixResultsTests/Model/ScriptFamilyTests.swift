import DeviceProfiles
import MatrixFixtures
import MatrixResults
import Testing

@Suite struct ScriptFamilyTests {
  @Test(arguments: [
    ([Script.Action.show, .hide], ScriptFamily.showsAndHides),
    ([.show, .hideInPlace], .unusualNotifications),
    ([.show, .emoji, .letters, .hide], .replaced),
    ([.show, .undock, .dragToEdge, .hide], .raised),
    ([.show, .attach, .detach, .hide], .hardware),
    ([.show, .startDismiss, .commitDismiss], .dragged),
    ([.show, .setInsets, .hide], .layout), ([.call, .show, .hide], .call),
    ([.show, .resize, .resize, .hide], .resized), ([.undock, .hide, .rotate], .rotates),
    ([.otherShow, .show, .hide], .otherApp),
    ([.show, .pushFocused, .emoji, .popFocused, .hide], .screens),
    ([.show, .background, .emoji, .foreground, .hide], .background), ([], .other),
    ([.show, .appSwitcher, .active, .hide], .background),
    ([.show, .openPasswords, .closePasswords, .hide], .screens),
  ])
  func `The weightiest action decides`(actions: [Script.Action], family: ScriptFamily) {
    #expect(ScriptFamily(actions) == family)
  }

  @Test func `Every shipped script has a family, and every family a script`() throws {
    let families = try Shipped.model().plan.scripts.map { ScriptFamily($0.actions) }
    #expect(Set(families) == Set(ScriptFamily.allCases).subtracting([.other]))
  }

  @Test func `Names of families are distinct and short`() {
    let names = ScriptFamily.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: " ").count <= 6 })
  }
}
