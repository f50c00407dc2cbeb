"""Gives the goldens of the reporters to the tools that read such files, and the names back.

usage: check_reports.py GOLDENS SARIF-SCHEMA JENKINS-SCHEMA
"""

import csv
import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree as tree

import junitparser
import sarif.loader

goldens = pathlib.Path(sys.argv[1])
sarif_schema, jenkins_schema = sys.argv[2:4]

# Everything that a format could trip over; the same text as in HostileTests.swift.
HOSTILE = (
    "a|b <i>x</i> & \"q\" 'r' `c` ``d`` \\ \n[l](m) <!-- ]]> \x1b[31m \u202eabc 🙂 שלום"
)
# XML cannot hold an escape character.
IN_XML = HOSTILE.replace("\x1b", "\ufffd")
# Logs are read on terminals: nothing in them steers one.
IN_LOG = HOSTILE.replace("\x1b", "\ufffd").replace("\u202e", "\ufffd")


def text(name):
    return (goldens / name).read_bytes().decode("utf-8")


def same(what, actual, expected):
    if actual != expected:
        sys.exit(f"{what}:\n  is:       {actual!r}\n  expected: {expected!r}")


def holds(what, condition):
    if not condition:
        sys.exit(f"{what} does not hold")




def validate(path, schema):
    # A pattern of the SARIF schema is none of ECMAScript's.
    command = [sys.executable, "-m", "check_jsonschema", "--regex-variant", "python"]
    done = subprocess.run(command + ["--schemafile", schema, path], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def rules(name):
    """How many failure rules each strategy of the report has, by the CSV."""
    rows = list(csv.DictReader(text(f"{name}.csv").splitlines(keepends=True)))
    return rows, [row for row in rows if row["rule"]]


def check_csv():
    rows, found = rules("tiny")
    same("strategies", {row["strategy"] for row in rows}, {"covered-area", "raw-height", "constraint"})
    holds("numbers are numbers", all(int(row["scenarios"]) >= int(row["newly_explained"]) for row in found))
    holds("no cell is a formula", all(value[:1] not in ("=", "+", "-", "@") for row in rows for value in row.values()))
    rows, found = rules("hostile")
    same("strategies of the hostile csv", {row["strategy"] for row in rows}, {"covered-area", HOSTILE})
    for name in ("tiny", "hostile"):
        holds("lines end as RFC 4180 says", text(f"{name}.csv").endswith("\r\n"))


def check_junit():
    for name, strategy in (("tiny", "raw-height"), ("hostile", IN_XML)):
        suites = junitparser.JUnitXml.fromfile(str(goldens / f"{name}.junit.xml"))
        count = len(rules(name)[1])
        failed = [case for suite in suites for case in suite if case.result]
        same("failures", (sum(suite.failures for suite in suites), len(failed)), (count, count))
        cases = [case for suite in suites for case in suite]
        same("tests", sum(suite.tests for suite in suites), len(cases))
        holds("at most 5,000 cases", len(cases) <= 5000)
        holds("some pass", len(cases) > len(failed))
        holds("a suite has the name", strategy in [suite.name for suite in suites])
        holds("cases have the name", strategy in {case.classname for case in failed})
        names = [(case.classname, case.name) for case in cases]
        same("names are unique", len(set(names)), len(names))
        suites.update_statistics()
        same("counts agree with the parser's", (suites.tests, suites.failures), (len(cases), count))
    for path in sorted(goldens.glob("*.junit.xml")):
        check_strict_junit(tree.parse(path).getroot())
        if shutil.which("xmllint"):
            command = ["xmllint", "--noout", "--schema", jenkins_schema, str(path)]
            done = subprocess.run(command, capture_output=True, text=True)
            holds(f"Jenkins' schema: {done.stderr}", done.returncode == 0)


def check_strict_junit(root):
    """What the schema of Apache Ant's tasks asks (github.com/windyroad/JUnit-Schema), which no
    package carries: exactly these attributes, exactly these elements in this order."""
    token = r"\S.*"
    number = r"-?\d+"
    time = r"\d+(\.\d+)?"
    suite_attributes = {
        "id": number, "package": ".*", "name": token, "hostname": token, "tests": number,
        "timestamp": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", "failures": number, "errors": number,
        "skipped": number, "time": time,
    }

    def attributes(element, expected, optional=()):
        found = set(element.attrib)
        same(f"attributes of {element.tag}", found - set(optional), set(expected) - set(optional))
        for name, value in element.attrib.items():
            # A token is read without its line breaks.
            value = " ".join(value.split())
            holds(f"{element.tag} {name}={value!r}", re.fullmatch(expected[name], value, re.DOTALL))

    same("root", (root.tag, root.attrib), ("testsuites", {}))
    for index, suite in enumerate(root):
        same("element", suite.tag, "testsuite")
        attributes(suite, suite_attributes, optional=["skipped"])
        same("number of the suite", suite.get("id"), str(index))
        order = [child.tag for child in suite]
        cases = order[1:-2]
        same("order", (order[0], order[-2:]), ("properties", ["system-out", "system-err"]))
        same("cases", set(cases) - {"testcase"}, set())
        same("count of the suite", suite.get("tests"), str(len(cases)))
        for entry in suite[0]:
            attributes(entry, {"name": token, "value": ".*"})
        for case in suite[1:-2]:
            attributes(case, {"name": ".*", "classname": ".*", "time": time})
            holds("at most one outcome", len(case) <= 1)
            for outcome in case:
                holds("an outcome", outcome.tag in ("failure", "error", "skipped"))
                skips = outcome.tag == "skipped"
                attributes(outcome, {"message": ".*"} if skips else {"message": ".*", "type": ".*"})


def check_sarif():
    for name, strategy, plan in (
        ("tiny", "raw-height", "devices/matrix.yaml"),
        ("hostile", HOSTILE, HOSTILE),
    ):
        count = len(rules(name)[1])
        path = str(goldens / f"{name}.sarif")
        report = sarif.loader.load_sarif_file(path)
        same("results by sarif-tools", report.get_result_count(), count)
        results = json.loads(text(f"{name}.sarif"))["runs"][0]["results"]
        prints = [result["partialFingerprints"]["failureRule/v1"] for result in results]
        same("fingerprints are unique", len(set(prints)), count)
        holds("names", any(result["message"]["text"].startswith(strategy + ": ") for result in results))
        place = results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        same("place", urllib.parse.unquote(place), plan)
        validate(path, sarif_schema)


def check_gitlab():
    for name, strategy, plan in (
        ("tiny", "raw-height", "devices/matrix.yaml"),
        ("hostile", HOSTILE, HOSTILE),
    ):
        issues = json.loads(text(f"{name}.gitlab.json"))
        same("issues", len(issues), len(rules(name)[1]))
        for issue in issues:
            holds("severity", issue["severity"] in ("info", "minor", "major", "critical", "blocker"))
            holds("fields", issue["description"] and issue["check_name"])
            same("place", issue["location"], {"path": plan, "lines": {"begin": 1}})
        same("fingerprints are unique", len({issue["fingerprint"] for issue in issues}), len(issues))
        holds("names", any(issue["description"].startswith(strategy + ": ") for issue in issues))


def check_ndjson():
    for name, strategy in (("tiny", "raw-height"), ("hostile", HOSTILE)):
        lines = [json.loads(line) for line in text(f"{name}.ndjson").splitlines()]
        summary = lines.pop()["summary"]
        same("listed", summary["listed"], len(lines))
        same("listed by strategy", summary["listed"], sum(s["listed"] for s in summary["strategies"]))
        same("left out by strategy", summary["leftOut"], sum(s["leftOut"] for s in summary["strategies"]))
        holds("names", strategy in {line["strategy"] for line in lines})
        pairs = [(line["strategy"], line["scenario"]) for line in lines]
        same("scenarios are unique", len(set(pairs)), len(pairs))
    failing = {row["strategy"]: int(row["failing"]) for row in rules("tiny")[0]}
    summary = json.loads(text("tiny.ndjson").splitlines()[-1])["summary"]
    for strategy in summary["strategies"]:
        same("none is lost", strategy["listed"] + strategy["leftOut"], failing[strategy["id"]])


def check_github():
    command = re.compile(r"::(error|warning|notice) file=([^,]*),line=1,title=([^,:]*)::(.*)")

    def decoded(value):
        for code, letter in (("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
            value = value.replace(code, letter)
        return value

    for name, strategy, plan in (
        ("tiny", "raw-height", "devices/matrix.yaml"),
        ("hostile", IN_LOG, IN_LOG),
    ):
        lines = text(f"{name}.github.txt").splitlines()
        holds("at most 10 annotations", 0 < len(lines) <= 10)
        matches = [command.fullmatch(line) for line in lines]
        holds("all are commands", all(matches))
        count = len(rules(name)[1])
        messages = [decoded(match[4]) for match in matches]
        same("place", decoded(matches[0][2]), plan)
        holds("names", any(message.startswith(strategy + ": ") for message in messages))
        if count > 10:
            same("the last says how many more", messages[-1].split(" ")[0], str(count - 9))
    holds("the summary fits", len(text("tiny.github.md").encode()) <= 200_000)


def check_choice():
    """Where each format says that the scenarios were chosen."""
    words = re.compile(r"[0-9,]+ scenarios were chosen with strength 2\. ")
    choice = json.loads(text("chosen.ndjson").splitlines()[-1])["summary"]["choice"]
    same("strength", choice["strength"], "2")
    sarif_run = json.loads(text("chosen.sarif"))["runs"][0]
    same("SARIF's choice", sarif_run["properties"]["choice"], choice)
    for suite in tree.fromstring(text("chosen.junit.xml")):
        values = [entry.get("value") for entry in suite[0] if entry.get("name") == "choice"]
        holds("JUnit's choice", len(values) == 1 and words.match(values[0]))
    notes = {
        "CSV": rules("chosen")[1][0]["rule"],
        "GitHub": re.match("::notice [^:]*::(.*)", text("chosen.github.txt"))[1],
        "GitLab": json.loads(text("chosen.gitlab.json"))[0]["description"],
    }
    for name, note in notes.items():
        holds(f"{name}'s choice", words.match(note))
    validate(str(goldens / "chosen.sarif"), sarif_schema)


checks = [check_csv, check_junit, check_sarif, check_gitlab, check_ndjson, check_github]
for check in checks + [check_choice]:
    check()
print(f"reporters: {len(checks)} formats read back by their consumers")
