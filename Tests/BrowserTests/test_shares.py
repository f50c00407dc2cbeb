"""Shares of use are those that plain summation over all scenarios gives."""

import base64
import itertools
import json
import re
import unittest

from pages import REPORTS, PageTest

TINY = REPORTS / "tiny.html"
HIDDEN = ("hidden-10", "hidden-25", "hidden-50", "hidden-more")


def usage(data):
    """Weights without any order, for two classes of devices; few levels have any, so that plain summation ends."""
    sizes = [len(parameter["levels"]) for parameter in data["parameters"]]
    classes = [device % 2 for device in range(sizes[0])]
    vectors = []
    for number, size in enumerate(sizes):
        rows = []
        for kind in range(2):
            # From the seventh parameter on, both classes weigh alike, as an app's own parameters do.
            seed = 3 * number + (7 * kind if 0 < number < 6 else 0)
            most = 3 if size in (3, 8, 13) and number != 10 else 2
            weights = [1 + (seed + 5 * level) % 7 if level < most else 0 for level in range(size)]
            rows.append([weight / sum(weights) for weight in weights])
        vectors.append(rows)
    data["usage"] = {
        "name": "Invented figures", "unit": "keyboard appearances",
        "kinds": {"own": 0, "published": 1, "derived": 0, "assumed": 1}, "distributions": [],
        "vectors": vectors, "classes": classes, "missing": [],
        "rows": [{"parameter": 5, "devices": None, "levels": [0], "low": 0.5, "high": 1.5}],
    }


def counted(path):
    text = path.read_text(encoding="utf-8")
    part = lambda name: re.search(rf'id="{name}">(.*?)</script>', text, re.S).group(1)
    return json.loads(part("counted")), base64.b64decode(part("diagrams").strip())


class Diagrams:
    """The bytes of the page's diagrams, read in the plainest way."""

    def __init__(self, data, octets):
        self.octets, self.at = octets, 0
        self.sizes = [len(parameter["levels"]) for parameter in data["parameters"]]
        self.nodes = []
        for parameter in reversed(range(len(self.sizes))):
            before = [0] * self.sizes[parameter]
            for _ in range(self.number()):
                before = self.node(self.sizes[parameter], before)
                self.nodes.append((parameter, before))

    def number(self):
        value = shift = 0
        while True:
            octet = self.octets[self.at]
            self.at += 1
            value |= (octet & 127) << shift
            shift += 7
            if octet < 128:
                return value

    def node(self, size, before):
        children = []
        while len(children) < size:
            token = self.number()
            if not token & 1:
                count = (token >> 1) + 1
                children += before[len(children):len(children) + count]
                continue
            code, count = (self.number(), (token >> 2) + 2) if token & 2 else (token >> 2, 1)
            step, old = code >> 1, before[len(children)]
            child = ~step if code & 1 else max(old, 0) + (step >> 1 ^ -(step & 1))
            children += [child] * count
        return children

    def value(self, root, levels):
        child = ~(root >> 1) if root & 1 else root >> 1
        while child >= 0:
            parameter, children = self.nodes[child]
            child = children[levels[parameter]]
        return ~child


def plain(data, octets, root, kept):
    """The shares of values among the scenarios that a query keeps."""
    shares = {}
    for levels, (value, weight) in weighed(data, octets, root).items():
        if kept(levels):
            shares[value] = shares.get(value, 0) + weight
    return shares


def weighed(data, octets, root):
    """The value and the weight of each scenario: the weight is that of its levels one after the other, of
    what was run with the levels before."""
    diagrams, use = Diagrams(data, octets), data["usage"]
    used = [[level for level in range(size) if any(row[level] for row in rows)]
            for size, rows in zip(diagrams.sizes, use["vectors"])]
    values = {levels: value for levels in itertools.product(*used) if (value := diagrams.value(root, levels)) != 0}
    run = {levels[:length] for levels in values for length in range(len(levels) + 1)}
    weights = {(): 1.0}
    for length, size in enumerate(diagrams.sizes):
        for start in [start for start in weights if len(start) == length]:
            device = use["classes"][start[0]] if start else None
            level_weights = {level: use["vectors"][length][use["classes"][level] if device is None else device][level]
                             for level in range(size) if (*start, level) in run}
            total = sum(level_weights.values())
            for level, weight in level_weights.items():
                weights[*start, level] = weights[start] * weight / total
    return {levels: (value, weights[levels]) for levels, value in values.items()}


def harm(value, first):
    """What the end of a scenario is called."""
    flags, own = divmod(value - 1, 6)
    if value >= first - 1:
        return "other" if value == first - 1 else value
    return own or ("other" if flags & ~6 else "offset" if flags & 4 else "scroll bar" if flags else "exact")


def bottom(value, first):
    return None if value >= first - 1 else (value - 1) % 6


class ShareTest(PageTest):
    def test_shares_are_those_of_plain_summation(self):
        path = self.changed(TINY, "tiny-usage", usage)
        data, octets = counted(path)
        first = data["firstUnjudged"]
        os = next(i for i, parameter in enumerate(data["parameters"]) if parameter["name"] == "orientation")
        level = data["parameters"][os]["levels"][0]
        page = self.open(path, "#strategy=raw-height")
        diagrams, count = Diagrams(data, octets), len(data["strategies"])
        raw = [strategy["id"] for strategy in data["strategies"]].index("raw-height")
        weakest = data["provenances"].index("assumed") + 1
        for query, kept in [
            ("", lambda levels: True), (f"orientation:{level}", lambda levels: levels[os] == 0),
            ("status:gap", lambda levels: bottom(diagrams.value(data["roots"][raw], levels), first) == 2),
            (f"is:assumed orientation:{level}", lambda levels: levels[os] == 0
             and diagrams.value(data["roots"][count + 1], levels) == weakest),
        ]:
            self.ask(page, query)
            told = self.shares(page)
            for strategy, root in list(zip(data["strategies"], data["roots"]))[1:]:
                shares = plain(data, octets, root, kept)
                whole = sum(shares.values())
                part = lambda *bottoms: sum(share for value, share in shares.items() if bottom(value, first) in bottoms) / whole
                cells = told[strategy["id"]]
                self.check(cells[2], part(1), query)
                self.check(cells[3], part(3), query)
                self.check(cells[4], part(4), query)
                self.check(cells[5], part(5), query)
                self.check(cells[6], part(2), query)
                self.check(cells[10], shares.get(1, 0) / whole, query)
        self.assertIn("Invented figures", page.locator("#answer").inner_text())

    def test_what_a_version_turns_round_is_what_plain_comparison_gives(self):
        def change(data):
            usage(data)
            # Windows of any size came with iOS 26.
            data["usage"]["vectors"][3] = [[{0: 0.4, 14: 0.6}.get(level, 0) for level in range(18)]] * 2
        path = self.changed(TINY, "tiny-versions", change)
        data, octets = counted(path)
        diagrams, first = Diagrams(data, octets), data["firstUnjudged"]
        self.assertEqual([level for level in data["parameters"][1]["levels"]], ["17.0", "26.0"])
        shares = []
        for strategy, root in zip(data["strategies"], data["roots"]):
            for query, kept in [("", lambda levels: True), ("orientation:portrait", lambda levels: levels[2] == 0)]:
                page = self.open(path, f"#strategy={strategy['id']}&q={query}&at=ios")
                told = page.locator(".version", has=page.locator("#ios-26")).locator(".turned strong").text_content()
                both = [(harm(before, first) != harm(value, first), weight)
                        for levels, (value, weight) in weighed(data, octets, root).items()
                        if levels[1] == 1 and kept(levels)
                        and (before := diagrams.value(root, (levels[0], 0, *levels[2:]))) != 0]
                shares.append(sum(weight for turned, weight in both if turned) / sum(weight for _, weight in both))
                self.check(told, shares[-1], query)
        self.assertTrue(any(0 < share < 1 for share in shares), shares)

    def check(self, text, share, query):
        """A share as it is written, to a tenth of a percent."""
        if text in ("0 %", "100 %"):
            return self.assertAlmostEqual(share, float(text[:-2]) / 100, places=9, msg=query)
        if text.startswith("<"):
            return self.assertTrue(0 < share < 0.0005, (text, share, query))
        self.assertLessEqual(abs(100 * share - float(text[:-2])), 0.0501 if float(text[:-2]) < 99.9 else 0.1, (text, share, query))

    def test_equal_weights_without_order_change_nothing(self):
        def scaled(data):
            usage(data)
            data["usage"]["classes"] = [0] * len(data["usage"]["classes"])
        page = self.open(self.changed(TINY, "tiny-one-class", scaled))
        one = self.shares(page)

        def twice(data):
            usage(data)
            for rows in data["usage"]["vectors"]:
                rows[1] = rows[0]
        page = self.open(self.changed(TINY, "tiny-two-classes", twice))
        self.assertEqual(self.shares(page), one)

    def test_counts_are_one_click_away_and_in_the_address(self):
        page = self.open(self.changed(TINY, "tiny-usage", usage))
        shares = self.shares(page)
        page.click("#counts")
        self.settled(page)
        counts = self.shares(page)
        self.assertNotEqual(shares, counts)
        self.assertRegex(counts["raw-height"][1], r"^[\d,]+$")
        self.assertIn("by=counts", page.url)
        page.reload()
        self.ready(page)
        self.assertEqual(self.shares(page), counts)

    def test_a_wrong_filter_stays_with_the_last_one_whatever_else_changes(self):
        page = self.open(self.changed(TINY, "tiny-usage", usage))
        self.ask(page, "orientation:sideways")
        page.click("#counts")
        self.settled(page)
        counts = self.shares(page)
        page.goto("about:blank")
        page = self.open(REPORTS / "tiny-usage.html", "#by=counts")
        self.assertEqual(counts, self.shares(page))

    def test_ranges_are_those_of_plain_weighing(self):
        """Each parameter lowers a share, and what is left of it, by a factor of its own; a level's weight is among
        what was run with the levels before it."""
        self.check_ranges({(0, 0): (0.5, 2), (1, 0): (0.2, 3), (5, 0): (0.5, 3), (5, 1): (0.2, 1), (7, 0): (0.1, 2),
                           (10, 0): (0.9, 5)})

    def test_shares_of_what_perhaps_nobody_uses_have_ranges(self):
        data, _ = counted(TINY)
        orientation = next(i for i, parameter in enumerate(data["parameters"]) if parameter["name"] == "orientation")
        for parameter in (orientation, 1, 5):
            levels = range(min(4, len(data["parameters"][parameter]["levels"])))
            self.check_ranges({(parameter, level): (0, 2 + level) for level in levels})

    def check_ranges(self, limits):
        def wide(data):
            usage(data)
            data["usage"]["rows"] = [{"parameter": parameter, "devices": None, "levels": [level], "low": low, "high": high}
                                     for (parameter, level), (low, high) in limits.items()]
        path = self.changed(TINY, f"tiny-ranges-{len(limits)}-{min(limits)[0]}", wide)
        data, octets = counted(path)
        orientation = next(i for i, parameter in enumerate(data["parameters"]) if parameter["name"] == "orientation")
        level, other = data["parameters"][orientation]["levels"][:2]
        for query, kept in [("", lambda levels: True), (f"orientation:{level}", lambda levels: levels[orientation] == 0),
                            (f"orientation:{level},{other}", lambda levels: levels[orientation] < 2)]:
            page = self.open(path, f"#q={query}")
            page.locator("#live-strategies td", has_text="…").first.wait_for(state="detached")
            for id, cells in self.shares(page).items():
                self.check_range(data, octets, limits, kept, id, cells[1])

    def check_range(self, data, octets, limits, kept, id, text):
        root = data["roots"][[strategy["id"] for strategy in data["strategies"]].index(id)]

        def share(factors):
            moved = json.loads(json.dumps(data["usage"]))
            for parameter, levels in factors.items():
                for kind in moved["vectors"][parameter]:
                    for level, factor in levels.items():
                        # Of nothing there is no share.
                        kind[level] *= factor or 1e-9
            shares = plain({**data, "usage": moved}, octets, root, kept)
            hidden = sum(share for value, share in shares.items() if bottom(value, data["firstUnjudged"]) in (1, 3, 4, 5))
            return hidden / sum(shares.values())
        base = share({})
        low, rest = base, 1 - base
        for parameter in {parameter for parameter, _ in limits}:
            rows = [(level, pair) for (other, level), pair in limits.items() if other == parameter]
            shares = [share({parameter: dict(zip([level for level, _ in rows], corner))})
                      for corner in itertools.product(*(pair for _, pair in rows))]
            low *= min(shares) / base if base else 1
            rest *= (1 - max(shares)) / (1 - base) if base < 1 else 1
        shown = [float(number) / 100 for number in re.findall(r"[0-9.]+", text)]
        self.assertAlmostEqual(shown[0], low, delta=0.00051, msg=f"{id}: {text}")
        self.assertAlmostEqual(shown[-1], 1 - rest, delta=0.00051, msg=f"{id}: {text}")

    def test_no_range_turns_round_what_always_hides_more(self):
        def wide(data):
            usage(data)
            data["usage"]["rows"] = [{"parameter": parameter, "devices": None, "levels": [0], "low": 0, "high": 50}
                                     for parameter in range(len(data["parameters"]))]
        page = self.open(self.changed(TINY, "tiny-wide", wide))
        page.locator("#live-strategies td", has_text="…").first.wait_for(state="detached")
        # One hides nothing at all, and one everything.
        self.assertEqual(sorted(cells[0] for cells in self.shares(page).values()), ["1", "2", "3"])
        self.assertNotIn("several ranks", page.locator("#strategies").inner_text())


if __name__ == "__main__":
    unittest.main()
