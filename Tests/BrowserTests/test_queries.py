"""The page reads queries as the program does: both are held to Tests/Fixtures/queries.json."""

import json
import unittest

from pages import REPORTS, ROOT, PageTest

TINY = REPORTS / "tiny.html"
ASSETS = ROOT / "Sources" / "Reporting" / "Page" / "Assets"
SCRIPT = "\n".join((ASSETS / f"{name}.js").read_text(encoding="utf-8")
                   for name in ["queries", "query-levels", "query-words", "query-meant"])
FIXTURE = ROOT / "Tests" / "Fixtures" / "queries.json"

# Reads each query; gives what the fixture says of it.
READ = """({ script, parameters, cases }) => {
  const { parseQuery, QueryError } = new Function(
    `"use strict"; ${script}; return { parseQuery, QueryError };`)();
  return cases.map(({ query }) => {
    try {
      const { allowed } = parseQuery(query, parameters, []);
      return { query, allowed: Object.fromEntries(parameters.map(({ name, levels }, i) =>
        [name, levels.filter((_, level) => allowed[i][level])])) };
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      return { query, error: error.message, offset: error.offset, length: error.length };
    }
  });
}"""


class GrammarTest(PageTest):
    def test_every_query_of_the_fixture_is_read_as_it_says(self):
        fixture = json.loads(FIXTURE.read_text(encoding="utf-8"))
        page = self.browser.new_page()
        self.addCleanup(page.close)
        read = page.evaluate(READ, {**fixture, "script": SCRIPT})
        self.assertEqual(len(read), len(fixture["cases"]))
        for case, actual in zip(fixture["cases"], read):
            with self.subTest(case["query"]):
                expected = dict(case)
                if "allowed" in case:
                    expected["allowed"] = {
                        each["name"]: case["allowed"].get(each["name"], each["levels"])
                        for each in fixture["parameters"]}
                self.assertEqual(actual, expected)


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
        page = self.open(TINY)
        self.ask(page, "Status:HIDDEN")
        self.assertEqual(page.locator("#query-problem").inner_text(), "")
        self.ask(page, "status:hiden")
        self.assertIn(
            "status: does not take hiden, did you mean hidden?",
            page.locator("#query-problem").inner_text())
        self.ask(page, "statsu:hidden")
        self.assertIn("did you mean status?", page.locator("#query-problem").inner_text())
        self.ask(page, "status>3")
        self.assertIn("> compares versions", page.locator("#query-problem").inner_text())

    def test_words_without_a_colon_are_looked_for_in_all_levels(self):
        page = self.open(TINY)
        problem = page.locator("#query-problem")
        self.ask(page, "iphone edge landscape")
        self.assertEqual(problem.inner_text(), "")
        for words, term in [("-iphone", "device:!iphone"), ("iphone*", "device:iphone*")]:
            self.ask(page, words)
            self.assertIn(f"did you mean {term}?", problem.inner_text())
        self.ask(page, "flaoting")
        self.assertIn("did you mean keyboard:floating?", problem.inner_text())
        self.ask(page, "hidden")
        self.assertIn("did you mean status:hidden?", problem.inner_text())
        self.ask(page, "os:17 ios 25.9")
        self.assertIn("did you mean os:26.0?", problem.inner_text())
        self.assertEqual(page.locator("#query-mark mark").inner_text(), "25.9")

    def test_labels_versions_and_strategies_are_what_they_mean(self):
        page = self.open(TINY)
        for words, query, strategy in [
            ("iphone edge floating keyboard", "iphone edge keyboard:floating", ""),
            ("iOS26", "os:26", ""), ("Raw height", "", "raw-height"), ("landscape covered area", "landscape", "covered-area"),
            ("iOS >= 26 landscape", "os>=26 landscape", ""), ("keyboard: floating", "keyboard:floating", ""),
        ]:
            self.ask(page, words)
            self.settled(page)
            self.assertEqual(page.locator("#query-problem").inner_text(), "", words)
            if strategy:
                self.assertEqual(page.locator("#app-strategy").input_value(), strategy, words)
            self.assertEqual(page.locator("#query").input_value(), query, words)

    def test_bare_words_are_completed(self):
        page = self.open(TINY)
        for typed, option in [("iphone ed", "device:iphone-edge"), ("floa", "keyboard:floating"), ("cover", "covered-area"),
                              ("os:17 float", "keyboard:floating")]:
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
