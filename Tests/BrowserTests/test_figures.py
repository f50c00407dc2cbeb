"""The page counts for itself: its figures are those of the JSON report of the same run."""

import json
import re
import unittest

from pages import ROOT, PageTest

SAMPLE = ROOT / "Reports" / "sample.html"
RESULT = json.loads((ROOT / "Reports" / "sample.json").read_text(encoding="utf-8"))
# By their ids.
RESULT["strategies"] = {each["id"]: each for each in RESULT["strategies"]}
APP = "s0a-height-minus-bar"

# The address, the element, the words around the figure, and the places of its addends in the result.
FIGURES = [
    ("", "#headline .verdict", "{} ", "gate verdict"),
    ("", "#headline .verdict", "all {} judged scenarios", "strategies covered-area exact, strategies covered-area failing"),
    ("", "#headline p:nth-child(2)", "{} scenarios:", "counts applicable"),
    ("", "#headline .sure", "{} of use rests", "use provenance assumed"),
    ("", "#live-trust-box .sizes", "Documented{}", "use provenance documented"),
    ("", "#live-trust-box .sizes", "Derived{}", "use provenance derived"),
    ("", "#live-strategies [data-strategy=uikeyboard-layout-guide] [data-title='Not available']", "{}",
     "strategies uikeyboard-layout-guide use harms notAvailable"),
    ("", "#live-gallery-box", "{} scenarios of the run fail", f"strategies {APP} failing"),
    ("q=keyboard:numeric", "#live-gallery-box", "{} scenarios of your filter fail", f"strategies {APP} by keyboard numeric failing"),
    ("q=window:slide-over", "#live-gallery-box", "{} scenarios of your filter fail", f"strategies {APP} by window slide-over failing"),
    ("q=device:iphone*", "#live-gallery-box", "{} scenarios of your filter fail",
     ", ".join(f"strategies {APP} by device {device} failing" for device in ["iphone-4", "iphone-8", "iphone-15"])),
]


def at(places):
    """The sum of what is at some places of the result."""
    values = []
    for place in places.split(", "):
        value = RESULT
        for name in place.split():
            value = value[name]
        values.append(value)
    return values[0] if len(values) == 1 else sum(values)


def share(value):
    """How a page says a share in percent: never rounded to all or none."""
    if value == 0 or value > 100 - 1e-6:
        return f"{value:.0f} %"
    return f"{min(round(value, 1), 99.9)} %" if value >= 0.05 else "<0.1 %"


def said(value):
    return value if isinstance(value, str) else f"{value:,}" if isinstance(value, int) else share(value)


class FiguresTest(PageTest):
    def test_figures_are_those_of_the_result(self):
        for address, element, words, places in FIGURES:
            with self.subTest(address=address, words=words):
                page = self.open(SAMPLE, f"#strategy={APP}&{address}".rstrip("&"))
                wanted = re.escape(words.format(said(at(places))))
                self.assertRegex(page.locator(element).first.text_content(), rf"(?<![\d.,]){wanted}")

    def test_shares_of_strategies_are_those_of_the_result(self):
        seen = self.shares(self.open(SAMPLE))
        self.assertEqual(seen.keys(), RESULT["strategies"].keys())
        for id, strategy in RESULT["strategies"].items():
            harms = strategy["use"]["harms"]
            known = 100 - harms["ambiguous"] - harms["notAvailable"]
            low, high = (share(100 * bound / known) for bound in strategy["use"]["hiddenRange"])
            hidden = share(100 * strategy["use"]["hidden"] / known)
            self.assertEqual(seen[id][1:4], [
                share(100 * harms["exact"] / known), share(100 * harms["gap"] / known),
                hidden if low == high else f"{hidden} ({low.removesuffix(' %')} to {high})"], id)

    def test_cells_count_what_the_result_counts(self):
        page = self.open(SAMPLE, "#row=strategy&col=keyboard")
        cells = page.locator("#live-matrix a.cell")
        wanted = {f"{each['failing']:,} of {each['failing'] + each['exact']:,} judged scenarios fail"
                  for strategy in RESULT["strategies"].values() for each in strategy["by"]["keyboard"].values()
                  if each["failing"] + each["exact"] > 0}
        self.assertEqual({cell.get_attribute("title").split(" fail")[0] + " fail" for cell in cells.all()}, wanted)


if __name__ == "__main__":
    unittest.main()
