"""Proves that the stand-in declares nothing that UIKit lacks.

Each public declaration, as the compiler's symbol graph spells it, has to be in the table of UIKit's
declarations with the same name, types, labels, defaults and isolation, and can be set only where
UIKit's can. What Linux spells otherwise has a line, with its reason, in a file of its own; a line that
nothing needs any more is an error, too.

usage: check_api.py TABLE SPELLINGS GRAPH...
"""

import csv
import json
import re
import sys

MODIFIERS = re.compile(
    r"\b(open|public|nonisolated|weak|optional|convenience|required|mutating|final|any"
    r"|unowned\(unsafe\))\s+"
)
ATTRIBUTES = re.compile(r"@\w+(\([^)]*\))?\s*")


def normal(text):
    """A declaration without attributes, modifiers, accessors and the spelling of blanks."""
    text = text.split("//")[0]
    text = re.sub(r"\{\s*get\s*(set)?\s*\}", "", text)
    text = MODIFIERS.sub("", ATTRIBUTES.sub("", text))
    text = text.replace("`", "").replace(" where AnchorType : AnyObject", "")
    # Constants and class properties are read alike.
    text = re.sub(r"^(static|class) (let|var|func) ", r"static \2 ", text.strip())
    text = re.sub(r"^static let ", "static var ", text)
    text = re.sub(r"(var \w+: [^=]*?) = .*$", r"\1", text)
    text = re.sub(r"\s*:\s*", ": ", text)
    return re.sub(r"\s+", " ", text).strip()


def is_settable(text):
    """Whether a property can be written."""
    text = text.split("//")[0]
    if not re.search(r"\bvar\b", text):
        return False
    return "{" not in text or re.search(r"\{[^}]*\bset\b", text) is not None


class Table:
    """UIKit's declarations by type, and every type that a declaration names."""

    def __init__(self, path):
        self.members = {}
        self.conformances = {}
        self.names = set()
        with open(path, encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                self.read(row["type"], row["declaration"], row["actor"])

    def read(self, owner, text, actor):
        self.names.update(re.findall(r"[A-Z]\w+", owner + " " + text.split("//")[0]))
        head, brace, body = text.split("//")[0].partition("{")
        is_type = re.match(r".*\b(struct|enum|class|protocol|extension)\s+[A-Z]\w*", head)
        if is_type:
            self.conformances.setdefault(owner, "")
            self.conformances[owner] += head
            self.add(owner, "type", text, actor)
        if is_type and brace:
            for part in self.parts(body.rstrip("} ").strip()):
                self.add(owner, normal(part), part, actor)
        elif not is_type:
            for part in text.split("//")[0].split("; "):
                self.add(owner, normal(part), part, actor)

    @staticmethod
    def parts(body):
        """The members of a type that has them all in one line."""
        for part in body.split(";"):
            part = re.sub(r"\([\w ]+\d\.\d\)", "", part).strip()
            listed = re.match(r"(case|static let|static var) (.*)", part)
            if not listed:
                yield part
                continue
            for name in listed[2].split(","):
                yield f"{listed[1]} {name.split('=')[0].strip()}"

    def add(self, owner, declaration, text, actor):
        declaration = re.sub(r"^(case \w+) = .*", r"\1", declaration)
        self.members.setdefault(owner, {})[declaration] = (is_settable(text), actor)

    def find(self, owner, declaration):
        """The declaration in the type, or in a protocol that the table says it conforms to."""
        known = self.members.get(owner, {})
        # A constant that is listed by its name alone has the type that holds it.
        untyped = declaration.split(":")[0]
        if declaration in known:
            return known[declaration]
        if untyped.startswith("static var") and untyped in known:
            return known[untyped]
        for protocol in re.findall(r"\w+", self.conformances.get(owner, "").partition(":")[2]):
            if declaration in self.members.get(protocol, {}):
                return self.members[protocol][declaration]
        return None


class Checker:
    def __init__(self, table, spellings):
        self.table = table
        self.spellings = spellings
        self.used = set()
        self.count = 0

    def is_excepted(self, name):
        for line in (name, name.rpartition(".")[0] + ".*"):
            if line in self.spellings:
                self.used.add(line)
                return True
        return False

    def check(self, graph):
        """What is wrong with the declarations of one graph."""
        related = {}
        for relation in graph["relationships"]:
            related.setdefault(relation["source"], set()).add(relation["kind"])
        for symbol in graph["symbols"]:
            self.count += 1
            kinds = related.get(symbol["identifier"]["precise"], set())
            # What is overridden, or defaulted, is checked where it is declared.
            if "overrides" in kinds or "defaultImplementationOf" in kinds:
                continue
            problem = self.problem(symbol)
            if problem and not self.is_excepted(".".join(symbol["pathComponents"])):
                yield f"{'.'.join(symbol['pathComponents'])}: {problem}"

    def problem(self, symbol):
        path = symbol["pathComponents"]
        owner, name = ".".join(path[:-1]), path[-1]
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        if kind in ("class", "struct", "enum", "protocol"):
            return self.problem_of_type(".".join(path), kind, text)
        if kind == "extension" or self.is_synthesized(owner, name):
            return None
        if kind == "enum.case" and self.table.find(owner, f"case {name}"):
            return None
        found = self.table.find(owner, normal(text))
        if not found:
            return f"UIKit has no `{normal(text)}`"
        settable, actor = found
        if is_settable(text) and not settable:
            return "UIKit's cannot be set"
        if actor in ("@MainActor", "nonisolated") and ("@MainActor" in text) != (
            actor == "@MainActor"
        ):
            return f"UIKit's is {actor}"
        return None

    def problem_of_type(self, path, kind, text):
        known = self.table.members.get(path)
        if known is None:
            # A type that declarations only name has no members of its own to compare.
            return None if path in self.table.names else "UIKit has no such type"
        head = self.table.conformances.get(path)
        if head is None:
            return None
        if not re.search(rf"\b{kind}\b", head):
            return f"UIKit's is no {kind}"
        if "type" in known:
            actor = known["type"][1]
            if actor == "@MainActor" and "@MainActor" not in text:
                return "UIKit's is @MainActor"
        return None

    def is_synthesized(self, owner, name):
        """Whether the conformances of the type bring the member."""
        head = self.table.conformances.get(owner, "")
        if name in ("rawValue", "init(rawValue:)"):
            return re.search(r"enum|OptionSet|RawRepresentable", head) is not None
        if name in ("==(_:_:)", "encode(to:)", "init(from:)", "hash(into:)", "hashValue"):
            return True
        # NSObject's.
        return name in ("isEqual(_:)", "hash") and "NSObject" in head


def main(arguments):
    table, spellings_path, *graphs = arguments
    with open(spellings_path, encoding="utf-8", newline="") as file:
        spellings = {row["declaration"]: row["reason"] for row in csv.DictReader(file)}
    checker = Checker(Table(table), spellings)
    problems = []
    for path in graphs:
        with open(path, encoding="utf-8") as file:
            problems += checker.check(json.load(file))
    problems += [f"{spellings_path}: {line}: no reason" for line in spellings if not spellings[line]]
    problems += [
        f"{spellings_path}: {line}: nothing needs this line"
        for line in spellings
        if line not in checker.used
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{checker.count} public declarations, {len(spellings)} spellings, {len(problems)} problems")
    return 1 if problems or checker.count == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
