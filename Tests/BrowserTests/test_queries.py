"""The query box: errors, completion and help. What queries mean is tested without a browser."""

import unittest

from pages import REPORTS, PageTest

TINY = REPORTS / "tiny.html"


class QueryBoxTest(PageTest):
    def test_an_error_is_told_and_its_part_is_marked(self):
        page = self.open(TINY)
        self.ask(page, "os:17 device:nokia,iphone-edge")
        problem = page.locator("#query-problem")
        self.assertIn("there is no device nokia", problem.inner_text())
        self.assertEqual(page.locator("#query-mark").inner_text(), "os:17 device:nokia,iphone-edge")
        self.assertEqual(page.locator("#query-mark mark").inner_text(), "nokia")
        underlined = page.eval_on_selector(
            "#query-mark mark", "each => getComputedStyle(each).textDecorationLine")
        self.assertEqual(underlined, "underline")
        self.ask(page, "keyboard:flaoting")
        self.assertIn("did you mean floating?", problem.inner_text())
        self.ask(page, "device:")
        self.assertEqual(page.locator("#query-mark mark").inner_text(), "\u00a0")
        self.ask(page, "keyboard:floating")
        self.assertEqual(problem.inner_text(), "")
        self.assertEqual(page.locator("#query-mark").count(), 0)

    def test_the_words_of_the_page_are_read_in_any_case_and_have_suggestions(self):
        page = self.open(REPORTS / "changed.html", "#strategy=raw-height")
        problem = page.locator("#query-problem")
        self.ask(page, "Diff:NEW")
        self.assertEqual(problem.inner_text(), "")
        for query, words in [("diff:chnaged", "not chnaged, did you mean changed?"), ("dif:new", "did you mean diff?"), ("diff>3", "> compares versions"),
                             ("rule:3", "unknown parameter rule"), ("lang:en-US", "unknown parameter lang")]:
            self.ask(page, query)
            self.assertIn(words, problem.inner_text(), query)

    def test_words_without_a_colon_are_looked_for_in_all_levels(self):
        page = self.open(TINY)
        problem = page.locator("#query-problem")
        self.ask(page, "iphone edge landscape english")
        self.assertEqual(problem.inner_text(), "")
        self.ask(page, "flaoting")
        self.assertIn("did you mean keyboard:floating?", problem.inner_text())
        self.ask(page, "iphone 17")
        self.assertIn("17 needs its parameter, did you mean os:17?", problem.inner_text())
        self.assertEqual(page.locator("#query-mark mark").inner_text(), "17")

    def test_what_may_mean_several_things_has_a_button_for_each(self):
        page = self.open(TINY)
        self.ask(page, "split")
        problem = page.locator("#query-problem")
        self.assertIn("split may be ", problem.inner_text())
        buttons = problem.get_by_role("button")
        self.assertGreater(buttons.count(), 1)
        buttons.first.click()
        self.settled(page)
        self.assertEqual(problem.inner_text(), "")
        self.assertIn(":split", page.locator("#query").input_value())

    def test_the_name_of_a_strategy_chooses_it(self):
        page = self.open(TINY, "#strategy=raw-height&q=orientation:portrait")
        self.ask(page, "covered area")
        self.assertEqual(page.locator("#app-strategy").input_value(), "covered-area")
        self.assertEqual(page.locator(".chips code").all_inner_texts(), ["orientation:portrait"])

    def test_bare_words_are_completed(self):
        page = self.open(TINY)
        for typed, option in [("iphone ed", "device:iphone-edge"), ("floa", "keyboard:floating"), ("os:17 float", "keyboard:floating")]:
            page.locator("#query").fill("")
            page.locator("#query").press_sequentially(typed)
            found = page.locator("#query-options li code").all_inner_texts()
            self.assertIn(option, found, typed)
            page.locator("#query-options li", has_text=option).first.click()
            self.assertTrue(page.locator("#query").input_value().endswith(option), typed)
            self.assertNotIn("floa ", page.locator("#query").input_value())

    def test_words_that_are_one_name_are_one_chip(self):
        page = self.open(TINY)
        self.ask(page, "iphone edge landscape os:17")
        self.assertEqual(page.locator(".chips code").all_inner_texts(), ["iphone edge", "landscape", "os:17"])
        page.get_by_label("Remove iphone edge").click()
        self.settled(page)
        self.assertEqual(page.locator("#query").input_value(), "landscape os:17")

    def test_the_help_explains_the_grammar(self):
        page = self.open(TINY)
        page.keyboard.press("?")
        words = page.locator("#help").inner_text()
        for part in ["keyboard:!floating,split", "docked*", "os:18", "os<=18", "Case does not matter"]:
            self.assertIn(part, words)


if __name__ == "__main__":
    unittest.main()
