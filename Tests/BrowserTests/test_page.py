"""What a reviewer does with a report."""

import unittest

from pages import REPORTS, PageTest, number
from playwright.sync_api import expect

TINY = REPORTS / "tiny.html"
EDGE = "iphone-edge/17/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide"


class ReadingTest(PageTest):
    def test_counts_of_the_scripts_are_those_of_the_program(self):
        page = self.open(TINY)
        read = """table => [...document.querySelectorAll(table + ' tbody tr')]
            .map(row => [...row.cells].map(cell => cell.textContent))"""
        self.assertEqual(
            page.evaluate(read, "#live-strategies"), page.evaluate(read, "#strategy-table"))

    def test_pivots_add_up_to_the_totals(self):
        page = self.open(TINY)
        # For every pair of axes: the failing scenarios of all cells are those of the strategy.
        names = page.locator("#matrix-row option").all_inner_texts()[1:]
        failing = number(page.locator("#live-strategies tbody tr").nth(1).locator("td").nth(2).inner_text())
        for row, column in zip(names, names[1:] + names[:1]):
            page.goto(page.url.split("#")[0] + f"#row={row}&col={column}&strategy=raw-height")
            expect(page.locator("#matrix-row")).to_have_value(row)
            expect(page.locator("#matrix-col")).to_have_value(column)
            cells = page.eval_on_selector_all(
                "#live-matrix td a", "cells => cells.map(cell => [cell.closest('tr').dataset.rows, cell.title])")
            total = sum(int(rows) * number(title.split(" of ")[0]) for rows, title in cells)
            self.assertEqual(total, failing, (row, column))

    def test_a_query_narrows_every_part(self):
        page = self.open(TINY)
        before = page.locator("#query-summary").inner_text()
        page.fill("#query", "device:iphone-edge orientation:portrait")
        page.press("#query", "Enter")
        self.assertNotEqual(page.locator("#query-summary").inner_text(), before)
        self.assertEqual(page.locator(".chips li").count(), 2)
        self.assertEqual(page.locator("#live-matrix tbody tr").count(), 1)
        page.get_by_label("Remove orientation:portrait").click()
        self.assertEqual(page.locator(".chips li").count(), 1)
        self.assertIn("q=device:iphone-edge", page.url)

    def test_a_wrong_query_says_where_and_keeps_the_last(self):
        page = self.open(TINY)
        before = page.locator("#live-strategies").inner_text()
        page.fill("#query", "device:nokia")
        page.press("#query", "Enter")
        self.assertIn("no level of device is `nokia`", page.locator("#query-problem").inner_text())
        self.assertEqual(page.locator("#query").get_attribute("aria-invalid"), "true")
        self.assertEqual(page.locator("#live-strategies").inner_text(), before)

    def test_chips_are_written_by_choices(self):
        page = self.open(TINY)
        page.select_option("#add-parameter", "keyboard")
        page.select_option("#add-level", "floating")
        page.click("#add")
        self.assertEqual(page.locator("#query").input_value(), "keyboard:floating")
        page.select_option("#add-level", "hardware")
        page.click("#add")
        self.assertEqual(page.locator("#query").input_value(), "keyboard:floating,hardware")

    def test_statuses_choose_rules_and_scenarios(self):
        page = self.open(TINY, "#strategy=raw-height&q=status:hidden")
        for words in page.locator(".rule h3").all_inner_texts():
            self.assertIn("hidden", words)
        self.assertIn("are hidden", page.locator("#live-matrix-box").inner_text())

    def test_versions_compare(self):
        page = self.open(TINY, "#q=os>%3D26&row=os&col=device")
        self.assertEqual(page.locator("#live-matrix tbody th").all_inner_texts(), ["26.0"])

    def test_other_words_for_statuses(self):
        page = self.open(TINY, "#strategy=raw-height&q=status:hidden,gap")
        rules = page.locator(".rule h3").all_inner_texts()
        for query in ["edge:bottom", "delta:<0,>0"]:
            page.fill("#query", query)
            page.press("#query", "Enter")
            self.assertEqual(page.locator(".rule h3").all_inner_texts(), rules, query)

    def test_scenarios_of_several_statuses_are_listed_once_each(self):
        page = self.open(TINY, "#strategy=raw-height")

        def listed(query):
            page.fill("#query", query)
            page.press("#query", "Enter")
            count = page.locator("#live-matrix-box p").last.inner_text().split(" ")[0]
            return number(count), set(page.locator(".scenarios code").all_inner_texts())

        # A scenario whose content is hidden, on every device: on some there is a gap instead.
        names = page.locator("#add-parameter option").all_inner_texts()
        levels = min(listed("status:hidden")[1]).split("/")
        where = " ".join(f"{name}:{level}" for name, level in zip(names[1:], levels[1:]))
        (hidden, some), (gap, others), both = [
            listed(f"{status} {where}") for status in ["status:hidden", "status:gap", "edge:bottom"]]
        self.assertTrue(some and others)
        self.assertEqual(both, (hidden + gap, some | others))
        # All terms hold: a scenario has one bottom, and what is hidden fails.
        self.assertEqual(listed(f"status:hidden status:gap {where}"), (0, set()))
        self.assertEqual(listed("status:hidden status:failing"), listed("status:hidden"))
        self.assertEqual(listed("status:hidden,failing"), listed("status:failing"))

    def test_provenances_keep_what_rests_on_them(self):
        page = self.open(TINY)
        everything = counts(page)
        kinds = page.evaluate("JSON.parse(document.getElementById('counted').textContent).provenances")
        parts = []
        for kind in kinds:
            page.fill("#query", f"is:{kind}")
            page.press("#query", "Enter")
            parts.append(counts(page))
        page.fill("#query", f"is:{kinds[0]} is:{kinds[-1]}")
        page.press("#query", "Enter")
        self.assertEqual(sum(counts(page)), 0)
        # Each scenario rests on one kind at the weakest; at least two kinds occur.
        self.assertEqual([sum(column) for column in zip(*parts)], everything)
        self.assertGreater(sum(1 for part in parts if sum(part)), 1)

    def test_changes_keep_what_changed_so(self):
        page = self.open(REPORTS / "changed.html", "#strategy=raw-height&q=diff:new")
        row = page.locator("#live-strategies tbody tr").filter(has_text="raw-height")
        failing = row.locator("td").nth(2).inner_text()
        self.assertGreater(number(failing), 0)
        told = page.locator("#changes table tbody tr").filter(has_text="raw-height").first
        self.assertIn(failing, told.inner_text())
        self.assertGreater(page.locator("#live-rules-box .rule").count(), 0)
        page.fill("#query", "diff:same,new,fixed,changed,added,gone")
        page.press("#query", "Enter")
        everything = counts(page)
        page.fill("#query", "")
        page.press("#query", "Enter")
        self.assertEqual(counts(page), everything)

    def test_changes_need_an_earlier_result(self):
        page = self.open(TINY, "#q=diff:new")
        self.assertIn("no earlier result", page.locator("#query-problem").inner_text())

    def test_a_cell_narrows_the_query(self):
        page = self.open(TINY, "#strategy=raw-height")
        page.locator("#live-matrix td a").first.click()
        expect(page.locator("#query")).not_to_have_value("")
        self.assertIn("device:", page.locator("#query").input_value())
        self.assertIn("keyboard:", page.locator("#query").input_value())

    def test_a_facet_gives_a_matrix_for_each_level(self):
        page = self.open(TINY, "#facet=orientation")
        self.assertGreaterEqual(page.locator("#live-matrix-box section.facet table").count(), 2)

    def test_cells_without_scenarios_name_the_reason(self):
        page = self.open(TINY, "#row=device&col=window")
        reasons = page.locator("#live-matrix .unseen").all_inner_texts()
        self.assertTrue(any("excluded" in reason for reason in reasons), reasons)

    def test_a_permalink_shows_the_same_again(self):
        page = self.open(TINY)
        page.select_option("#matrix-row", "script")
        page.fill("#query", "bars:nav+tab")
        page.press("#query", "Enter")
        seen = page.locator("#live-matrix").inner_text()
        page.goto(page.url)
        page.reload()
        self.ready(page)
        self.assertEqual(page.locator("#live-matrix").inner_text(), seen)
        self.assertEqual(page.locator("#query").input_value(), "bars:nav+tab")

    def test_two_strategies_stand_side_by_side(self):
        page = self.open(TINY, "#a=raw-height&b=covered-area")
        self.assertEqual(page.locator("#live-compare-box figure svg").count(), 2)
        words = page.locator("#live-compare-box figcaption").all_inner_texts()
        self.assertIn("✗", words[0])
        self.assertIn("✓ exact", words[1])
        counts = [number(text) for text in page.locator("#live-pairs td").all_inner_texts()]
        judged = [number(text) for text in page.locator("#live-strategies tbody tr").nth(1)
                  .locator("td").all_inner_texts()[2:3]]
        self.assertEqual(counts[2] + counts[3], judged[0])

    def test_devices_show_every_keyboard(self):
        page = self.open(TINY, "#device=ipad-edge")
        words = page.locator("#live-devices-box li").all_inner_texts()
        for mode in ["docked", "docked+prediction", "hardware", "floating"]:
            self.assertTrue(any(f"\n{mode}:" in f"\n{text}" for text in words), mode)

    def test_rules_name_a_command_that_works(self):
        page = self.open(TINY, "#strategy=raw-height")
        command = page.locator(".rule .command").first.inner_text()
        self.assertRegex(command, r"^insetmatrix explain (\S+/){11}\S+ --strategy raw-height$")


def counts(page):
    """The failing scenarios of every strategy, and those with too large an inset."""
    return [number(row.locator("td").nth(column).inner_text())
            for row in page.locator("#live-strategies tbody tr").all() for column in (2, 4)]


class ScenarioTest(PageTest):
    def test_a_scenario_page_shows_picture_ledger_and_trace(self):
        page = self.open(TINY)
        page.goto(page.url + "#s=" + EDGE)
        page.wait_for_selector("#scenario h2")
        self.assertFalse(page.locator("#main").is_visible())
        text = page.locator("#scenario").inner_text()
        self.assertIn("keyboardWillShow", text)
        self.assertIn("home indicator", text)
        self.assertIn("insetmatrix explain", text)
        self.assertEqual(page.locator("#scenario figure svg").count(), 1)
        self.assertEqual(page.locator("#scenario-strategies tbody tr").count(), 3)
        page.locator(".steps a").last.click()
        self.assertIn("step=", page.url)

    def test_a_scenario_without_points_prints_its_command(self):
        page = self.open(TINY, "#strategy=raw-height&q=base:bottom-20")
        drawn = {self.scenario(page, i) for i in range(3)}
        other = next(text for text in page.locator(".scenarios code").all_inner_texts() if text not in drawn)
        page.goto(page.url.split("#")[0] + "#s=" + other)
        page.wait_for_selector("#scenario h2")
        self.assertIn(f"insetmatrix explain {other}", page.locator("#scenario").inner_text())

    def test_an_excluded_scenario_names_its_constraint(self):
        page = self.open(TINY)
        levels = self.scenario(page).split("/")
        levels[5] = "floating"
        levels[0] = "iphone-edge"
        page.goto(page.url + "#s=" + "/".join(levels))
        page.wait_for_selector("#scenario h2")
        self.assertIn("excluded:", page.locator("#scenario").inner_text())

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
            const numbers = performance.getEntriesByName('strategies', 'measure')[0];
            return numbers.startTime + numbers.duration
                < performance.getEntriesByType('navigation')[0].domInteractive;
        }"""))
        first = page.evaluate("document.querySelector('main section').id")
        self.assertEqual(first, "strategies")

    def test_a_broken_script_leaves_the_static_report(self):
        text = TINY.read_text(encoding="utf-8")
        for part in ["counted", "pictures"]:
            broken = REPORTS / f"broken-{part}.html"
            broken.write_text(text.replace(f'id="{part}">{{', f'id="{part}">', 1), encoding="utf-8")
            context = self.browser.new_context()
            self.contexts.append(context)
            page = context.new_page()
            page.goto(broken.as_uri())
            for seen in ["#strategy-table", "#rules .static", "#worst svg"]:
                self.assertTrue(page.locator(seen).first.is_visible(), (part, seen))
            self.assertFalse(page.locator("#search, .live").first.is_visible())


class WithoutScriptsTest(PageTest):
    def test_the_static_report_is_whole(self):
        page = self.open(TINY, scripts=False)
        for section in ["strategies", "rules", "worst", "matrix", "devices", "policies", "coverage"]:
            self.assertTrue(page.locator(f"#{section} .static, #{section}").first.is_visible(), section)
        self.assertGreater(page.locator("#worst svg").count(), 0)
        self.assertEqual(page.locator("#search").count(), 0)

    def test_print_shows_the_static_report(self):
        page = self.open(TINY)
        page.emulate_media(media="print")
        self.assertFalse(page.locator("#search").is_visible())
        self.assertTrue(page.locator("#strategy-table").is_visible())
        self.assertFalse(page.locator("#live-strategies").is_visible())
        self.assertGreater(len(page.pdf()), 20_000)


class HostileTest(PageTest):
    def test_names_from_profiles_stay_text(self):
        page = self.open(REPORTS / "hostile.html")
        self.assertEqual(page.locator("i").count(), 0)
        self.assertIn("<i>x</i>", page.locator("#live-strategies").inner_text())
        self.assertIn("<i>x</i>", page.locator("#device option").first.inner_text())
        for hash in ["#s=<img src=x onerror=alert(1)>", "#q=\"><script>alert(1)</script>", "#row=<b>", "#%E0%A4%A"]:
            page.goto(page.url.split("#")[0] + hash)
            self.assertEqual(page.locator("#main img, #scenario img").count(), 0)


if __name__ == "__main__":
    unittest.main()
