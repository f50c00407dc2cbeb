import ProfileFiles

/// The files that `init` creates in an app's own repository.
enum ProjectTemplate {
  static var files: [(path: String, text: String)] {
    let schema = ShippedFiles.files.first { $0.path == "schema.json" }
    func described(_ text: String, by path: String) -> String {
      (schema == nil ? "" : "# yaml-language-server: $schema=\(path)\n") + text
    }
    return [
      ("matrix.yaml", matrix), ("usage.yaml", described(usage, by: "profiles/schema.json")),
      ("profiles/example-phone.yaml", described(device, by: "schema.json")),
      (".github/workflows/insetmatrix.yml", workflow),
    ] + (schema.map { [("profiles/schema.json", $0.text)] } ?? [])
  }

  private static let matrix = """
    # What insetmatrix runs here. Devices, languages and scripts are the shipped ones and those in
    # profiles/; `insetmatrix list parameters` names the levels of every parameter.
    schema: 1
    os: ["16.7", "17.7", "18.7", "26.1", "27.1"]
    # What must be exact for a run to succeed, but for what baseline.yaml says is known to fail. This
    # judges a library; `insetmatrix init --package` writes a gate on code of your own. A run that has
    # lost half of its scenarios since the one before is not green.
    gate: {exact: [covered-area], greatestShrinkage: 50}
    # The input and accessory views of your app, with their own heights, become levels of `keyboard`
    # and `accessory`.
    app:
      inputViews: [{name: pin-pad, height: 216}]
      accessories: [{name: toolbar, height: 56}]
    runs:
      - name: what every user does
        where: >-
          device:iphone-se-3rd-generation,iphone-15,iphone-17,iphone-18-pro,iphone-duo-inner,ipad-a16,example-phone
          locale:en-US,ja-JP-kana keyboard:docked,docked+prediction,docked+candidates,pin-pad
          accessory:none,toolbar bars:none,nav+tab placement:fill,safe-area window:full
          adjustment:automatic base:base0 script:show-hide,show-rotate-hide

    """

  private static let usage = """
    # Who uses your app: how much each scenario counts in a report. Put in your own counts, which
    # `insetmatrix usage import` reads from an export. For a parameter that is not here public figures
    # count; with `--usage none` each scenario counts once.
    schema: 1
    usage: the App Store
    unit: devices
    distributions:
      - parameter: os
        kind: derived
        source: Apple, devices that used the App Store on 7 June 2026; StatCounter and TelemetryDeck for 27
        date: 2026-09
        shares:
          - {levels: "27", share: 8, low: 3, high: 16}
          - {levels: "26", share: 71, low: 63, high: 76}
          - {levels: "18", share: 14}
          # What other sources say at least and at most.
          - {levels: "16,17", share: 7, low: 2, high: 12}
      # Where you have devices and versions together, in place of the above:
      # - parameters: [device, os]
      #   kind: own
      #   source: the sessions of our app
      #   date: 2026-06
      #   shares:
      #     - {levels: [iphone-17, "26"], share: 5210}
      #     - {levels: ["ipad-*", "18"], share: 340}

    """

  private static let device = """
    # A device of your own: what it does not say it has from what it extends. Remove it when you have
    # another; `insetmatrix profiles import` writes one.
    schema: 1
    id: example-phone
    name: Example phone
    identifiers: ["iPhone0,0"]
    os: "17-27"
    extends: iphone-393x852
    provenance: assumed
    source: an example
    keyboards:
      - {mode: docked+prediction, orientation: portrait, os: "26+", height: 345}

    """

  private static let workflow = """
    # Judges the keyboard-avoidance strategies on the matrix of this repository, and compares each night with
    # the one before, and each pull request with its base branch.
    name: insetmatrix

    on:
      pull_request:
      schedule:
        - cron: "23 3 * * *"

    permissions:
      contents: read
      pull-requests: write # the comment

    jobs:
      matrix:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v5
            with: {persist-credentials: false}
          # The repository with the tool's sources, as OWNER/NAME, is a variable of this one.
          - uses: actions/checkout@v5
            with:
              persist-credentials: false
              repository: ${{ vars.INSETMATRIX_REPOSITORY }}
              path: .insetmatrix
          # Builds the tool once and keeps it, judges, comments, and uploads the reports.
          - uses: ./.insetmatrix

    """
}
