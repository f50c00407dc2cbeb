"""The page of the whole nightly, which the tests of the tool leave in .build."""

import unittest

from axe_playwright_python.sync_playwright import Axe
from pages import ROOT, PageTest

NIGHTLY = ROOT / ".build" / "nightly.html"
MOST = 60


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

    def test_paper_has_six_pages_at_most(self):
        for address in ["", "#q=iphone 15 ios 18&strategy=iq-keyboard-manager", "#q=ipad landscape&strategy=wikipedia",
                        "#row=device&col=script", "#q=os>=26", "#q=os>=15 device:ipad*&strategy=s2-intersection-in-table"]:
            page = self.open(NIGHTLY, address)
            # The page sets its margins.
            for paper in ["A4", "Letter"]:
                self.assertLessEqual(page.pdf(format=paper).count(b"/Type /Page\n"), 6, (address, paper))

    def test_the_first_matrix_is_reached_with_twelve_stops(self):
        page = self.open(NIGHTLY, shows_all=False)
        for _ in range(12):
            page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.closest('main > section').id"), "matrix")

    def test_the_last_page_of_rows_is_reached(self):
        page = self.open(NIGHTLY, "#row=device&col=script&strategy=s1-intersection-on-did-show")
        total = int(page.locator("#live-matrix").get_attribute("aria-rowcount")) - 1
        seen = page.locator("#live-matrix tbody tr").count()
        following = page.get_by_role("button", name="Next")
        while following.count() and following.is_enabled():
            following.click()
            seen += page.locator("#live-matrix tbody tr").count()
        self.assertEqual(seen, total)

    def test_the_page_has_the_ranges_of_the_program(self):
        rows = self.open(NIGHTLY, scripts=False).locator("#share-table tbody tr").all_inner_texts()
        written = {cells[0]: cells[2] for cells in (row.split("\t") for row in rows)}
        page = self.open(NIGHTLY)
        names = page.locator("#live-strategies tbody tr:not(.group) a[id^=strategy-]").all_inner_texts()
        self.assertGreater(len(names), 50)
        self.assertEqual(dict(zip(names, (cells[1] for cells in self.shares(page).values()))), written)

    def words(self, page, *ids):
        return [page.locator(f"#{each}").inner_text() for each in ids]

    def test_what_is_not_available_hides_nothing_and_is_no_advice(self):
        guide = "uikeyboard-layout-guide"
        page = self.open(NIGHTLY, f"#q=os:14&strategy={guide}")
        self.assertRegex(self.words(page, "sentence")[0], "is not available in any of your filter")
        self.assertEqual(page.locator("#bars li[aria-current=true] .n").inner_text(), "not available")
        for query in ["os:6.1", "os:14"]:
            page = self.open(NIGHTLY, f"#q={query}&strategy=iq-keyboard-manager")
            missing = page.locator("#live-strategies tr", has=page.locator(f"#strategy-{guide}"))
            self.assertRegex(missing.locator("td").nth(-2).inner_text(), "^(99.9|100) %")
            for name in self.words(page, "alternative", "bars"):
                self.assertNotIn("UIKeyboardLayoutGuide", name)

    def test_listed_scenarios_have_pictures_as_far_as_there_are_any(self):
        page = self.open(NIGHTLY, "#q=iphone 15 os:18")
        self.assertIn("20 of them, those with a picture first:", page.locator("#matrix").inner_text())
        page.locator("#scenario-1").click()
        self.assertEqual(page.locator(".played .stage").count(), 1)
        like = "iphone-15/18.7/portrait/full/en-US/docked+prediction/none/nav+tab/fill/automatic/edges/middle/show"
        page = self.open(NIGHTLY, f"#strategy=iq-keyboard-manager&s={like}")
        self.assertIn("The nearest one that has a picture ends alike, with ", page.locator("#scenario").inner_text())
        self.assertEqual(page.locator("#scenario figure a").inner_text(), "The whole scenario")

    def test_the_first_picture_is_of_a_version_that_somebody_has(self):
        for strategy in ["uikeyboard-layout-guide", "swiftui-avoidance"]:
            page = self.open(NIGHTLY, f"#q=os:26&strategy={strategy}")
            page.wait_for_selector("#commonest-link")
            self.assertRegex(page.locator("#commonest figcaption").inner_text(), r"iOS 26\.1, portrait")

    def test_rules_say_how_much_they_explain(self):
        page = self.open(NIGHTLY, "#strategy=compose-multiplatform")
        page.wait_for_selector("#main-rules")
        self.assertIn("Rules for some of it", page.locator("#main-rules").inner_text())
        self.assertRegex(page.locator("#unexplained").inner_text(), r"explain at most .* in which it hides content")
        page = self.open(NIGHTLY, "#strategy=uikeyboard-layout-guide")
        page.wait_for_selector("#main-rules")
        self.assertEqual(page.locator("#unexplained").count(), 0)

    def test_a_rule_says_what_its_filter_keeps_beside_it(self):
        page = self.open(NIGHTLY, "#q=os:18 device:iphone-15")
        rule = page.locator("#rules li.rule", has_text="home indicator").first
        rule.locator("summary").click()
        words = rule.inner_text()
        self.assertRegex(words, "more of your filter meets? the condition and could not be judged")

    def test_every_device_has_a_picture_of_what_fails_there(self):
        for device in ["iphone-14", "iphone-17-pro-max", "ipad-10th-generation", "ipad-a16", "ipad-a16 os:26.1"]:
            page = self.open(NIGHTLY, f"#q=device:{device}&strategy=iq-keyboard-manager")
            self.assertIn("✗ hides", self.words(page, "commonest")[0], device)
            self.assertGreater(page.locator("#main-rules svg").count(), 0, device)
        self.assertRegex(self.words(page, "commonest")[0], r"iOS (27\.1|18\.7), ")
        self.assertIn("It is the same on iOS 26.1.", self.words(page, "commonest")[0])

    def test_each_rule_has_a_picture_on_the_readers_devices_or_says_where_it_is_from(self):
        for query, strategies in [("device:ipod*", ["s2-intersection-in-table", "iq-keyboard-manager"]),
                                  ("device:ipad*", ["aiolos"]), ("device:iphone-16e", ["uikeyboard-layout-guide", "blueprint"])]:
            for strategy in strategies:
                page = self.open(NIGHTLY, f"#q={query}&strategy={strategy}")
                rules = page.locator("#main-rules li")
                self.assertGreater(rules.count(), 0, query)
                self.assertEqual(page.locator("#main-rules li:has(svg)").count(), rules.count(), f"{query} {strategy}")
        # What a picture shows that is not in the filter is said; devices and versions have pictures of their own.
        page = self.open(NIGHTLY, "#q=locale:fr-FR&strategy=iq-keyboard-manager")
        self.assertRegex(page.locator("#main-rules li").first.inner_text(), r", drawn with English \(US\)$")
        page = self.open(NIGHTLY, "#q=device:ipod*&strategy=s2-intersection-in-table")
        self.assertNotIn("drawn", page.locator("#main-rules").inner_text())
        # The large picture is of a device of the filter.
        self.assertRegex(self.words(page, "commonest")[0], "✗ hides .* iPod touch")

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
        self.assertRegex(self.words(page, "sentence")[0], "nobody uses what matches your filter")

    def test_a_picture_shows_what_the_sentence_says(self):
        page = self.open(NIGHTLY, "#q=os:6.1&strategy=iq-keyboard-manager")
        sentence, picture, rules = self.words(page, "sentence", "commonest", "main-rules")
        self.assertIn("hides content", sentence)
        self.assertIn("✗ hides", picture)
        self.assertIn("RULES FOR OTHER FAILURES", rules.upper())
        # Where nothing fails, there is no word of pictures.
        page = self.open(NIGHTLY, "#q=device:ipad-a16 os:27.1&strategy=covered-area")
        self.assertEqual(self.words(page, "commonest"), [""])
        self.assertEqual(self.words(page, "alternative"), ["No other strategy that your app could use hides less."])


if __name__ == "__main__":
    unittest.main()
