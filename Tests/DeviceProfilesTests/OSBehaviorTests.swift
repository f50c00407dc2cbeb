import DeviceProfiles
import InsetCore
import Testing

@Suite struct OSBehaviorTests {
  @Test(arguments: OSBehavior.allCases)
  func `Every behaviour has a source, and versions that read back`(behavior: OSBehavior) {
    #expect(!behavior.source.isEmpty)
    #expect(OSRange("\(behavior.os)") == behavior.os)
    #expect(behavior.actions?.isEmpty != true)
  }

  @Test func `A behaviour is heard where its window and its device are`() {
    #expect(OSBehavior.clippedToWindow.applies(to: .pad, in: .stageManager))
    #expect(!OSBehavior.clippedToWindow.applies(to: .pad, in: .full))
    #expect(OSBehavior.flatDismissal.applies(to: .pad, in: .full))
    #expect(!OSBehavior.flatDismissal.applies(to: .phone, in: .full))
    #expect(!OSBehavior.screenObject.applies(to: .pad, in: .full))
    #expect(OSBehavior.silentFocus.applies(to: .phone, in: .full))
  }
}
