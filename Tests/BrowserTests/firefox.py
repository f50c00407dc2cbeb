"""The seven questions of a reader as walks in Firefox, driven by Mozilla's own client, Marionette.

usage: firefox.py FIREFOX
"""

import gc
import pathlib
import sys
import time
import unittest

from marionette_driver.marionette import Marionette

# Written by the tests of the reports.
REPORTS = pathlib.Path(__file__).resolve().parents[2] / ".build" / "pages"

# In seconds.
TIMEOUT = 30
SEEN = """const box = document.querySelector(arguments[0])?.getBoundingClientRect();
return Boolean(box) && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;"""
CLICK = "document.querySelector(arguments[0]).click()"
CHOOSE = """const choice = document.querySelector(arguments[0]);
choice.value = arguments[1];
choice.dispatchEvent(new Event('change', { bubbles: true }));"""
ASK = """const box = document.getElementById('query');
box.value = arguments[0];
box.form.requestSubmit();"""
TEXT = "return document.querySelector(arguments[0])?.textContent ?? ''"
COUNT = "return document.querySelectorAll(arguments[0]).length"
AT_REST = "return document.documentElement.dataset.ready === 'true' && !document.documentElement.dataset.busy"


class FirefoxTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.firefox = Marionette(bin=cls.program, headless=True)
        cls.firefox.start_session()
        cls.firefox.set_window_rect(width=1280, height=900)

    @classmethod
    def tearDownClass(cls):
        cls.firefox.quit()
        cls.firefox.cleanup()
        # Its profile is removed while Python still can.
        del cls.firefox
        gc.collect()

    def open(self, name, address=""):
        self.firefox.navigate("about:blank")
        self.firefox.navigate((REPORTS / f"{name}.html").as_uri() + address)
        self.settle()

    def run_script(self, script, *arguments):
        return self.firefox.execute_script(script, script_args=list(arguments), sandbox=None)

    def do(self, script, *arguments):
        self.run_script(script, *arguments)
        self.settle()

    def settle(self):
        end = time.monotonic() + TIMEOUT
        while not self.run_script(AT_REST):
            self.assertLess(time.monotonic(), end, "the page does not come to rest")
            time.sleep(0.02)

    def test_which_strategy_and_how_sure(self):
        self.open("tiny", "#strategy=raw-height")
        self.assertIn("hides content", self.run_script(TEXT, "#sentence"))
        self.assertTrue(self.run_script(SEEN, "#sentence"))
        self.assertTrue(self.run_script(SEEN, "#headline .verdict"))

    def test_what_breaks_for_my_app(self):
        self.open("tiny")
        self.do(CHOOSE, "#app-strategy", "raw-height")
        self.do(CHOOSE, "#app-device", "iphone")
        self.assertIn("hides content", self.run_script(TEXT, "#sentence"))
        self.assertGreater(self.run_script(COUNT, "#main-rules svg"), 0)

    def test_what_breaks_on_one_device_and_version(self):
        self.open("tiny", "#strategy=raw-height")
        self.do(ASK, "iphone edge ios 17")
        self.assertEqual(self.run_script(TEXT, "#query-problem"), "")
        self.assertIn("iOS 17", self.run_script(TEXT, "#commonest figcaption"))

    def test_what_a_version_changed(self):
        self.open("tiny", "#strategy=raw-height")
        self.do(CLICK, "#sections a[href$=ios]")
        self.assertTrue(self.run_script(SEEN, "#ios h2"))
        self.assertIn("end differently", self.run_script(TEXT, "#live-ios-box .version"))

    def test_what_is_different_from_last_night(self):
        self.open("changed")
        self.do(CLICK, "#sections a[href$=changes]")
        self.do(CLICK, "#live-changes td a")
        self.assertRegex(self.run_script("return document.getElementById('query').value"), r"^diff:\w+$")

    def test_a_failing_scenario_with_picture_and_rule(self):
        self.open("tiny", "#strategy=raw-height")
        self.do(CLICK, "#commonest-link")
        self.assertGreater(self.run_script(COUNT, "#scenario svg"), 0)
        self.assertIn("insetmatrix explain", self.run_script(TEXT, "#scenario"))

    def test_what_is_not_to_be_trusted(self):
        self.open("tiny")
        self.do(CLICK, "#headline .conditions a[href*=trust]")
        self.assertTrue(self.run_script(SEEN, "#trust h2"))


if __name__ == "__main__":
    FirefoxTest.program = sys.argv.pop(1)
    unittest.main()
