"""The lines of a history: of the runs, of each strategy and of each rule."""

from pages import REPORTS, PageTest

TRENDS = REPORTS / "trends.html"


class TrendsTest(PageTest):
    def setUp(self):
        super().setUp()
        self.page = self.open(TRENDS)
        self.page.evaluate("dispatchEvent(new Event('beforeprint'))")

    def row(self, table, name):
        return self.page.locator(f"#{table} tbody tr").filter(has_text=name)

    def test_a_strategy_that_changed_has_a_line(self):
        rows = self.page.locator("#live-strategy-trends tbody tr")
        self.assertEqual(rows.count(), 1)
        self.assertEqual(rows.locator("svg title").text_content(), "12 runs: 100 at first, at most 350, 100 last")
        heights = self.page.evaluate("""() => document.querySelector('#live-strategy-trends polyline')
            .getAttribute('points').split(' ').map(point => Number(point.split(',')[1]))""")
        self.assertEqual(len(heights), 12)
        # Higher is nearer the top: the four bad nights, then as before.
        self.assertEqual([height < heights[0] for height in heights], [5 <= night <= 8 for night in range(12)])

    def test_others_are_one_line_of_words(self):
        still = self.page.locator("#live-trends-box details").filter(has_text="1 strategy without a change")
        self.assertEqual(still.locator("svg").count(), 0)
        still.locator("summary").click()
        self.assertEqual(still.locator("svg title").text_content(), "12 runs: 0 at first, at most 0, 0 last")

    def test_a_rule_says_since_when_and_until_when(self):
        row = self.row("live-rule-trends", "iPad")
        self.assertEqual(row.locator("td").all_inner_texts()[-2:], ["night-8", "night-12"])
        self.assertEqual(row.locator("svg title").text_content(), "11 runs: 0 at first, at most 250, 0 last")
        # Names come from profiles, and are no markup.
        self.page.locator("#live-trends-box summary").last.click()
        self.assertIn("full <b>windows</b>", self.row("live-still-rules", "windows").inner_text())
        self.assertIn("first", self.row("live-still-rules", "windows").inner_text())

    def test_speed_and_memory_have_lines_with_gaps(self):
        self.assertIn("150 s", self.row("live-run-trends", "Wall time").inner_text())
        self.assertEqual(self.row("live-run-trends", "Peak memory").locator("polyline").count(), 2)
        self.assertIn("Wall time grew", self.page.locator("#live-trends-box .alert").inner_text())

    def test_the_line_is_drawn(self):
        box = self.page.locator("#live-strategy-trends svg").bounding_box()
        self.assertEqual((box["width"], box["height"]), (120, 20))
        stroke = self.page.evaluate("getComputedStyle(document.querySelector('.spark polyline')).stroke")
        self.assertNotEqual(stroke, "none")

    def test_without_scripts_the_tables_have_bars(self):
        page = self.open(TRENDS, scripts=False)
        self.assertIn("▃▃▃▃▃████▃▃▃", page.locator("#strategy-trend-table").inner_text())
        self.assertTrue(page.locator("#rule-trend-table").is_visible())
