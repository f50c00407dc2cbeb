import Testing
import UIKit

@MainActor struct ConversionTests {
  @Test func goesThroughBoundsTransformsAndTheScreen() {
    let window = UIWindow(frame: CGRect(x: 5, y: 50, width: 300, height: 500))
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.contentOffset.y = 100
    let field = UITextField(frame: CGRect(x: 1, y: 150, width: 50, height: 30))
    window.addSubview(scrollView)
    scrollView.addSubview(field)
    let inWindow = CGRect(x: 11, y: 70, width: 50, height: 30)
    #expect(field.convert(field.bounds, to: nil) == inWindow)
    #expect(scrollView.convert(field.frame, to: window) == inWindow)
    let onScreen = inWindow.offsetBy(dx: 5, dy: 50)
    #expect(field.convert(field.bounds, to: window.screen.coordinateSpace) == onScreen)
    #expect(window.convert(inWindow, to: nil) == onScreen)
    #expect(window.convert(onScreen, from: nil) == inWindow)
    #expect(field.convert(onScreen, from: UIScreen.main.coordinateSpace) == field.bounds)
    #expect(UIScreen.main.coordinateSpace.convert(onScreen, to: field) == field.bounds)
    scrollView.transform = CGAffineTransform(translationX: 0, y: -40)
    #expect(field.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 30))
    #expect(scrollView.frame == CGRect(x: 10, y: -20, width: 200, height: 200))
    #expect(scrollView.center == CGPoint(x: 110, y: 120))
  }

  @Test func goesFromWindowToWindow() {
    let one = UIWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let other = UIWindow(frame: CGRect(x: 30, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
    other.addSubview(view)
    #expect(one.convert(CGPoint.zero, to: view) == CGPoint(x: -37, y: 92))
    #expect(view.convert(CGPoint(x: -37, y: 92), to: one) == .zero)
  }

  @Test func scaledViewsHaveTheFrameAroundThem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(view.frame == CGRect(x: 25, y: -20, width: 50, height: 80))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }
}
