import InsetCore
import Testing

struct SizeTests {
  @Test func `Turning a size exchanges width and height`() {
    #expect(Size(width: 768, height: 1024).transposed == Size(width: 1024, height: 768))
    #expect(Size.zero.transposed == .zero)
  }
}
