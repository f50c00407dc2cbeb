"""Pictures look as they were when somebody looked at them.

With RECORD=1 the goldens are written instead, and the test fails once, so that nobody records without
looking.
"""

import io
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
