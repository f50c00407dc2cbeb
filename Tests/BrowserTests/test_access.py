"""Everybody reads the report: keyboards, screen readers, themes, small screens."""

import unittest

from axe_playwright_python.sync_playwright import Axe
from pages import REPORTS, PageTest

TINY = REPORTS / "tiny.html"


class AxeTest(PageTest):
    def test_axe_finds_nothing_on_any_view_in_either_theme(self):
        for theme in ["light", "dark"]:
            page = self.open(TINY, color_scheme=theme, bypass_csp=True)
            scenario = self.scenario(page)
            views = ["", "#row=strategy&col=script", "#q=device:nokia",
                     "#q=device:ipad-edge", f"#s={scenario}", "#s=nothing"]
            for view in views:
                page.goto(page.url.split("#")[0] + (view or "#top="))
                self.check(page, f"{theme} {view}")
            page.goto(page.url.split("#")[0] + "#top=")
            page.keyboard.press("?")
            self.check(page, f"{theme} help")

    def test_axe_finds_nothing_on_a_small_screen_nor_in_what_is_opened(self):
        page = self.open(TINY, width=390, height=844, bypass_csp=True)
        self.check(page, "small")
        page = self.open(TINY, bypass_csp=True)
        opened = page.locator("main summary")
        self.assertGreater(opened.count(), 1)
        for i in range(opened.count()):
            opened.nth(i).click()
        self.check(page, "opened")

    def test_axe_finds_nothing_without_scripts(self):
        # The checker itself is a script, so the page's own is taken out instead.
        text = TINY.read_text(encoding="utf-8")
        start = text.index("<script>")
        bare = text[:start] + text[text.index("</script>", start) + 9:]
        context = self.browser.new_context(bypass_csp=True)
        self.contexts.append(context)
        page = context.new_page()
        page.set_content(bare)
        page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
        self.check(page, "static")

    def check(self, page, view):
        found = Axe().run(page).response["violations"]
        self.assertEqual(
            [(each["id"], each["nodes"][0]["html"][:200]) for each in found], [], view)


class KeyboardTest(PageTest):
    def test_the_report_is_walked_without_a_mouse(self):
        page = self.open(TINY, "#strategy=raw-height")
        page.keyboard.press("/")
        self.assertEqual(page.evaluate("document.activeElement.id"), "query")
        page.keyboard.press("Escape")
        page.locator(".cause a.picture").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#scenario h2")
        self.assertEqual(page.evaluate("document.activeElement.tagName"), "H2")
        page.keyboard.press("Escape")
        self.assertTrue(page.locator("#main").is_visible())
        page.keyboard.press("?")
        self.assertTrue(page.locator("#help").evaluate("dialog => dialog.open"))
        page.keyboard.press("Escape")
        self.assertFalse(page.locator("#help").evaluate("dialog => dialog.open"))

    def test_sections_come_first_and_the_matrix_soon(self):
        page = self.open(TINY, shows_all=False)
        stops = []
        for _ in range(20):
            page.keyboard.press("Tab")
            stops.append(page.evaluate("document.activeElement.closest('nav, main > section')?.id"))
        self.assertLess(stops.index("sections"), stops.index("answer"))
        self.assertIn("strategies", stops)
        page.locator("#sections a").first.focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "causes-title")

    def test_a_section_that_is_far_down_fills_when_it_is_reached(self):
        # On a slow machine the page may still be short when it looks what is near the screen.
        for _ in range(5):
            page = self.open(TINY, height=200, shows_all=False)
            heading = page.locator("#live-matrix-box.waiting").locator("xpath=../h2")
            if heading.count():
                break
        self.assertEqual(heading.get_attribute("tabindex"), "0")
        heading.focus()
        page.wait_for_selector("#live-matrix-box:not(.waiting) table")
        self.assertEqual(page.evaluate("document.activeElement.parentNode.id"), "matrix")

    def test_a_folded_section_fills_when_it_is_opened(self):
        page = self.open(TINY, shows_all=False)
        page.locator("#trust summary").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#live-trust-box:not(.waiting) figure")

    def test_arrows_move_in_a_matrix(self):
        page = self.open(TINY, "#strategy=raw-height")
        cells = page.locator("#live-matrix .cell[tabindex='0']")
        self.assertEqual(cells.count(), 1)
        cells.focus()
        first = page.evaluate("document.activeElement.closest('td').cellIndex")
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.evaluate("document.activeElement.closest('td').cellIndex"), first + 1)
        page.keyboard.press("ArrowDown")
        self.assertEqual(page.evaluate("document.activeElement.closest('tr').rowIndex"), 2)
        self.assertEqual(page.locator("#live-matrix .cell[tabindex='0']").count(), 1)

    def test_tab_reaches_every_control_and_leaves_again(self):
        page = self.open(TINY)
        wanted = set(page.eval_on_selector_all(
            "button:not([disabled]), select, input", """all => all.filter(each =>
                each.checkVisibility() && each.tabIndex === 0 && !each.closest('dialog'))
                .map(each => each.id || each.textContent)"""))
        seen = []
        for _ in range(2000):
            page.keyboard.press("Tab")
            at = page.evaluate("document.activeElement.id || document.activeElement.textContent")
            if page.evaluate("document.activeElement === document.body"):
                break
            seen.append(at)
        self.assertEqual(wanted - set(seen), set())

    def test_focus_is_seen(self):
        page = self.open(TINY)
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        self.assertNotEqual(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "none")


class LooksTest(PageTest):
    def test_nothing_is_wider_than_a_small_screen(self):
        for view in ["", "#row=script&col=device"]:
            page = self.open(TINY, view, width=320, height=640)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
            page.goto(page.url.split("#")[0] + "#s=" + self.scenario(page))
            page.wait_for_selector("#scenario h2")
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)

    def test_the_theme_is_the_system_s(self):
        ground = "getComputedStyle(document.body).backgroundColor"
        self.assertNotEqual(*(self.open(TINY, color_scheme=theme).evaluate(ground) for theme in ["dark", "light"]))

    def test_pictures_say_their_numbers_in_words(self):
        page = self.open(TINY, "#strategy=raw-height")
        for svg in page.locator("#commonest svg").all():
            self.assertEqual(svg.get_attribute("role"), "img")
            self.assertRegex(svg.locator("desc").text_content(), r"expected at [\d.-]+ and is [\d.-]+\.")

    def test_forced_colours_keep_borders(self):
        page = self.open(TINY, "#row=strategy&col=script", forced_colors="active")
        self.assertEqual(page.evaluate(
            "getComputedStyle(document.querySelector('#live-matrix td.heat:not(.t0)')).borderTopStyle"), "solid")

    def test_motion_is_left_alone(self):
        page = self.open(TINY, reduced_motion="reduce")
        moving = page.evaluate("""[...document.querySelectorAll('*')].filter(each => {
            const style = getComputedStyle(each);
            return style.animationName !== 'none' || parseFloat(style.transitionDuration) > 0;
        }).length""")
        self.assertEqual(moving, 0)


if __name__ == "__main__":
    unittest.main()
