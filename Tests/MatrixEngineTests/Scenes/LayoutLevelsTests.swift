import InsetCore
import MatrixResults
import MatrixEngine
import Testing

struct LayoutLevelsTests {
  @Test
  func `The levels of a scenario are those after its accessory`() {
    // A number for each parameter that is not its neighbor's.
    let scenario = [90, 91, 92, 93, 94, 95, 96, 1, 2, 3, 1, 2, 97]
    let levels = LayoutLevels(of: scenario)
    #expect(levels.bars == BarSet.allCases[1])
    #expect(levels.placement == Placement.allCases[2])
    #expect(levels.adjustment == ContentInsetAdjustmentBehavior.allCases[3])
    #expect(levels.base == BaseInsets.allCases[1])
    #expect(levels.field == FieldPlace.allCases[2])
    #expect(levels == LayoutLevels([1, 2, 3, 1, 2]))
  }

  @Test
  func `Each combination has a number of its own`() {
    var numbers: [Int] = []
    for bars in BarSet.allCases.indices {
      for placement in Placement.allCases.indices {
        for adjustment in ContentInsetAdjustmentBehavior.allCases.indices {
          for base in BaseInsets.allCases.indices {
            for field in FieldPlace.allCases.indices {
              numbers.append(LayoutLevels.number(of: [bars, placement, adjustment, base, field]))
            }
          }
        }
      }
    }
    #expect(numbers == Array(0..<LayoutLevels.count))
  }
}
