import ProfileFiles

extension LintRules {
  /// What the loader finds, by the names of its findings: all but `unmatched-reading` are errors, and
  /// none can be suppressed.
  package static let loader: [String: String] = [
    "absurd": "A number lies within its bounds.",
    "alias-cycle": "No alias is inside of what it names.",
    "control-character": "A file has no invisible characters that change what is seen.",
    "directive": "A file has no directives such as `%YAML`.",
    "duplicate-anchor": "An anchor is set once.",
    "duplicate-key": "A key is set once in its mapping.",
    "duplicate-name":
      "A name belongs to one device, family, locale, script or run, whatever its case.",
    "duplicate-value": "A list has no value twice.",
    "empty-file": "A file has contents.",
    "empty-list": "A list has a value.",
    "empty-text": "A text is more than blanks.",
    "extends-cycle": "No file extends itself, by whatever way.",
    "file-kind":
      "A file has exactly one of \(ObjectKind.marks.map(\.key).listed("and")), in its place.",
    "file-too-large": "A file has at most 4 MiB.",
    "infinite": "A number is finite.",
    "invalid-date": "A date is a year, a month or a day of the calendar.",
    "invalid-name": "A name is up to 64 letters, digits and `.+=@-`.",
    "invalid-utf8": "A file is UTF-8.",
    "invalid-value": "A word is one of those that its key takes.",
    "invalid-versions": "Versions are written like `17`, `9.3-12.1` or `26+`.",
    "key-not-text": "A key is a text.",
    "known-twice": "Known failures are listed once.",
    "leading-zero": "A number has no needless 0 in front, which YAML 1.1 reads as octal.",
    "missing-key": "A required key is there, in the file or in one that it extends.",
    "missing-provenance": "Figures say how they are known.",
    "missing-source": "Figures say who knows them.",
    "negative": "A length is not negative.",
    "no-share": "Some share of a distribution is above 0.",
    "not-a-number": "A number is a number.",
    "not-whole": "A number of things is whole.",
    "not-one-line": "A text is one line without tabs.",
    "query":
      "A query is terms such as `parameter:level`, and each value is a level or matches some.",
    "schema-version": "The format is version 1.",
    "script-order": "The steps of a script can follow each other.",
    "several-documents": "A file is one document.",
    "share-range": "A share is between its `low` and `high`.",
    "tag": "A file has no tags such as `!!str`.",
    "too-deep": "Lists and mappings lie at most 64 deep in each other.",
    "too-long": "A text has at most 1000 characters, a query 4000.",
    "too-many-ancestors": "A file extends at most 64 others.",
    "too-many-anchors": "A file has at most 1000 anchors.",
    "too-many-nodes": "A file has at most 100,000 nodes, aliases followed.",
    "too-many-steps": "A script has at most 12 steps.",
    "unknown-extends": "An extended name is that of a family or device.",
    "unknown-key": "A key is one that its object has.",
    "unknown-level": "An OS level of the matrix is a version that some device runs.",
    "unknown-parameter": "A distribution is of a parameter that the matrix has.",
    "unknown-strategy":
      "A gate names strategies that there are; a row of a baseline about another is a warning.",
    "usage-overlap": "A level and a device have one share and one distribution of a parameter.",
    "usage-parameters":
      "Shares are of one parameter, or of `device` and another one together.",
    "wrong-type": "A value is of the type of its key.",
    "yaml-syntax": "A file is YAML.",
    "reading-columns": "A file of readings has all of its columns.",
    "row-length": "A row of readings has as many fields as its header.",
    "unmatched-reading": "A reading is of a device, a version and a language that profiles have.",
  ]
}
