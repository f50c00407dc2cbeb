"""What a reviewer does with a report."""

import unittest

from pages import REPORTS, PageTest
from playwright.sync_api import expect

TINY = REPORTS / "tiny.html"
EDGE = "iphone-edge/17/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide"


class ReadingTest(PageTest):
    def test_versions_compare(self):
        page = self.open(TINY, "#q=os>%3D26&row=os&col=device")
        self.assertEqual(page.locator("#live-matrix tbody th").all_inner_texts(), ["iOS 26.0"])

    def test_a_query_narrows_every_part(self):
        page = self.open(TINY)
        before = self.shares(page)
        self.ask(page, "device:iphone-edge orientation:portrait")
        self.assertNotEqual(self.shares(page), before)
        self.assertEqual(page.locator(".chips li").count(), 2)
        self.assertEqual(page.locator("#app-device").input_value(), "filter")
        page.get_by_label("Remove orientation:portrait").click()
        self.assertEqual(page.locator(".chips li").count(), 1)
        self.assertIn("q=device:iphone-edge", page.url)

    def test_a_wrong_query_says_where_and_keeps_the_last(self):
        page = self.open(TINY)
        before = page.locator("#live-strategies").inner_text()
        self.ask(page, "device:nokia")
        self.assertIn("there is no device nokia", page.locator("#query-problem").inner_text())
        self.assertEqual(page.locator("#query").get_attribute("aria-invalid"), "true")
        self.assertEqual(page.locator("#live-strategies").inner_text(), before)

    def test_changes_need_an_earlier_result(self):
        page = self.open(TINY, "#q=diff:new")
        self.assertIn("no earlier result", page.locator("#query-problem").inner_text())

    def test_a_cell_narrows_the_query(self):
        page = self.open(TINY, "#strategy=raw-height")
        page.goto(page.url + "&row=device&col=keyboard")
        self.settled(page)
        page.locator("#live-matrix td a").first.click()
        expect(page.locator("#query")).not_to_have_value("")
        self.assertIn("device:", page.locator("#query").input_value())
        self.assertIn("keyboard:", page.locator("#query").input_value())

    def test_cells_without_scenarios_name_the_reason(self):
        page = self.open(TINY, "#row=device&col=window")
        reasons = page.locator("#live-matrix .unseen").all_inner_texts()
        self.assertTrue(any("excluded" in reason for reason in reasons), reasons)
        # Not what excludes most of what the cell would have, but what the row and the column have to do with it.
        for reason in reasons:
            if "excluded" in reason:
                self.assertIn("window", reason)

    def test_a_permalink_shows_the_same_again(self):
        page = self.open(TINY)
        page.select_option("#matrix-row", "script")
        self.ask(page, "bars:nav+tab")
        seen = page.locator("#live-matrix").inner_text()
        page.goto(page.url)
        page.reload()
        self.ready(page)
        self.assertEqual(page.locator("#live-matrix").inner_text(), seen)
        self.assertEqual(page.locator("#query").input_value(), "bars:nav+tab")


class ScenarioTest(PageTest):
    def test_a_scenario_without_a_picture_has_its_command(self):
        page = self.open(TINY, "#strategy=raw-height")
        drawn = self.scenario(page)
        for base in ["base0", "bottom-20"]:
            for script in ["show-hide", "show-rotate-hide"]:
                levels = drawn.split("/")[:10] + [base, "middle", script]
                page.goto(page.url.split("#")[0] + "#s=" + "/".join(levels))
                page.wait_for_selector("#scenario h2")
                if "has no picture" in page.locator("#scenario").inner_text():
                    self.assertIn(f"insetmatrix explain {'/'.join(levels)}", page.locator("#scenario").inner_text())
                    return
        self.fail("every scenario has a picture")

    def test_an_excluded_scenario_names_its_constraint(self):
        page = self.open(TINY)
        levels = self.scenario(page).split("/")
        levels[5] = "floating"
        levels[0] = "iphone-edge"
        page.goto(page.url + "#s=" + "/".join(levels))
        page.wait_for_selector("#scenario h2")
        self.assertIn("Not run: the device doesn't have", page.locator("#scenario").inner_text())

    def test_an_unknown_scenario_is_no_dead_end(self):
        page = self.open(TINY, "#s=a/b/c")
        self.assertIn("No such scenario", page.locator("#scenario").inner_text())
        page.get_by_role("link", name="back to the report").click()
        page.wait_for_selector("#main", state="visible")
        self.assertTrue(page.locator("#main").is_visible())


class OpeningTest(PageTest):
    def test_numbers_do_not_wait_for_the_rest_of_the_page(self):
        page = self.open(TINY, "#q=device:iphone-edge")
        self.assertTrue(page.evaluate("""() => {
            const numbers = performance.getEntriesByName('answer', 'measure')[0];
            return numbers.startTime + numbers.duration
                < performance.getEntriesByType('navigation')[0].domInteractive;
        }"""))
        first = page.evaluate("document.querySelector('main section').id")
        self.assertEqual(first, "answer")

    def test_a_broken_script_leaves_the_static_report(self):
        text = TINY.read_text(encoding="utf-8")
        for part in ["counted", "pictures"]:
            broken = REPORTS / f"broken-{part}.html"
            broken.write_text(text.replace(f'id="{part}">{{', f'id="{part}">', 1), encoding="utf-8")
            context = self.browser.new_context()
            self.contexts.append(context)
            page = context.new_page()
            page.goto(broken.as_uri())
            self.assertTrue(page.locator("#strategies .static table").first.is_visible(), part)
            self.assertFalse(page.locator("#search, .live").first.is_visible())


    def test_packed_data_show_the_same(self):
        told = []
        for path in [TINY, self.packed(TINY)]:
            page = self.open(path, "#strategy=raw-height&q=orientation:portrait")
            told.append((self.shares(page), page.locator("#main-causes").inner_text()))
        self.assertEqual(told[0], told[1])

    def test_a_browser_that_cannot_unpack_leaves_the_static_report_and_says_so(self):
        context = self.browser.new_context()
        self.contexts.append(context)
        context.add_init_script("delete globalThis.DecompressionStream")
        page = context.new_page()
        page.goto(self.packed(TINY).as_uri())
        self.assertIn("without them", page.locator("#no-filters").inner_text())
        self.assertTrue(page.locator("#strategies .static table").first.is_visible())
        self.assertFalse(page.locator("#search, .live").first.is_visible())


class WithoutScriptsTest(PageTest):
    def test_the_static_report_is_whole(self):
        page = self.open(TINY, scripts=False)
        for seen in ["#headline", "#strategies table", "#trust summary", "#run summary"]:
            self.assertTrue(page.locator(seen).first.is_visible(), seen)
        self.assertFalse(page.locator("#matrix").is_visible())
        self.assertEqual(page.locator("#search").count(), 0)


class HostileTest(PageTest):
    def test_names_from_profiles_stay_text(self):
        page = self.open(REPORTS / "hostile.html")
        self.assertEqual(page.locator("i").count(), 0)
        self.assertIn("<i>x</i>", page.locator("#live-strategies").inner_text())
        for hash in ["#s=<img src=x onerror=alert(1)>", "#q=\"><script>alert(1)</script>", "#row=<b>", "#%E0%A4%A"]:
            page.goto(page.url.split("#")[0] + hash)
            self.assertEqual(page.locator("#main img, #scenario img").count(), 0)


if __name__ == "__main__":
    unittest.main()
