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
            page.get_by_role("link", name="Why it fails").click()
            heading = page.get_by_role("heading", name="Why it fails")
            heading.wait_for()
            bar = page.locator("#bar").bounding_box()
            self.assertGreaterEqual(heading.bounding_box()["y"], bar["y"] + bar["height"])

    def test_causes_follow_the_filter(self):
        """Fault 1: a filter by device left a rule's number, and an iPad's picture."""
        page = self.view("#strategy=raw-height&q=device:iphone-edge orientation:portrait")
        self.assertGreater(page.locator(".cause").count(), 0)
        for words in page.locator(".cause .command").all_inner_texts():
            self.assertRegex(words, "iphone-edge")
            self.assertIn("portrait", words)

    def test_causes_come_by_their_share_with_picture_filter_and_command(self):
        page = self.view("#strategy=raw-height")
        lines = page.locator(".cause h3 + p").all_inner_texts()
        shares = [0.05 if text.startswith("<") else float(text.split(" ")[0]) for text in lines]
        self.assertEqual(shares, sorted(shares, reverse=True))
        first = page.locator(".cause").first
        self.assertRegex(first.locator(".command").inner_text(), r"^insetmatrix explain .* --strategy raw-height$")
        first.get_by_role("link", name="Filter by this").click()
        self.settled(page)
        self.assertNotEqual(page.locator("#query").input_value(), "")
        self.assertEqual(page.locator("#query-problem").inner_text(), "")
        page.locator(".cause a.picture").first.click()
        page.wait_for_selector("#scenario h2")

    def test_the_gallery_turns_its_pages(self):
        page = self.view("#strategy=raw-height")
        self.unfold(page)
        first = page.locator(".gallery").inner_text()
        self.assertEqual(page.locator(".gallery figure").count(), 2)
        page.click("#gallery-next")
        self.settled(page)
        self.assertNotEqual(page.locator(".gallery").inner_text(), first)
        page.click("#gallery-previous")
        self.settled(page)
        self.assertEqual(page.locator(".gallery").inner_text(), first)
        page.select_option("#gallery-other", "constraint")
        self.settled(page)
        self.assertIn("Constraint", page.locator(".gallery").inner_text())

    def test_a_dead_end_offers_what_to_remove(self):
        page = self.view("#strategy=raw-height&q=device:iphone-edge keyboard:floating")
        self.assertIn("Nothing that was run", page.locator("#sentence").inner_text())
        page.locator("#ways-out button").first.click()
        self.settled(page)
        self.assertNotIn("Nothing that was run", page.locator("#sentence").inner_text())
        self.assertEqual(page.locator(".chips li").count(), 1)

    def test_a_dead_end_offers_the_windows_that_there_are(self):
        page = self.view("#strategy=raw-height&q=device:iphone-edge window:split-third")
        self.assertIn("In place of window:split-third:", page.locator("#ways-out").inner_text())
        page.get_by_role("button", name="Use window:full").click()
        self.settled(page)
        self.assertEqual(page.locator("#query").input_value(), "device:iphone-edge window:full")
        self.assertNotIn("Nothing that was run", page.locator("#sentence").inner_text())

    def test_provenance_follows_the_filter(self):
        """Fault 3: what verdicts rest on ignored the filter."""
        def shares(address):
            page = self.view(address)
            self.unfold(page)
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

    def test_paper_has_the_filter_and_four_pages_at_most(self):
        """Fault 10: print was all of the report, whatever the filter."""
        page = self.view("#strategy=raw-height&q=device:iphone-edge")
        page.emulate_media(media="print")
        self.assertIn("device:iphone-edge", page.locator("#print-caption").inner_text())
        self.assertFalse(page.locator("#search").is_visible())
        self.assertTrue(page.locator("#live-strategies").is_visible())
        for paper in [{"format": "A4"}, {"format": "Letter"}, {"format": "Letter", "margin": {"top": "2cm", "bottom": "2cm"}}]:
            pages = page.pdf(**paper).count(b"/Type /Page\n")
            self.assertLessEqual(pages, 4, paper)
            self.assertGreater(pages, 0, paper)

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
    def test_devices_by_keyboards_come_first(self):
        page = self.view()
        self.assertEqual(page.locator("#live-matrix thead th").first.inner_text(), "Device")

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
            self.unfold(page)
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
        for box in page.locator("#live-changes-box .scroll").all():
            self.assertLessEqual(box.evaluate("box => box.scrollWidth - box.clientWidth"), 1)


if __name__ == "__main__":
    unittest.main()
