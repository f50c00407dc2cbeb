"""Faults that a reader of an earlier page met, each with its steps."""

import unittest

from pages import REPORTS, PageTest

TINY = REPORTS / "tiny.html"


class FaultTest(PageTest):
    def test_sections_are_reached_from_a_scenario_and_keep_the_query(self):
        page = self.open(TINY, "#strategy=raw-height&q=orientation:portrait")
        page.click("#commonest-link")
        page.wait_for_selector("#scenario h2")
        page.locator("#sections a", has_text="What was run").click()
        self.settled(page)
        self.assertTrue(page.locator("#run h2").is_visible())
        self.assertIn("q=orientation:portrait", page.url)
        self.assertEqual(page.locator("#query").input_value(), "orientation:portrait")

    def test_a_query_on_a_scenario_leads_back_to_the_report(self):
        page = self.open(TINY, "#strategy=raw-height")
        page.click("#commonest-link")
        page.wait_for_selector("#scenario h2")
        self.ask(page, "orientation:portrait")
        self.assertTrue(page.locator("#main").is_visible())
        self.assertFalse(page.locator("#scenario").is_visible())

    def test_back_keeps_the_place_and_the_focus(self):
        page = self.open(TINY, "#strategy=raw-height")
        link = page.locator("#commonest-link")
        page.evaluate("scrollTo(0, 300)")
        link.focus()
        top = page.evaluate("scrollY")
        for way_back in [lambda: page.go_back(), lambda: page.keyboard.press("Escape")]:
            page.keyboard.press("Enter")
            page.wait_for_selector("#scenario h2")
            way_back()
            page.wait_for_selector("#main", state="visible")
            self.settled(page)
            self.assertAlmostEqual(page.evaluate("scrollY"), top, delta=2)
            self.assertEqual(page.evaluate("document.activeElement.id"), "commonest-link")

    def test_an_error_says_which_result_is_shown(self):
        page = self.open(TINY)
        self.ask(page, "orientation:portrait")
        shown = self.shares(page)
        self.ask(page, "orientation:sideways")
        self.assertEqual(self.shares(page), shown)
        self.assertIn("orientation:portrait", page.locator("#still-shown").inner_text())
        self.assertEqual(page.locator(".chips code").all_inner_texts(), ["orientation:portrait"])
        self.assertEqual(page.locator("#query").input_value(), "orientation:sideways")

    def test_what_was_meant_is_one_click_away(self):
        page = self.open(TINY)
        self.ask(page, "orientation:portrit")
        page.get_by_role("button", name="Use portrait").click()
        self.settled(page)
        self.assertEqual(page.locator("#query").input_value(), "orientation:portrait")
        self.assertFalse(page.locator("#still-shown").is_visible())

    def test_a_query_is_an_entry_of_the_history(self):
        page = self.open(TINY)
        everything = self.shares(page)
        self.ask(page, "orientation:portrait")
        self.ask(page, "orientation:landscape-left")
        page.go_back()
        self.settled(page)
        self.assertEqual(page.locator("#query").input_value(), "orientation:portrait")
        page.go_back()
        self.settled(page)
        self.assertEqual(self.shares(page), everything)

    def test_odd_states_have_words(self):
        page = self.open(TINY, "#strategy=covered-area")
        self.assertIn("hides nothing", page.locator("#sentence").inner_text())
        page = self.open(TINY, "#strategy=nobody")
        self.assertIn("nobody", page.locator("#notice").inner_text())
        self.ask(page, "orientation:portrait orientation:landscape-left")
        self.assertIn("Nothing that was run", page.locator("#sentence").inner_text())

    def test_names_of_the_language_in_an_address_are_no_choices(self):
        for address in ["#other=__proto__", "#row=constructor", "#col=__proto__"]:
            page = self.open(TINY, address)
            self.assertTrue(page.locator("#sentence").is_visible(), address)

    def test_a_long_word_does_not_widen_the_page(self):
        page = self.open(TINY, "#q=" + "a" * 3000, width=390, height=844)
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 390)


if __name__ == "__main__":
    unittest.main()
