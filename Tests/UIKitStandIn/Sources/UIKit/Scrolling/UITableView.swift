public import Foundation

/// Rows of one height, without cells on screen: what matters is the size of the content.
@MainActor open class UITableView: UIScrollView {
  private let ownStyle: Style

  public init(frame: CGRect, style: UITableView.Style) {
    ownStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    ownStyle = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  open var style: UITableView.Style { ownStyle }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsLayout() }
  }

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsLayout() }
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  public class var automaticDimension: CGFloat { -1 }

  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  open func reloadData() {
    setNeedsLayout()
    measure()
  }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let before = (0..<indexPath[0]).reduce(0) { $0 + numberOfRows(inSection: $1) }
    let top = (tableHeaderView?.bounds.height ?? 0) + CGFloat(before + indexPath[1]) * height
    return CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measure()
  }

  private var height: CGFloat { rowHeight > 0 ? rowHeight : 44 }

  private func measure() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let rows = (0..<sections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    let header = tableHeaderView?.bounds.height ?? 0
    let end = header + CGFloat(rows) * height
    contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.bounds.height ?? 0))
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: end, width: bounds.width, height: footer.bounds.height)
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    measure()
  }
}

/// Named by the data source; tables here put none on screen.
@MainActor open class UITableViewCell: UIView {}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
