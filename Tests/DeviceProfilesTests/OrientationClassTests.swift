import DeviceProfiles
import InsetCore
import Testing

struct OrientationClassTests {
  @Test(
    arguments: [
      (OrientationClass.portrait, [.portrait, .portraitUpsideDown]),
      (.landscape, [.landscapeLeft, .landscapeRight]),
      (.any, [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]),
    ] as [(OrientationClass, [InterfaceOrientation])])
  func `A class has its orientations and no other`(
    orientations: OrientationClass, members: [InterfaceOrientation]
  ) {
    #expect(InterfaceOrientation.allCases.filter(orientations.contains) == members)
  }
}
