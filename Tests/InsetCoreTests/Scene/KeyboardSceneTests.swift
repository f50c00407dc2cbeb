import InsetCore
import Testing

struct KeyboardSceneTests {
  private static func environment(_ screen: Size, bottom: Double) -> ViewEnvironment {
    ViewEnvironment(
      chain: ViewChain(filling: screen), contentSize: Size(width: 10, height: 3000),
      rootObstruction: Insets(bottom: bottom))
  }
  private let layout = SceneLayout(
    stages: [
      environment(Size(width: 390, height: 844), bottom: 34),
      environment(Size(width: 844, height: 390), bottom: 21),
    ], base: Insets(bottom: 8), indicatorBase: Insets(bottom: 5))

  @Test func `A layout begins in its first stage`() {
    let view = layout.view(padding: 16)
    #expect(view.environment == layout.stages[0])
    #expect(view.contentInset == Insets(bottom: 8))
    #expect(view.verticalScrollIndicatorInsets == Insets(bottom: 5))
    #expect(view.bottomConstraint == 16)
  }

  @Test func `A layout without a stage is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = SceneLayout(stages: [])
    }
  }
}
