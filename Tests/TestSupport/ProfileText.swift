/// A device file that needs nothing but what it extends.
package func device(_ id: String, extends: String, _ rest: String = "") -> String {
  """
  schema: 1
  id: \(id)
  name: A Phone
  identifiers: ["iPhone16,1"]
  os: "17-27"
  extends: \(extends)
  \(rest)
  """
}

/// A family with all that a device must have.
package func family(_ name: String, _ rest: String = "") -> String {
  """
  schema: 1
  family: \(name)
  provenance: documented
  source: the vendor
  idiom: phone
  screen: {width: 393, height: 852, scale: 3}
  orientations: [portrait]
  homeIndicator: true
  keyboardModes: [docked]
  safeAreas:
    - {orientation: any, top: 59, left: 0, bottom: 34, right: 0}
  keyboards:
    - {mode: docked, orientation: any, height: 291}
  \(rest)
  """
}
