extension UIViewController {
  public var navigationController: UINavigationController? {
    parentController as? UINavigationController ?? parentController?.navigationController
  }

  public var tabBarController: UITabBarController? {
    parentController as? UITabBarController ?? parentController?.tabBarController
  }

  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.announceChangesBelow()
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childOverrides[ObjectIdentifier(childViewController)]
  }

  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue
      viewIfLoaded?.announceChangesBelow()
    }
  }
}
