import KeyboardObserving
import UIKit

/// A table between a header and a footer, in a container.
final class ContactsController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var keyboard = KeyboardInsets(for: tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    keyboard.begin()
  }
}

final class ContainerController: UIViewController {
  let contacts = ContactsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(contacts)
    let margins = UIEdgeInsets(top: 120, left: 0, bottom: 80, right: 0)
    contacts.view.frame = view.bounds.inset(by: margins)
    contacts.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contacts.view)
    contacts.didMove(toParent: self)
  }
}
