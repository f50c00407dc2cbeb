extension SARIFLog {
  package var json: JSONValue {
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: min)
    let run: JSONValue = [
      "tool": ["driver": ["name": .string(tool), "rules": .array(rules.map(\.json))]],
      "columnKind": "unicodeCodePoints",
      "results": .array(results.map { $0.json(ruleIndex: indices[$0.rule] ?? 0) }),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        run.adding(["properties": properties, "invocations": notice.map { [Self.invocation($0)] }])
      ],
    ]
  }

  private static func invocation(_ notice: SourceAnnotation) -> JSONValue {
    [
      "executionSuccessful": .bool(notice.severity != .error),
      "toolExecutionNotifications": [
        ["level": .string(notice.severity.rawValue), "message": message(notice.message)]
      ],
    ]
  }

  fileprivate static func message(_ text: String) -> JSONValue { ["text": .string(text)] }
}

extension SARIFLog.Rule {
  fileprivate var json: JSONValue {
    let json: JSONValue = ["id": .string(id)]
    return json.adding([
      "name": name.map { .string($0) },
      "shortDescription": summary.map(SARIFLog.message),
      "fullDescription": description.map(SARIFLog.message), "help": help.map(SARIFLog.message),
      "defaultConfiguration": severity.map { ["level": .string($0.rawValue)] },
    ])
  }
}

extension SARIFLog.Result {
  fileprivate func json(ruleIndex: Int) -> JSONValue {
    let json: JSONValue = [
      "ruleId": .string(rule), "ruleIndex": .integer(ruleIndex),
      "level": .string(severity.rawValue), "message": SARIFLog.message(message),
      "locations": [location.json],
    ]
    return json.adding([
      "relatedLocations": relatedLocations.map { .array($0.map(\.json)) },
      "partialFingerprints": fingerprints, "properties": properties,
      "baselineState": baselineState.map { .string($0) },
    ])
  }
}

extension SARIFLog.Location {
  fileprivate var json: JSONValue {
    JSONValue.object([]).adding([
      "physicalLocation": source.map { source in
        ["artifactLocation": ["uri": .string(source.file)], "region": source.region]
      },
      "logicalLocations": logicalName.map { [["name": .string($0)]] },
      "message": message.map(SARIFLog.message),
    ])
  }
}

extension SourceAnnotation.Location {
  /// The lines and columns, without the file.
  fileprivate var region: JSONValue {
    let region: JSONValue = ["startLine": .integer(line)]
    return region.adding([
      "startColumn": column.map { .integer($0) }, "endColumn": endColumn.map { .integer($0) },
    ])
  }
}
