import Testing
import UIKit

@MainActor struct LayoutTests {
  private let controller = UIViewController()
  private let box = UIView()

  @Test func edgesFollowTheSafeAreaAndConstants() {
    let window = show(controller)
    let view: UIView = controller.view
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let bottom = box.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      box.heightAnchor.constraint(equalToConstant: 50), bottom,
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 506, width: 288, height: 50))
    bottom.constant = -110
    #expect(box.frame.minY == 506)
    view.layoutIfNeeded()
    #expect(box.frame.minY == 406)
    controller.additionalSafeAreaInsets.bottom = 6
    window.layoutIfNeeded()
    #expect(box.frame.minY == 400)
    bottom.isActive = false
    box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(box.frame.maxY == 560)
  }

  @Test func aBoundIsStrongerThanAWish() {
    let window = show(controller)
    let view: UIView = controller.view
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let wish = box.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 20), wish,
      box.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 546, width: 10, height: 20))
  }

  @Test func edgesOfAScrollViewAreItsContents() {
    let scrollView = UIScrollView()
    let window = show(controller)
    let view: UIView = controller.view
    view.addSubview(scrollView)
    scrollView.addSubview(box)
    for view in [scrollView, box] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(
      [
        (scrollView.topAnchor, view.topAnchor), (scrollView.bottomAnchor, view.bottomAnchor),
        (box.topAnchor, scrollView.topAnchor), (box.bottomAnchor, scrollView.bottomAnchor),
      ].map { $0.constraint(equalTo: $1) }
        + [
          (scrollView.leftAnchor, view.leftAnchor), (scrollView.rightAnchor, view.rightAnchor),
          (box.leftAnchor, scrollView.leftAnchor), (box.rightAnchor, scrollView.rightAnchor),
        ].map { $0.constraint(equalTo: $1) } + [
          box.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
          box.heightAnchor.constraint(equalToConstant: 900),
        ])
    window.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    scrollView.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
  }

  @Test func aFieldIsAsHighAsItIs() {
    let field = UITextField()
    let window = show(controller)
    controller.view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      field.widthAnchor.constraint(equalToConstant: 99),
      field.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 0, y: 283, width: 99, height: 34))
    field.removeFromSuperview()
    #expect(controller.view.constraints.isEmpty)
  }

  @Test func flexiblePartsShareWhatIsLeft() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.frame = CGRect(x: 10, y: 60, width: 80, height: 20)
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(box)
    parent.frame.size = CGSize(width: 200, height: 50)
    #expect(box.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
  }

  @Test func constraintsThatLeaveSomethingOpenAreRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = UIView()
        let view = UIView()
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
        parent.layoutIfNeeded()
      }
    }
  }
}
