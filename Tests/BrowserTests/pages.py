"""Pages in a real browser: Debian's Chromium, without a network, from file://."""

import base64
import json
import os
import pathlib
import re
import unittest
import zlib

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Written by the tests of the reports, from the same values as their goldens.
REPORTS = ROOT / ".build" / "pages"
# In milliseconds; a page that fails is not waited for any longer.
TIMEOUT = 30_000


class PageTest(unittest.TestCase):
    """A test with a browser; every page must stay silent and ask for nothing."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.trouble = []
        self.contexts = []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        self.assertEqual(self.trouble, [])

    def open(self, path, address="", width=1280, height=900, scripts=True, shows_all=True, **options):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, java_script_enabled=scripts, **options)
        context.set_default_timeout(TIMEOUT)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("console", lambda message: self.trouble.append(f"console: {message.text}"))
        page.on("dialog", lambda dialog: self.trouble.append(f"dialog: {dialog.message}"))
        page.on("request", lambda request: self.trouble.append(f"request: {request.url}")
                if not request.url.startswith("file://") else None)
        page.goto(pathlib.Path(path).resolve().as_uri() + address)
        if scripts:
            self.ready(page, shows_all)
        return page

    def ready(self, page, shows_all=True):
        page.wait_for_selector("html[data-ready=true]", state="attached")
        self.settled(page, shows_all)

    def settled(self, page, shows_all=True):
        """Waits until the parts near the screen show what the address asks for, then has the others do so
        too, as print does."""
        page.wait_for_selector("html:not([data-busy])", state="attached")
        if shows_all:
            page.evaluate("dispatchEvent(new Event('beforeprint'))")

    def unfold(self, page):
        """Opens all that is folded."""
        page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
        self.settled(page)

    def ask(self, page, query):
        """Submits a query."""
        page.fill("#query", query)
        page.press("#query", "Escape")
        page.focus("#query")
        page.press("#query", "Enter")
        self.settled(page)

    def shares(self, page):
        """What each strategy's row says, by its id: the texts of its cells from the bar on."""
        return page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#live-strategies tbody tr')]
            .map(row => [row.dataset.strategy, [...row.cells].slice(1).map(cell => cell.textContent)]))""")

    def changed(self, path, name, change):
        """Writes a page whose data are changed, and returns its path."""
        def changed(octets):
            data = json.loads(octets)
            change(data)
            return json.dumps(data).encode()
        return self.rewritten(path, name, {"counted": changed})

    def packed(self, path):
        """Writes a page whose data are packed, as those of a large page are, and returns its path."""
        return self.rewritten(path, f"{pathlib.Path(path).stem}-packed", {
            "counted": bytes, "pictures": bytes, "diagrams": base64.b64decode}, deflated)

    def rewritten(self, path, name, changes, pack=None):
        """Writes a page with other data: what becomes of the octets of each element, by its id."""
        text = pathlib.Path(path).read_text(encoding="utf-8")
        for id, change in changes.items():
            tag, content = re.search(rf'(<script [^>]*id="{id}"[^>]*>)(.*?)</script>', text, re.S).groups()
            octets = change(content.strip().encode())
            new = (tag[:-1] + ' data-encoding="deflate">' + pack(octets) if pack
                   else tag + octets.decode().replace("<", "\\u003c"))
            text = text.replace(tag + content, new)
        path = pathlib.Path(path).with_name(f"{name}.html")
        path.write_text(text, encoding="utf-8")
        return path

    def scenario(self, page, number=0):
        """The id of a scenario that the page draws."""
        return page.evaluate("""number => {
            const [{ parameters }, { scenes }] = ['counted', 'pictures']
                .map(id => JSON.parse(document.getElementById(id).textContent));
            return scenes[number].levels.map((level, i) => parameters[i].levels[level]).join('/');
        }""", number)


def deflated(octets):
    """Base64 of raw DEFLATE."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.b64encode(packer.compress(octets) + packer.flush()).decode()


def number(text):
    return int(text.replace(",", ""))
