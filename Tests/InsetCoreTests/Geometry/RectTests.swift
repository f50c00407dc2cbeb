import InsetCore
import TestSupport
import Testing

struct RectTests {
  private let square = Rect(x: 10, y: 20, width: 100, height: 100)

  @Test func `Rectangles that share an edge intersect in an empty one that is not null`() {
    let beside = Rect(x: 110, y: 50, width: 40, height: 30)
    let shared = square.intersection(beside)
    #expect(shared == Rect(x: 110, y: 50, width: 0, height: 30))
    #expect(shared.isEmpty)
    #expect(!shared.isNull)
    #expect(!square.intersects(beside))
  }

  @Test func `Rectangles that share a corner intersect in a point`() {
    let diagonal = Rect(x: 110, y: 120, width: 5, height: 5)
    #expect(square.intersection(diagonal) == Rect(x: 110, y: 120, width: 0, height: 0))
    #expect(!square.intersects(diagonal))
  }

  @Test func `Rectangles apart intersect in null`() {
    let apart = Rect(x: 111, y: 20, width: 5, height: 5)
    #expect(square.intersection(apart) == .null)
    #expect(square.intersection(apart).isNull)
  }

  @Test func `Overlapping rectangles intersect in what both cover`() {
    let other = Rect(x: 60, y: 0, width: 500, height: 50)
    #expect(square.intersection(other) == Rect(x: 60, y: 20, width: 50, height: 30))
    #expect(square.intersects(other))
  }

  @Test func `Nothing intersects null`() {
    #expect(square.intersection(.null) == .null)
    #expect(Rect.null.intersection(.null) == .null)
    #expect(!Rect.null.intersects(square))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `Intersection commutes and lies in both`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let a = Rect.random(using: &random)
    let b = Rect.random(using: &random)
    let common = a.intersection(b)
    #expect(common == b.intersection(a))
    #expect(common.isNull || (a.contains(common) && b.contains(common)))
    #expect(a.intersection(a) == a)
  }

  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 109, y: 119), true), (Point(x: 110, y: 50), false),
    (Point(x: 50, y: 120), false), (Point(x: 9, y: 50), false), (Point(x: 50, y: 19), false),
  ])
  func `The left and top edge are inside and the right and bottom edge are not`(
    point: Point, isInside: Bool
  ) {
    #expect(square.contains(point) == isInside)
  }

  @Test func `An empty rectangle contains no point, not even its own corner`() {
    #expect(!Rect(x: 5, y: 5, width: 0, height: 9).contains(Point(x: 5, y: 5)))
    #expect(!Rect.null.contains(Point(x: Double.infinity, y: .infinity)))
  }

  @Test func `A rectangle contains itself and what touches its edges from inside`() {
    #expect(square.contains(square))
    #expect(square.contains(Rect(x: 110, y: 120, width: 0, height: 0)))
    #expect(!square.contains(Rect(x: 10, y: 20, width: 101, height: 100)))
    #expect(!square.contains(Rect.null))
    #expect(!Rect.null.contains(square))
  }

  @Test func `Null is empty and nowhere, zero is empty and at the origin`() {
    #expect(Rect.null.isNull)
    #expect(Rect.null.isEmpty)
    #expect(!Rect.zero.isNull)
    #expect(Rect.zero.isEmpty)
    #expect(Rect.null != .zero)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 10, height: 0), Rect(x: 0, y: 0, width: 0, height: 10),
    Rect(x: 0, y: 0, width: -1, height: 10), Rect(x: 0, y: 0, width: 10, height: -1),
    Rect(x: 0, y: 0, width: .nan, height: 10),
  ])
  func `A rectangle without a positive extent is empty`(rect: Rect) {
    #expect(rect.isEmpty)
  }

  @Test func `Moving and insetting leave null as it is`() {
    #expect(Rect.null.offset(x: 3, y: -4) == .null)
    #expect(Rect.null.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == .null)
  }

  @Test func `Moving keeps the size and insetting takes from each edge`() {
    #expect(square.offset(x: -30, y: 5) == Rect(x: -20, y: 25, width: 100, height: 100))
    #expect(
      square.inset(by: Insets(top: 1, left: 2, bottom: 30, right: 4))
        == Rect(x: 12, y: 21, width: 94, height: 69))
  }

  @Test func `Edges follow from the corner and the extents`() {
    #expect(
      [square.minX, square.minY, square.maxX, square.maxY, square.width, square.height]
        == [10, 20, 110, 120, 100, 100])
  }
}
