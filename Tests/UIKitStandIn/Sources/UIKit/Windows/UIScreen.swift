public import Foundation

@MainActor open class UIScreen: MainActorObject {
  private static let only = UIScreen()

  open class var main: UIScreen { only }

  open class var screens: [UIScreen] { [only] }

  open var bounds: CGRect { SimulatedDevice.current.screen }

  open var scale: CGFloat { SimulatedDevice.current.scale }

  open var nativeScale: CGFloat { scale }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

  open var traitCollection: UITraitCollection {
    let device = SimulatedDevice.current
    let isLandscape = bounds.width > bounds.height
    let isPad = device.idiom == .pad
    return UITraitCollection(
      Traits(
        idiom: device.idiom, layoutDirection: .leftToRight, displayScale: scale,
        horizontal: isPad ? .regular : .compact,
        vertical: isPad || !isLandscape ? .regular : .compact))
  }

  override init() { super.init() }
}
