import DeviceProfiles
import Testing
import TextFormats

@testable import UsageImport

/// A sample of each format, with shares computed by hand.
@Suite struct FormatTests {
  private static let appSessions = """
    Date\tApp Name\tApp Apple Identifier\tApp Version\tDevice\tPlatform Version\tSource Type\t\
    Page Type\tApp Download Date\tTerritory\tSessions\tTotal Session Duration\tUnique Devices
    2026-06-01\tNotes, "etc"\t1234\t2.1\tiPhone\tiOS 26.4\tApp Store Search\tNo page\t\tUS\t60\t100\t30
    2026-06-02\tNotes, "etc"\t1234\t2.1\tiPhone\tiOS 26.1\tApp Store Search\tNo page\t\tDE\t15\t100\t9
    2026-06-02\tNotes, "etc"\t1234\t2.1\tIPHONE\tiOS 18.7\tApp Store Search\tNo page\t\tDE\t5\t100\t9
    2026-06-02\tNotes, "etc"\t1234\t2.1\tiPad\tiOS 17.6\tApp Store Search\tNo page\t\tDE\t12\t100\t9
    2026-06-03\tNotes, "etc"\t1234\t2.1\tiPad\tiOS 26.0\tApp Store Search\tNo page\t\tDE\t8\t100\t9
    2026-06-03\tNotes, "etc"\t1234\t2.1\tApple TV\ttvOS 26.0\tApp Store Search\tNo page\t\tDE\t25\t9\t9

    """

  @Test func `App Store Connect gives versions for each class of devices`() throws {
    let imported = try UsageImport.of(["sessions.txt": Self.appSessions])
    // 80 sessions on iPhones and 20 on iPads; of those 75 and 5, and 12 and 8.
    #expect(imported.shares("device") == ["iphone*: 80.0", "ipad*: 20.0"])
    #expect(imported.shares("os", where: "device:iphone*") == ["26: 93.75", "18: 6.25"])
    #expect(imported.shares("os", where: "device:ipad*") == ["17: 60.0", "26: 40.0"])
    #expect(imported.draft.name == "Notes, \"etc\"" && imported.draft.unit == "sessions")
    #expect(imported.draft.distributions.allSatisfy { $0.date == "2026-06-03" && $0.kind == .own })
    #expect(
      imported.notes == [
        "sessions.txt: App Store Connect report, 125 sessions until 2026-06-03",
        "  64.0 % spread evenly over all 10 devices: `iPhone`",
        "  20.0 % left out: Apple TV and HomePod",
        "  16.0 % spread evenly over all 8 devices: `iPad`",
      ])
  }

  @Test func `What was processed last takes the place of a day's earlier rows`() throws {
    let text = """
      processing_date,app_id,date,device,platform_version,sessions,territory
      2026-06-02,1,2026-06-01,iPhone,iOS 26.1,50,US
      2026-06-05,1,2026-06-01,iPhone,iOS 26.1,30,US
      2026-06-05,1,2026-06-01,iPhone,iOS 18.1,10,US
      2026-06-03,1,2026-06-01,iPhone,iOS 17.1,99,US
      2026-06-03,1,2026-06-02,iPhone,iOS 18.1,10,US
      """
    let imported = try UsageImport.of(["copy.csv": text])
    #expect(imported.shares("os", where: "device:iphone*") == ["26: 60.0", "18: 40.0"])
  }

  @Test func `A report of languages gives languages, and installations are refused`() throws {
    let languages = """
      Count\tTerritory\tDate\tPlatform\tDevice\tLanguage\tBuild\tUnique Devices
      9\tGB\t2026-06-01\tiOS\tiPhone\ten_GB\t1\t30
      9\tIN\t2026-06-01\tiOS\tiPhone\ten_IN\t1\t10
      9\tCN\t2026-06-01\tiOS\tiPad\tzh-Hans\t1\t5
      """
    let imported = try UsageImport.of(["languages.txt": languages])
    #expect(imported.shares("locale", where: "device:iphone*") == ["en-GB: 75.0", "en-US: 25.0"])
    #expect(imported.shares("locale", where: "device:ipad*") == ["zh-Hans: 100.0"])
    #expect(imported.notes.contains("  22.2 % taken as en-US: `en_IN`"))
    let error = #expect(throws: UsageImport.Refusal.self) {
      try UsageImport.of([
        "installs.txt":
          "Date\tApp Name\tEvent\tDownload Type\tDevice\tCounts\n2026-06-01\tA\tInstall\tx\tiPhone\t1"
      ])
    }
    #expect(error?.finding.message.contains("App Sessions") == true)
  }

  private static let dashboard = """
    # ----------------------------------------
    # Firebase overview
    # Start date: 20260601
    # End date: 20260628
    # ----------------------------------------
    Day,30 days
    0000,"1,234"

    # Users by device
    Device model,Users
    iPhone,40
    iPhone 15,30
    iPhone XR,10
    SM-G991B,100
    iPad 6th gen,8
    iPad Pro 12.9 2nd gen,4
    iPad,8

    # Users by OS
    OS with version,Users
    Android 11,100
    iOS 26.4,50
    iOS 17.0.1,30
    iOS 5.1,20
    """

  @Test func `Firebase's models without a name are those newer than the newest named one`() throws {
    let imported = try UsageImport.of(["dashboard.csv": Self.dashboard])
    // iPhone 17, 17 Pro and both displays of the Duo came after the iPhone 15; iPads after those of iOS 11
    // are A16, Pro 11-inch, and both Pro 13-inch.
    #expect(
      imported.shares("device") == [
        "iphone-15: 30.0", "iphone-17: 10.0", "iphone-17-pro: 10.0", "iphone-duo-inner: 10.0",
        "iphone-duo-outer: 10.0", "iphone-xr: 10.0", "ipad-6th-generation: 8.0",
        "ipad-pro-12-9-inch-2nd-generation: 4.0", "ipad-a16: 2.0", "ipad-pro-11-inch: 2.0",
        "ipad-pro-13-inch-m4: 2.0", "ipad-pro-13-inch-m5: 2.0",
      ])
    #expect(imported.shares("os") == ["26: 62.5", "17: 37.5"])
    #expect(imported.draft.distributions.allSatisfy { $0.date == "2026-06-28" })
    #expect(
      imported.notes == [
        "dashboard.csv: Firebase dashboard, 200 users until 2026-06-28",
        "  50.0 % left out: other makers' devices", "  50.0 % left out: other systems",
        "  20.0 % spread evenly over iphone-17, iphone-17-pro, iphone-duo-inner, iphone-duo-outer: `iPhone`",
        "  10.0 % not placed: os `iOS 5.1`",
        "  4.0 % spread evenly over ipad-a16, ipad-pro-11-inch, ipad-pro-13-inch-m4, ipad-pro-13-inch-m5: `iPad`",
      ])
  }

  @Test func `Devices that names are spread over are derived`() throws {
    for (models, kind) in [
      ("iPhone 15,2\niPhone,1", UsageModel.Kind.own), ("iPhone 15,1\niPhone,2", .derived),
    ] {
      let imported = try UsageImport.of(["a.csv": "model,count\n\(models)\n"])
      #expect(imported.draft.distributions.map(\.kind) == [kind])
    }
  }

  @Test func `What has no name is not placed once`() throws {
    let imported = try UsageImport.of([
      "a.csv": "model,os version,count\niPhone 15,26.1,1\n(not set),26.1,1\n"
    ])
    #expect(imported.notes.filter { $0.contains("not placed") }.count == 1)
  }

  @Test(arguments: [".", "_", "__"])
  func `BigQuery's events give models and versions together`(dot: String) throws {
    let header = [
      "event_date", "device\(dot)mobile_model_name", "device\(dot)mobile_os_hardware_model",
      "device\(dot)operating_system", "device\(dot)operating_system_version",
      "device\(dot)language",
    ].joined(separator: ",")
    let text = """
      \(header)
      20260630,iPhone,"iPhone15,4",iOS,26.4,en-gb
      20260629,iPhone,"iPhone15,4",IOS,26.1,en-us
      20260629,iPhone,"iPhone15,4",iOS,18.7,en-us
      20260629,iPad,"iPad7,6",iOS,17.1,ja-jp
      20260629,iPhone,x86_64,iOS,17.1,en-us
      20260629,Pixel 8,,Android,14,en-us
      """
    let imported = try UsageImport.of(["events.csv": text])
    #expect(
      imported.shares("device", "os") == [
        "iphone-15 26: 50.0", "ipad-6th-generation 17: 25.0", "iphone-15 18: 25.0",
      ])
    #expect(imported.shares("os") == [])
    #expect(
      imported.shares("locale", where: "device:iphone*") == ["en-US: 66.667", "en-GB: 33.333"])
    #expect(imported.shares("locale", where: "device:ipad*") == ["ja-JP: 100.0"])
    #expect(imported.draft.distributions[0].date == "2026-06-30")
  }

  @Test func `StatCounter's newest month counts, by major version`() throws {
    let wide = """
      "Date","iOS 18.7","iOS 26","iOS 26.4","Other"
      2026-06,20,10,60,10
      2026-05,90,0,0,10
      """
    let imported = try UsageImport.of(["ios.csv": wide])
    #expect(imported.shares("os") == ["26: 77.778", "18: 22.222"])
    #expect(imported.draft.distributions[0].kind == .published)
    #expect(imported.draft.distributions[0].date == "2026-06")
    #expect(imported.notes.last == "  10.0 % not placed: os `Other`")
    let bars = "\"iOS Version\",\"Market Share Perc. (May 2026)\"\niOS 26.4,75\niOS 18.6,25\n"
    let month = try UsageImport.of(["bar.csv": bars])
    #expect(month.shares("os") == ["26: 75.0", "18: 25.0"])
    #expect(month.draft.distributions[0].date == "2026-05")
  }

  @Test func `A plain table names parameters in rows or in columns`() throws {
    let long = """
      parameter,level,share
      keyboard,docked,70%
      keyboard,hardware,30%
      window,split-half,1
      window,full,3
      """
    let rows = try UsageImport.of(["rows.csv": long])
    #expect(rows.shares("keyboard") == ["docked: 70.0", "hardware: 30.0"])
    #expect(rows.shares("window") == ["full: 75.0", "split-half: 25.0"])
    #expect(rows.draft.lacksDate)
    let columns = """
      model;os version;orientation;users
      iPhone 15;26.1;Portrait;30
      iPhone 15;26.1;Landscape;10
      "iPad Pro 12,9";18;FaceUp;10
      iPhone 17;18.1;Portrait;50
      """
    let table = try UsageImport.of(["columns.csv": columns])
    #expect(
      table.shares("orientation", where: "device:iphone*") == [
        "portrait: 75.0", "landscape*: 25.0",
      ])
    #expect(table.shares("device", "os") == ["iphone-15 26: 100.0"])
    #expect(table.notes.contains("  10.0 % not placed: device `iPad Pro 12,9`"))
    #expect(
      table.notes.contains("  50.0 % left out: `iPhone 17` with iOS 18, which it does not run"))
  }

  @Test func `TelemetryDeck gives what its dimension is about`() throws {
    let orientations = """
      {"result": {"type": "topNResult", "rows": [{"timestamp": "2026-06-01T00:00:00.000Z", "result": [
        {"count": 60, "TelemetryDeck.Device.orientation": "Portrait"},
        {"count": 20, "TelemetryDeck.Device.orientation": "Landscape"},
        {"count": 20, "TelemetryDeck.Device.orientation": "Unknown"}]}]}}
      """
    let versions = """
      {"result": {"type": "topNResult", "rows": [{"result": [
        {"count": 3, "systemVersion": "iOS  14.4.2"}, {"count": 6, "systemVersion": "iOS 16.7"},
        {"count": 2, "systemVersion": "iPadOS 17.7"}, {"count": 1, "systemVersion": null}]}]}}
      """
    let imported = try UsageImport.of(["a.json": orientations, "b.json": versions])
    #expect(imported.shares("orientation") == ["portrait: 75.0", "landscape*: 25.0"])
    // Where versions of iPadOS have that name, those of iOS are the iPhone's.
    #expect(imported.shares("os", where: "device:iphone*") == ["16: 100.0"])
    #expect(imported.shares("os", where: "device:ipad*") == ["17: 100.0"])
    #expect(imported.shares("device") == ["iphone*: 81.818", "ipad*: 18.182"])
    #expect(imported.notes.contains("  25.0 % not placed: os `iOS  14.4.2`"))
    #expect(imported.notes.contains("  8.3 % not placed: os `(not set)`"))
  }

  @Test func `Versions without a system may be of any device`() throws {
    let imported = try UsageImport.of([
      "versions.csv": "os version,users\n26.1,60\niOS 26.1,40\niPadOS 17.2,5\n"
    ])
    #expect(imported.shares("device") == [])
    #expect(imported.shares("os", where: "device:ipad*") == ["17: 100.0"])
    #expect(imported.shares("os", where: "device:iphone*") == ["26: 100.0"])
    #expect(imported.shares("os") == ["26: 100.0"])
  }

  @Test func `Events of Sentry count devices, not simulators`() throws {
    let text = """
      {"timestamp": "2026-06-29T10:00:00Z", "message": "\\ud83d\\ude00", "contexts": {"device": \
      {"model": "iPhone15,4", "model_id": "D37AP", "orientation": "portrait"}, \
      "os": {"name": "iOS", "version": "26.1"}}}
      {"timestamp": "2026-06-30T10:00:00Z", "contexts": {"device": {"model": "iPad7,5"}, \
      "os": {"name": "iPadOS", "version": "17.5.1"}}}

      {"contexts": {"device": {"model": "iPhone15,4", "simulator": true}, \
      "os": {"name": "iOS", "version": "26.1"}}}
      """
    let imported = try UsageImport.of(["events.jsonl": text])
    #expect(
      imported.shares("device", "os") == ["ipad-6th-generation 17: 50.0", "iphone-15 26: 50.0"])
    #expect(imported.shares("orientation", where: "device:iphone*") == ["portrait: 100.0"])
    #expect(imported.draft.distributions[0].date == "2026-06-30")
    #expect(imported.notes.last == "  33.3 % left out: simulators")
  }

  @Test func `MetricKit's payloads and diagnostics say what they ran on`() throws {
    let text = """
      [{"timeStampEnd": "2026-06-30 23:59:00 +0000",
        "metaData": {"deviceType": "iPhone11,8", "osVersion": "iPhone OS 16.0.2 (20A380)"}},
       {"crashDiagnostics": [{"diagnosticMetaData":
         {"deviceType": "iPhone15,4", "osVersion": "iPhone OS 26.1 (23B85)"}}]}]
      """
    let imported = try UsageImport.of(["payloads.json": text])
    #expect(imported.shares("device", "os") == ["iphone-15 26: 50.0", "iphone-xr 16: 50.0"])
    #expect(imported.draft.distributions[0].date == "2026-06-30")
  }

  @Test func `Mixpanel's and Amplitude's events give models and versions`() throws {
    let mixpanel = """
      {"event": "open", "properties": {"time": 1782777600, "$model": "iPhone13,2", "$os": "iOS", \
      "$os_version": "26.1"}}
      {"event": "open", "properties": {"time": 1782777600, "$model": "MacBookPro18,3", \
      "$os": "macOS", "$os_version": "26.1"}}
      """
    let first = try UsageImport.of(["mixpanel.jsonl": mixpanel])
    #expect(first.shares("device", "os") == ["iphone-12 26: 100.0"])
    // 20,634 days after 1 January 1970.
    #expect(first.draft.distributions[0].date == "2026-06-30")
    let amplitude = """
      {"event_time": "2026-06-30 08:00:00", "device_family": "Apple iPhone", \
      "device_type": "Apple iPhone 12", "os_name": "ios", "os_version": "18.5"}
      """
    let second = try UsageImport.of(["amplitude.json": amplitude])
    #expect(second.shares("device", "os") == ["iphone-12 18: 100.0"])
  }
}
