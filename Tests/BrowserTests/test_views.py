"""The sections below the first screen follow the filter, and a scenario's page."""

import unittest

from axe_playwright_python.sync_playwright import Axe
from pages import REPORTS, PageTest, number

TINY = REPORTS / "tiny.html"
EDGE = "iphone-edge/17/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/middle/show-hide"


class ViewsTest(PageTest):
    def view(self, address="", page=TINY, **options):
        """A page on which every section is shown, however far down."""
        opened = self.open(page, address, **options)
        opened.set_default_timeout(5000)
        self.everything(opened)
        return opened

    def everything(self, page):
        page.evaluate("dispatchEvent(new Event('beforeprint'))")

    def counted(self, page, script):
        return page.evaluate("""script => {
            const read = id => JSON.parse(document.getElementById(id).textContent);
            return new Function('data', script)({ ...read('counted'), ...read('pictures') });
        }""", script)


class QueryTest(ViewsTest):
    def test_a_filter_covers_no_heading(self):
        """The bar has a line more with a filter."""
        for address in ["", "#q=device:iphone-edge orientation:portrait"]:
            page = self.view(address)
            page.get_by_role("link", name="Why they fail").click()
            heading = page.get_by_role("heading", name="Why they fail")
            heading.wait_for()
            bar = page.locator("#bar").bounding_box()
            self.assertGreaterEqual(heading.bounding_box()["y"], bar["y"] + bar["height"])

    def test_rules_count_what_the_filter_leaves(self):
        """Fault 1: a filter by device left a rule's number, and an iPad's picture."""
        page = self.view("#strategy=raw-height")
        whole = page.locator(".rule").count()
        page = self.view("#strategy=raw-height&q=device:iphone-edge orientation:portrait")
        self.assertLess(page.locator(".rule").count(), whole)
        for rule in page.locator(".rule").all():
            rule.locator("summary").click()
            rule.locator(".rule-body .command").first.wait_for()
        for words in page.locator(".rule-body .command").all_inner_texts():
            self.assertIn("iphone-edge/", words)
            self.assertIn("/portrait/", words)
        totals = page.locator(".rule-body p.soft").all_inner_texts()
        failing = number(page.locator("#live-matrix-box h3 + p").inner_text().split(" ")[0])
        for words in totals:
            if " of your filter" in words:
                self.assertLessEqual(number(words.split(" ")[0]), failing)

    def test_rules_come_by_their_share(self):
        page = self.view("#strategy=raw-height")
        shares = [0.05 if text.startswith("<") else float(text.split(" ")[0])
                  for text in page.locator(".rule-share").all_inner_texts()]
        self.assertEqual(shares, sorted(shares, reverse=True))

    def test_rules_are_lines_that_open(self):
        page = self.view("#strategy=raw-height")
        first = page.locator(".rule").first
        self.assertEqual(first.locator(".command").count(), 0)
        first.locator("summary").click()
        self.assertRegex(first.locator(".command").inner_text(), r"^insetmatrix explain (\S+/){11}\S+ --strategy raw-height$")
        self.assertIn("when it happens", first.inner_text())
        first.locator("a.picture").click()
        page.wait_for_selector("#scenario h2")

    def test_provenance_follows_the_filter(self):
        """Fault 3: what verdicts rest on ignored the filter."""
        def shares(address):
            page = self.view(address)
            return page.locator("#live-trust-box figure").first.inner_text()
        self.assertNotEqual(shares(""), shares("#q=device:iphone-home"))

    def test_changes_follow_the_filter(self):
        def total(address):
            page = self.view(address, REPORTS / "changed.html")
            cells = page.locator("#live-changes td").all_inner_texts()
            return sum(number(text) for text in cells)
        whole, some = total(""), total("#q=orientation:portrait")
        self.assertGreater(whole, some)
        self.assertGreater(some, 0)

    def test_the_whole_comparison_is_made_when_it_is_opened(self):
        page = self.view("", REPORTS / "changed.html")
        self.assertEqual(page.locator("#change-table").count(), 0)
        page.locator("#changes summary").click()
        page.locator("#change-table").wait_for()
        self.assertIn("Raw height", page.locator("#change-table tbody").inner_text())

    def test_paper_has_the_filter_and_six_pages_at_most(self):
        """Fault 10: print was all of the report, whatever the filter."""
        page = self.view("#strategy=raw-height&q=device:iphone-edge")
        page.emulate_media(media="print")
        self.assertIn("device:iphone-edge", page.locator("#print-caption").inner_text())
        self.assertFalse(page.locator("#search").is_visible())
        self.assertTrue(page.locator("#live-strategies").is_visible())
        for paper in [{"format": "A4"}, {"format": "Letter"}, {"format": "Letter", "margin": {"top": "2cm", "bottom": "2cm"}}]:
            pages = page.pdf(**paper).count(b"/Type /Page\n")
            self.assertLessEqual(pages, 6, paper)
            self.assertGreater(pages, 0, paper)

    def test_paper_says_what_it_leaves_out(self):
        page = self.view("#strategy=raw-height&row=script&col=device")
        left = page.evaluate("""[...document.querySelectorAll('.off-paper')].map(each => each.closest('main > section').id)""")
        said = page.evaluate("""[...document.querySelectorAll('.more-on-page')].map(each => each.closest('main > section').id)""")
        self.assertEqual(sorted(set(left)), sorted(set(said)))
        page.emulate_media(media="print")
        for note in page.locator(".more-on-page").all():
            self.assertRegex(note.inner_text(), r"^The page has \d+ more \w+\.$")
        for each in page.locator(".off-paper").all():
            self.assertFalse(each.is_visible())


class TrustTest(ViewsTest):
    def test_nothing_is_made_from_names_of_the_code(self):
        page = self.view()
        words = page.locator("#trust").text_content()
        for part in ["`", "applicable", "flag of the verdict", "turn round"]:
            self.assertNotIn(part, words)
        cells = page.locator("#policy-table td, #policy-table th").all_text_contents()
        self.assertIn("is added to the keyboard's", cells)
        self.assertNotIn("larger", cells)


class MatrixTest(ViewsTest):
    def test_strategies_by_version_come_first(self):
        page = self.view()
        self.assertEqual(page.locator("#live-matrix thead th").first.inner_text(), "Strategy")
        self.assertEqual(page.locator("#live-matrix tbody tr").count(), 3)

    def test_the_ramp_runs_from_nothing_to_full_in_both_themes(self):
        """Fault 11: in the dark theme most was palest."""
        for theme in ["light", "dark"]:
            page = self.view(color_scheme=theme)
            strength = page.evaluate("""() => [0, 5, 10].map(step => {
                const cell = document.querySelector('#live-matrix td').cloneNode();
                cell.className = `n heat t${step}`;
                document.querySelector('#live-matrix tr:last-child').append(cell);
                const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
                    .getContext('2d', { willReadFrequently: true });
                const rgb = color => { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
                const [own, ground] = [cell, document.body].map(each => rgb(getComputedStyle(each).backgroundColor));
                return own.reduce((sum, value, i) => sum + Math.abs(value - ground[i]), 0);
            })""")
            self.assertEqual(strength[0], 0, theme)
            self.assertLess(strength[0], strength[1], theme)
            self.assertLess(strength[1], strength[2], theme)

    def test_levels_without_scenarios_are_left_out(self):
        page = self.view("#row=device&col=keyboard&q=device:iphone-home&strategy=raw-height")
        self.assertEqual(page.locator("#live-matrix tbody tr").count(), 1)
        columns = page.locator("#live-matrix thead th").count() - 1
        everything = self.counted(page, "return data.parameters.find(each => each.name === 'keyboard').levels.length")
        self.assertLess(columns, everything)
        self.assertIn("Left out", page.locator("#live-matrix-box").inner_text())


class ScenarioTest(ViewsTest):
    def test_the_page_of_a_scenario_reads_like_a_story(self):
        page = self.view(f"#s={EDGE}&strategy=raw-height")
        title = page.locator("#scenario h2").first.inner_text()
        self.assertIn("17", title)
        self.assertNotIn("/", title)
        self.assertRegex(page.locator("#scenario .sentence").inner_text(), r"^At step \d of \d \(.+\), Raw height .*leaves a gap of \d+ pt")
        picture = page.locator(".stage svg").bounding_box()
        self.assertGreaterEqual(picture["width"], 0.3 * page.locator("#scenario").bounding_box()["width"])
        for title in ["Events received", "How", "Confidence"]:
            page.locator("#scenario summary", has_text=title).click()
        text = page.locator("#scenario .told").inner_text()
        self.assertIn("keyboardWillShow", text)
        self.assertIn("Home indicator", text)
        self.assertIn("insetmatrix explain", page.locator("#scenario").inner_text())
        self.assertEqual(page.locator("#scenario-strategies tbody tr").count(), 3)

    def test_arrows_step_through_a_scenario(self):
        page = self.view(f"#s={EDGE}&strategy=raw-height&step=1")
        steps = page.locator(".strip a").count()
        self.assertEqual(steps, 3)
        page.keyboard.press("ArrowRight")
        self.assertIn("step=2", page.url)
        self.assertEqual(page.locator(".strip [aria-current]").get_attribute("id"), "step-2")
        page.keyboard.press("ArrowRight")
        self.assertIn("step=2", page.url)
        page.keyboard.press("ArrowLeft")
        self.assertIn("step=1", page.url)
        self.assertGreater(page.locator(".stage .keyboard").count(), 0)
        for _ in range(2):
            page.keyboard.press("ArrowLeft")
            self.assertIn("step=0", page.url)
        self.assertEqual(page.locator(".strip [aria-current]").inner_text().strip(), "Before")
        self.assertEqual(page.locator(".stage .keyboard").count(), 0)
        self.assertGreater(page.locator(".stage .field").count(), 0)

    def test_no_name_is_that_of_code(self):
        page = self.view(f"#s={EDGE}&strategy=raw-height")
        steps = " ".join(page.locator(".strip").all_inner_texts())
        self.assertIn("Keyboard appears", steps)
        self.assertNotIn("raw-height", page.locator("#scenario .sentence").inner_text())


class LooksTest(ViewsTest):
    def test_axe_finds_nothing_in_any_section(self):
        for theme in ["light", "dark"]:
            page = self.view("#strategy=raw-height", color_scheme=theme, bypass_csp=True)
            page.locator(".rule summary").first.click()
            page.locator(".rule-body").first.wait_for()
            self.check(page, theme)
            page = self.view(f"#s={EDGE}&strategy=raw-height", color_scheme=theme, bypass_csp=True)
            page.locator("#scenario summary").first.click()
            self.check(page, f"{theme} scenario")

    def check(self, page, view):
        found = Axe().run(page).response["violations"]
        self.assertEqual([(each["id"], each["nodes"][0]["html"][:200]) for each in found], [], view)

    def test_nothing_is_wider_than_a_small_screen(self):
        for address in ["#strategy=raw-height", f"#s={EDGE}&strategy=raw-height"]:
            page = self.view(address, width=320, height=640)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320, address)

    def test_a_changed_report_clips_nothing(self):
        """Fault 13: the last column of what changed was cut off."""
        page = self.view("", REPORTS / "changed.html")
        for box in page.locator("#changes .scroll").all():
            self.assertLessEqual(box.evaluate("box => box.scrollWidth - box.clientWidth"), 1)


if __name__ == "__main__":
    unittest.main()
