"""Pictures look as they were when somebody looked at them.

With RECORD=1 the goldens are written instead, and the test fails once, so that nobody records without
looking.
"""

import io
import json
import os
import pathlib
import re
import unittest

from PIL import Image, ImageChops
from pages import REPORTS, ROOT, PageTest

GOLDENS = ROOT / "Tests" / "Goldens" / "drawings"

# Each scenario: its name, its id, the strategy, and the step.
PHONE = "iphone-edge/17/portrait/full/en-US/docked/none"
SCENES = [
    ("gap-under-tab-bar", f"{PHONE}/nav+tab/fill/automatic/base0/middle/show-hide", "raw-height", 1),
    ("exact-under-tab-bar", f"{PHONE}/nav+tab/fill/automatic/base0/middle/show-hide", "covered-area", 1),
    ("hidden-constraint", f"{PHONE}/none/fill/automatic/base0/middle/show-hide", "constraint", 1),
    ("child-view", f"{PHONE}/none/child/automatic/base0/middle/show-hide", "raw-height", 1),
    ("landscape", "iphone-edge/17/landscape-left/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide",
     "raw-height", 1),
    ("split-window", "ipad-edge/17/portrait/split-third/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide",
     "raw-height", 1),
    ("pad-floating-keyboard", "ipad-edge/17/portrait/full/en-US/floating/none/none/fill/automatic/base0/middle/show-hide",
     "raw-height", 1),
]


# What a picture says of a keyboard: the beginning of its scenario's id, the step, and the words.
KEYBOARDS = [
    ("iphone-edge/.*/docked/bar-44/", 1, "44 pt accessory view"), ("iphone-edge/.*/docked/bar-88/", 1, "88 pt accessory view"),
    ("ipad-edge/.*/floating/none/", 1, "Floating keyboard, "), ("iphone-home/.*/docked/none/.*/show-emoji-hide", 2, "Emoji, "),
    ("iphone-home/.*/hardware/bar-44/", 1, "44 pt accessory view"),
]


# Words of a picture that lie over others; those under a keyboard or a bar are not seen.
OVERLAPS = """() => {
    const isUnder = (text, box, over) => text.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING
        && over.getBoundingClientRect().top < (box.top + box.bottom) / 2 && over.getBoundingClientRect().bottom > (box.top + box.bottom) / 2;
    const texts = [...document.querySelectorAll('#scenario .stage svg text')].map(text => ({ text, box: text.getBoundingClientRect() }))
        .filter(({ text, box }) => ![...document.querySelectorAll('#scenario .stage svg :is(.keyboard, .bar)')].some(each => isUnder(text, box, each)));
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return texts.flatMap((a, i) => texts.slice(i + 1).filter(b => over(a.box, b.box)).map(b => `${a.text.textContent} / ${b.text.textContent}`));
}"""


class DrawingTest(PageTest):
    def test_keyboards_are_drawn_as_what_they_are(self):
        page = self.open(REPORTS / "tiny.html")
        scenarios = page.evaluate("""() => {
            const [{ parameters }, { scenes }] = ['counted', 'pictures'].map(id => JSON.parse(document.getElementById(id).textContent));
            return scenes.map(({ levels }) => levels.map((level, i) => parameters[i].levels[level]).join('/'));
        }""")
        for pattern, step, words in KEYBOARDS:
            with self.subTest(words=words, pattern=pattern):
                scenario = next(each for each in scenarios if re.match(pattern, each))
                page = self.open(REPORTS / "tiny.html", f"#s={scenario}&strategy=raw-height&step={step}")
                self.assertIn(words, page.locator("#scenario .stage svg").text_content())

    def test_no_words_lie_over_others(self):
        """In every picture of a strategy's first wrong steps, as far as there are different ones."""
        page = self.open(REPORTS / "tiny.html")
        scenarios = page.evaluate("""() => {
            const [{ parameters }, { scenes }] = ['counted', 'pictures'].map(id => JSON.parse(document.getElementById(id).textContent));
            return scenes.map(({ levels }) => levels.map((level, i) => parameters[i].levels[level]).join('/'));
        }""")
        for strategy in ["raw-height", "constraint"]:
            for scenario in scenarios:
                page.goto(page.url.split("#")[0] + f"#s={scenario}&strategy={strategy}")
                page.wait_for_selector("#scenario .stage svg")
                with self.subTest(strategy=strategy, scenario=scenario):
                    self.assertEqual(page.evaluate(OVERLAPS), [])

    def test_a_gap_ends_at_its_view(self):
        """A view of 200 points with an inset of 900 in place of 100: the picture ends at the view, and the words say 900."""
        def change(octets):
            data = json.loads(octets)
            for scene in data["scenes"]:
                for step in data["plays"][scene["steps"]]:
                    step["inset"] = 100
                    step["values"] = [[800, 0]] * len(step["values"])
                    data["environments"][step["at"]]["view"] = [0, 300, 393, 200]
            return json.dumps(data).encode()
        path = self.rewritten(REPORTS / "tiny.html", "tiny-gap", {"pictures": change})
        page = self.open(path, f"#s={PHONE}/none/fill/automatic/base0/middle/show-hide&strategy=raw-height&step=1")
        wrong = page.locator("#scenario .stage svg .wrong-gap")
        self.assertEqual([float(wrong.get_attribute(name)) for name in ["y", "height"]], [300, 100])
        self.assertIn("actual 900", page.locator("#scenario .stage svg").text_content())

    def test_a_window_has_an_edge_where_it_is_smaller_than_the_screen(self):
        for name, edges in [("split-window", 1), ("gap-under-tab-bar", 0)]:
            _, scenario, strategy, step = next(each for each in SCENES if each[0] == name)
            page = self.open(REPORTS / "tiny.html", f"#s={scenario}&strategy={strategy}&step={step}")
            self.assertEqual(page.locator("#scenario .stage svg .edge").count(), edges, name)

    def test_a_lowest_line_is_measured_from_where_it_should_be(self):
        _, scenario, strategy, step = next(each for each in SCENES if each[0] == "hidden-constraint")
        page = self.open(REPORTS / "tiny.html", f"#s={scenario}&strategy={strategy}&step={step}")
        rulers = [page.locator(f"#scenario .stage svg > g:last-child .line-{name}").first.get_attribute("d") for name in ["expected", "actual"]]
        expected, actual = [[float(each) for each in re.match(r"M\S+ (\S+)V(\S+)", ruler).groups()] for ruler in rulers]
        self.assertEqual(expected[0], expected[1])
        self.assertEqual(actual[1], expected[0])
        self.assertGreater(actual[0], actual[1])

    def test_scenes(self):
        for name, scenario, strategy, step in SCENES:
            with self.subTest(name):
                page = self.open(
                    REPORTS / "tiny.html", f"#s={scenario}&strategy={strategy}&step={step}")
                self.compare(page.locator("#scenario .stage svg"), name)

    def compare(self, drawing, name):
        # On whole pixels, wherever the page has it: else a line more above it would blur all edges.
        drawing.evaluate("""svg => {
            const { width, height } = svg.getBoundingClientRect();
            Object.assign(svg.style, {
                position: 'fixed', top: 0, left: 0, zIndex: 9, background: 'Canvas',
                width: `${Math.round(width)}px`, height: `${Math.round(height)}px` });
        }""")
        shot = Image.open(io.BytesIO(drawing.screenshot())).convert("RGB")
        golden = GOLDENS / f"{name}.png"
        if os.environ.get("RECORD") == "1":
            GOLDENS.mkdir(parents=True, exist_ok=True)
            shot.save(golden, optimize=True)
            self.fail(f"recorded {golden.name}; look at it and run again")
        self.assertLess(difference(shot, Image.open(golden).convert("RGB")), 0.02, name)


def difference(a, b):
    """The share of places that look different: letters may be of another font, shapes may not."""
    if abs(a.width - b.width) > 4 or abs(a.height - b.height) > 4:
        return 1
    size = (max(a.width, b.width) // 4, max(a.height, b.height) // 4)
    gray = ImageChops.difference(a.resize(size, Image.BOX), b.resize(size, Image.BOX)).convert("L")
    return sum(gray.histogram()[48:]) / (size[0] * size[1])


class DifferenceTest(unittest.TestCase):
    def test_another_picture_shows(self):
        gap, exact = (Image.open(GOLDENS / f"{name}.png").convert("RGB") for name in ["gap-under-tab-bar", "exact-under-tab-bar"])
        self.assertGreater(difference(gap, exact), 0.02)


if __name__ == "__main__":
    unittest.main()
