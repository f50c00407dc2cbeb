"""The page of the whole nightly, which the tests of the tool leave in .build."""

import unittest

from axe_playwright_python.sync_playwright import Axe
from pages import ROOT, PageTest

NIGHTLY = ROOT / ".build" / "nightly.html"
MOST = 80


@unittest.skipUnless(NIGHTLY.exists(), "`swift test` writes .build/nightly.html")
class NightlyTest(PageTest):
    def test_no_list_of_the_scripts_is_long(self):
        page = self.open(NIGHTLY)
        for view in ["", "row=script&col=device", "row=strategy&col=script", "row=locale&col=keyboard",
                     "strategy=s2e-safe-area-layout-frame"]:
            page.evaluate("address => { location.hash = address; }", view or "top=")
            page.wait_for_timeout(1500)
            longest = page.evaluate("""Math.max(...[...document.querySelectorAll(
                '.live tbody, .live ul, .live ol')].map(list => list.children.length))""")
            self.assertLessEqual(longest, MOST, view)

    def test_a_reader_gets_few_elements_until_they_scroll(self):
        for options in [{}, {"width": 390, "height": 844}]:
            page = self.open(NIGHTLY, shows_all=False, **options)
            self.assertLessEqual(page.evaluate("document.querySelectorAll('*').length"), 8000)

    def test_axe_finds_nothing(self):
        for address in ["", "#q=iphone 15 ios 18&strategy=iq-keyboard-manager", "#row=device&col=keyboard", "#q=nonsense"]:
            page = self.open(NIGHTLY, address, bypass_csp=True)
            found = Axe().run(page).response["violations"]
            self.assertEqual([(each["id"], each["nodes"][0]["html"][:200]) for each in found], [], address)

    def test_the_page_is_short_complete_at_once_and_does_not_move(self):
        page = self.open(NIGHTLY, shows_all=False, width=1440)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollHeight"), 12_000)
        shift = page.evaluate("""() => new Promise(done => new PerformanceObserver(list => done(list.getEntries()
            .filter(each => !each.hadRecentInput).reduce((sum, each) => sum + each.value, 0)))
            .observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => done(0), 1000))""")
        self.assertLess(shift, 0.02)
        for seen in ["#headline", "#sentence", "#alternative", "#see", "#fix", "#main-causes", "#commonest svg"]:
            box = page.locator(seen).bounding_box()
            self.assertLess(box["y"], page.viewport_size["height"], seen)

    def test_paper_has_four_pages_at_most(self):
        for address in ["", "#q=iphone 15 ios 18&strategy=iq-keyboard-manager", "#q=ipad landscape&strategy=wikipedia",
                        "#row=device&col=script", "#q=os>=26"]:
            page = self.open(NIGHTLY, address)
            # The page sets its margins.
            for paper in ["A4", "Letter"]:
                self.assertLessEqual(page.pdf(format=paper).count(b"/Type /Page\n"), 4, (address, paper))

    def test_shares_are_those_of_the_program(self):
        rows = self.open(NIGHTLY, scripts=False).locator("#strategies tbody tr").all_inner_texts()
        written = {cells[0]: cells[1:3] for cells in (row.split("\t") for row in rows)}
        page = self.open(NIGHTLY)
        self.unfold(page)
        names = page.locator("#live-strategies tbody a[id^=strategy-]").all_inner_texts()
        self.assertGreater(len(names), 50)
        shown = dict(zip(names, (cells[1:3] for cells in self.shares(page).values())))
        for name, cells in written.items():
            self.assertEqual(shown[name], cells, name)

    def words(self, page, *ids):
        return [page.locator(f"#{each}").inner_text() for each in ids]

    def test_what_is_not_available_is_no_advice(self):
        guide = "uikeyboard-layout-guide"
        page = self.open(NIGHTLY, f"#q=os:14&strategy={guide}")
        self.assertRegex(self.words(page, "sentence")[0], "is not available in any of your filter")
        for query in ["os:6.1", "os:14"]:
            page = self.open(NIGHTLY, f"#q={query}&strategy=iq-keyboard-manager")
            self.assertNotIn("UIKeyboardLayoutGuide", self.words(page, "alternative")[0])
            self.assertNotIn("UIKeyboardLayoutGuide", page.locator("#live-strategies").inner_text())

    def test_a_scenario_without_a_picture_shows_the_nearest(self):
        like = "iphone-15/18.7/portrait/full/en-US/docked+prediction/none/nav+tab/fill/automatic/edges/middle/show"
        page = self.open(NIGHTLY, f"#strategy=iq-keyboard-manager&s={like}")
        self.assertIn("The nearest one that has a picture ends alike, with ", page.locator("#scenario").inner_text())

    def test_every_device_has_a_picture_of_what_fails_there(self):
        for device in ["iphone-14", "iphone-17-pro-max", "ipad-10th-generation", "ipad-a16", "ipad-a16 os:26.1"]:
            page = self.open(NIGHTLY, f"#q=device:{device}&strategy=iq-keyboard-manager")
            self.assertIn("✗ ", self.words(page, "commonest")[0], device)
            self.assertGreater(page.locator(".cause svg").count(), 0, device)

    def test_seven_questions_have_answers(self):
        """Each with at most two actions: is it ok, what changed, what to use, what hurts, how sure, where, how to fix it."""
        page = self.open(NIGHTLY, "#strategy=iq-keyboard-manager")
        strip = page.locator("#headline").inner_text()
        self.assertRegex(strip, "PASS|FAIL|NO GATE")
        self.assertRegex(strip, "earlier run")
        self.assertRegex(self.words(page, "alternative")[0], r"is right in [\d.]+ %")
        self.assertRegex(self.words(page, "commonest")[0], "✗ ")
        self.assertIn("on figures that have not been measured", strip)
        self.assertGreater(page.locator("#live-matrix td a").count(), 20)
        page.click("#fix summary")
        self.assertIn("KeyboardInsets", self.words(page, "fix")[0])

    def test_no_stranger_meets_words_of_the_code(self):
        page = self.open(NIGHTLY)
        self.unfold(page)
        words = page.locator("main").first.inner_text().lower()
        for word in ["hinge", "flip", "charged to", " told", "terminal", "diagram", "sub-product"]:
            self.assertNotIn(word, words)

    def test_the_first_picture_is_of_a_version_that_somebody_has(self):
        for strategy in ["uikeyboard-layout-guide", "swiftui-avoidance"]:
            page = self.open(NIGHTLY, f"#q=os:26&strategy={strategy}")
            page.wait_for_selector("#commonest-link")
            self.assertRegex(page.locator("#commonest figcaption").inner_text(), r"iOS 26\.1, portrait")

    def test_where_it_fails_shows_every_keyboard_and_its_cells_have_short_filters(self):
        page = self.open(NIGHTLY, width=1440)
        wide, shown = page.evaluate("(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector('.scroll:has(> #live-matrix)'))")
        self.assertEqual(wide, shown)
        for row, query in [("iPhone with a home indicator", "device:iphone* home indicator keyboard:docked"), ("iPod touch with a home button", "device:ipod* keyboard:docked")]:
            page.get_by_role("row", name=row).locator("a").first.click()
            self.settled(page)
            self.assertEqual(page.locator("#query").input_value(), query)
            page.go_back()
            self.settled(page)

    def test_split_view_on_a_version_without_it_leads_to_the_windows_there(self):
        page = self.open(NIGHTLY, "#q=ipad split view ios 26")
        page.get_by_role("button", name="Use window:free*").click()
        self.settled(page)
        self.assertEqual(page.locator("#query").input_value(), "ipad ios 26 window:free*")

    def test_my_app_reads_the_filter_in_any_words(self):
        chosen = lambda page: [page.locator(f"#app-{each}").input_value() for each in ["os", "device"]]
        for query, values, narrowed in [
            ("OS>=18", ["18", ""], "OS>=18 device:ipad*"), ("iphone", ["", "iphone"], "device:ipad*"),
            ("iphone 15 locale:ja*", ["", "filter"], "locale:ja* device:ipad*"), ("ios 18", ["filter", ""], "ios 18 device:ipad*"),
        ]:
            page = self.open(NIGHTLY, f"#q={query}")
            self.assertEqual(chosen(page), values, query)
            page.select_option("#app-device", "ipad")
            self.settled(page)
            self.assertEqual(page.locator("#query").input_value(), narrowed)
            self.assertEqual(chosen(page)[1], "ipad", query)

    def test_what_nobody_uses_is_told_apart_from_what_was_not_run(self):
        page = self.open(NIGHTLY, "#q=os:26.1+sdk18")
        self.assertRegex(self.words(page, "sentence")[0], "no share to what matches your filter")

if __name__ == "__main__":
    unittest.main()
