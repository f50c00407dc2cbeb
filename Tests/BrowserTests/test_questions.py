"""Questions of a reader, each as a walk with a count of what the reader does."""

import unittest

from pages import REPORTS, PageTest

TINY = REPORTS / "tiny.html"
LONGEST = 2


def usage(data):
    """The same use of every level."""
    data["usage"] = {
        "name": "Invented figures", "unit": "keyboard appearances", "kinds": {"own": 0, "published": 1, "derived": 0, "assumed": 1},
        "distributions": [], "missing": [], "even": [], "classes": [0] * len(data["parameters"][0]["levels"]),
        "vectors": [[[1 / len(parameter["levels"])] * len(parameter["levels"])] for parameter in data["parameters"]]}


class Walk:
    """What a reader does on a page, counted."""

    def __init__(self, test, page):
        self.test, self.page, self.actions = test, page, 0

    def do(self, action):
        self.actions += 1
        self.test.assertLessEqual(self.actions, LONGEST)
        action(self.page)
        self.test.settled(self.page)
        return self.page


class QuestionTest(PageTest):
    def seen(self, page, selector):
        """Whether something is on the screen without scrolling."""
        box = page.locator(selector).first.bounding_box()
        return box is not None and 0 <= box["y"] and box["y"] + box["height"] <= page.viewport_size["height"]

    def test_ranges_are_those_of_the_program_and_of_the_whole_run(self):
        def change(data):
            usage(data)
            for strategy in data["strategies"]:
                strategy["hiddenRange"] = {"low": 0.1, "high": 0.2}
        page = self.open(self.changed(TINY, "tiny-ranges", change), "#strategy=constraint")
        # Of what was judged, which is nine tenths.
        self.assertRegex(page.locator("#sentence").inner_text(), r"hides content in [\d.]+ % \(11.* to 22.* %\)")
        self.assertTrue(all(" to " in cells[3] for cells in self.shares(page).values()))
        self.assertIn("Invented figures", page.locator("#answer").inner_text())
        self.ask(page, "device:iphone*")
        self.assertNotIn(" to ", page.locator("#sentence").inner_text())
        self.assertFalse([cells for cells in self.shares(page).values() if " to " in cells[3]])

    def test_which_strategy_and_how_sure(self):
        for width, height in [(1280, 720), (390, 844)]:
            page = self.open(TINY, "#strategy=constraint", width=width, height=height)
            self.assertIn("hides content", page.locator("h1:visible").inner_text())
            self.assertTrue(self.seen(page, "#sentence"))
            self.assertTrue(self.seen(page, "#alternative"))
            self.assertTrue(self.seen(page, "#headline .verdict"))
            # So is how sure it is, and what changed.
            self.assertTrue(self.seen(page, "#headline .sure"))
            self.assertIn("No earlier run", page.locator("#headline").inner_text())
            # However long its command is, the strip leaves most of the screen to the answer.
            page.evaluate("document.querySelector('#headline .sure').before(Object.assign(document.createElement('p'), "
                          "{ textContent: `Run: insetmatrix run ${'--strategy covered-area '.repeat(20)}` }))")
            self.assertLessEqual(page.locator("#headline").bounding_box()["height"], height / 3)
        self.assertIn("counts once", page.locator("#answer").inner_text())

    def test_what_breaks_for_my_app(self):
        page = self.open(TINY)
        walk = Walk(self, page)
        walk.do(lambda page: page.select_option("#app-strategy", "constraint"))
        walk.do(lambda page: page.select_option("#app-device", "iphone"))
        self.assertIn("device:iphone*", page.locator("#query").input_value())
        self.assertIn("hides content", page.locator("#sentence").inner_text())
        self.assertGreater(page.locator("#main-causes li").count(), 0)
        self.assertGreaterEqual(page.locator("#commonest svg").bounding_box()["width"], 240)

    def test_uikit_alone_is_a_view_controller_s_own_view(self):
        page = self.open(TINY, "#q=os:17")
        self.assertEqual(page.locator("#app-ui").input_value(), "any")
        for choice, query in [("uikit", "os:17 placement:!table-controller,swiftui,web-*"), ("any", "os:17")]:
            page.select_option("#app-ui", choice)
            self.settled(page)
            self.assertEqual(page.locator("#query").input_value(), query)
            self.assertEqual(page.locator("#app-ui").input_value(), choice)

    def test_what_breaks_on_one_device_and_version(self):
        page = self.open(TINY, "#strategy=raw-height")
        walk = Walk(self, page)
        walk.do(lambda page: page.fill("#query", "iphone edge ios 17"))
        walk.do(lambda page: page.press("#query", "Enter"))
        self.assertEqual(page.locator("#query-problem").inner_text(), "")
        self.assertTrue(self.seen(page, "#sentence"))
        self.assertGreater(page.locator("#main-causes li").count(), 0)
        self.assertIn("iOS 17", page.locator("#commonest figcaption").inner_text())
        self.assertNotIn("home button", page.locator("#commonest figcaption").inner_text().replace("without a home button", ""))

    def test_what_a_version_changed(self):
        page = self.open(self.with_behaviors(), "#strategy=raw-height")
        walk = Walk(self, page)
        walk.do(lambda page: page.locator("#sections a", has_text="What each iOS changed").click())
        self.assertTrue(self.seen(page, "#ios h2"))
        version = page.locator("#live-ios-box .version").first
        self.assertEqual(version.locator("h3").inner_text(), "iOS 26")
        words = version.locator(".behaviors").inner_text()
        for part in ["Bars moved", "two kinds of keyboards", "measured", "since iOS 26", "can show in"]:
            self.assertIn(part, words)

    def test_what_a_behavior_decides(self):
        path = self.with_behaviors(decided={"raw-height": (1234, 3.21)})
        page = self.open(path, "#strategy=raw-height")
        self.unfold(page)
        self.assertIn("decides 3.2 % of all use for", page.locator("#live-ios-box .behaviors").inner_text())
        # What one report alone says is beside the answer, too.
        self.assertEqual(page.locator("#reports").count(), 0)
        path = self.with_behaviors(decided={"raw-height": (1234, 3.21)}, single=True)
        page = self.open(path, "#strategy=raw-height")
        self.assertIn("decides up to 3.2 % of all use for", page.locator("#reports").inner_text())

    def with_behaviors(self, decided={}, single=False):
        """A page on which a version of iOS changed something, in two cubes that overlap.

        `decided` are the scenarios and the percentage of use that it decides, by strategy, on a page with a usage.
        """
        def change(data):
            levels = {parameter["name"]: (place, parameter["levels"]) for place, parameter in enumerate(data["parameters"])}
            def cube(**wanted):
                return [[levels[name][0], "".join(
                    f"{sum(1 << bit for bit, each in enumerate(levels[name][1][start:start + 4]) if each == level):x}"
                    for start in range(0, len(levels[name][1]), 4))] for name, level in wanted.items()]
            data["behaviors"] = [{
                "name": "bars", "title": "Bars moved", "sentence": "The bars of two kinds of keyboards moved.",
                "versions": "since iOS 26", "grade": "measured", "single": single, "source": "", "scenarios": 1,
                "os": [levels["os"][1].index("26.0")], "cube": cube(keyboard="docked"), "more": [cube(orientation="portrait")]}]
            if decided:
                usage(data)
                scenarios, use = zip(*(decided.get(strategy["id"], (0, 0)) for strategy in data["strategies"]))
                data["behaviors"][0]["decides"] = {"scenarios": scenarios, "use": use}
        path = self.changed(TINY, "tiny-behaviors", change)
        text = path.read_text(encoding="utf-8")
        if 'id="ios"' not in text:
            text = text.replace('<section id="trust"', '<section id="ios" aria-labelledby="ios-title"><details><summary>'
                                '<h2 id="ios-title">What each iOS changed</h2></summary></details></section><section id="trust"', 1)
            text = text.replace('<li><a href="#trust">', '<li><a href="#ios">What each iOS changed</a></li><li><a href="#trust">', 1)
            path.write_text(text, encoding="utf-8")
        return path

    def test_what_is_different_from_last_night(self):
        page = self.open(REPORTS / "changed.html")
        walk = Walk(self, page)
        walk.do(lambda page: page.locator("#sections a", has_text="What changed").click())
        self.assertTrue(self.seen(page, "#changes h2"))
        self.assertTrue(self.seen(page, "#live-changes tbody tr"))
        walk.do(lambda page: page.locator("#live-changes td a").first.click())
        self.assertRegex(page.locator("#query").input_value(), r"^diff:\w+$")

    def test_how_a_failure_comes_about_and_what_to_do(self):
        page = self.open(TINY, "#strategy=raw-height")
        walk = Walk(self, page)
        walk.do(lambda page: page.click("#fix summary"))
        self.assertIn("KeyboardInsets(for: scrollView)", page.locator("#fix").inner_text())
        walk.do(lambda page: page.click("#see"))
        self.assertGreater(page.locator("#scenario svg").count(), 0)
        self.assertIn("insetmatrix explain", page.locator("#scenario").inner_text())

    def test_a_copied_view_opens_again(self):
        page = self.open(TINY, "#strategy=raw-height")
        self.ask(page, "orientation:portrait")
        page.select_option("#matrix-row", "script")
        self.settled(page)
        told, sentence = self.shares(page), page.locator("#sentence").inner_text()
        other = self.open(TINY, page.url[page.url.index("#"):])
        self.assertEqual(self.shares(other), told)
        self.assertEqual(other.locator("#sentence").inner_text(), sentence)
        self.assertEqual(other.locator("#matrix-row").input_value(), "script")

    def test_back_takes_back_one_choice_at_a_time(self):
        page = self.open(TINY, "#strategy=constraint")
        page.select_option("#app-device", "iphone")
        page.select_option("#app-strategy", "raw-height")
        page.go_back()
        self.assertEqual([page.locator(f"#app-{name}").input_value() for name in ("device", "strategy")], ["iphone", "constraint"])
        page.go_back()
        self.assertEqual(page.locator("#app-device").input_value(), "")

    def test_a_choice_of_scenarios_is_said_first(self):
        self.assertEqual(self.open(TINY).locator("#chosen").count(), 0)
        path = self.changed(TINY, "tiny-chosen", lambda data: data["run"].update(chosen="9 scenarios were chosen."))
        self.assertIn("9 scenarios were chosen.", self.open(path).locator("#answer .lead").inner_text())

    def test_what_is_not_to_be_trusted(self):
        page = self.open(TINY)
        walk = Walk(self, page)
        walk.do(lambda page: page.locator("#headline .sure a").click())
        self.assertTrue(self.seen(page, "#trust h2"))
        self.assertTrue(page.locator("#trust .conditions").is_visible())

    def test_the_matrix_is_at_most_thirty_stops_away(self):
        page = self.open(TINY, "#strategy=raw-height")
        page.locator("#matrix").scroll_into_view_if_needed()
        self.settled(page)
        page.evaluate("scrollTo(0, 0)")
        for stop in range(1, 31):
            page.keyboard.press("Tab")
            if page.evaluate("Boolean(document.activeElement.closest('#matrix'))"):
                break
        else:
            stops = page.evaluate("document.activeElement.id")
            self.fail(f"after thirty stops at {stops}")

    def test_completion_by_the_keyboard_alone(self):
        page = self.open(TINY)
        page.focus("#query")
        page.keyboard.type("orie")
        self.assertEqual(page.locator("#query").get_attribute("aria-expanded"), "true")
        page.keyboard.press("ArrowDown")
        chosen = page.locator("#query").get_attribute("aria-activedescendant")
        self.assertIn("orientation", page.locator(f"#{chosen}").inner_text())
        page.keyboard.press("Enter")
        page.keyboard.type("port")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.assertEqual(page.locator("#query").input_value(), "orientation:portrait")
        page.keyboard.press("Enter")
        self.settled(page)
        self.assertIn("q=orientation:portrait", page.url)


if __name__ == "__main__":
    unittest.main()
