"""How fast a report opens: medians over several loads, in milliseconds after navigation.

usage: measure.py REPORT.html
"""

import os
import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

LOADS = 7
# What the address asks for: no count of it stands in the page.
QUERY = "q=orientation:portrait"
# Marks the end of the first frame that shows counts of the query.
WATCH = """new MutationObserver((_, observer) => {
    if (!document.getElementById('sentence')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark('shown');
        port2.postMessage(null);
    });
}).observe(document, { childList: true, subtree: true });"""
# Axes to change to: how long they take to be counted, and until the new table stands.
PIVOTS = [("device", "keyboard"), ("device", "script"), ("locale", "window"), ("placement", "script"),
          ("strategy", "keyboard")]
# What readers ask for next: how long until the first numbers stand, and until the page is at rest.
QUERIES = ["orientation:landscape*", "status:hidden", "is:assumed"]
ASK = """async query => {
    const box = document.getElementById('query'), start = performance.now();
    box.value = query;
    box.form.requestSubmit();
    const numbers = performance.now() - start;
    while (document.documentElement.dataset.busy) await new Promise(done => setTimeout(done, 10));
    return [numbers, performance.now() - start];
}"""


def main(path):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        figures = [load(browser, path) for _ in range(LOADS)]
        print(f"{path.name}: {path.stat().st_size:,} bytes, {LOADS} loads")
        for name in figures[0]:
            values = sorted(figure[name] for figure in figures)
            print(f"{name:50} {statistics.median(values):8.0f} ms   {values[0]:.0f} to {values[-1]:.0f}")
        browser.close()


def load(browser, path):
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{path.as_uri()}#{QUERY}")
    page.wait_for_selector("html[data-ready=true]", state="attached")
    figures = page.evaluate("""() => {
        const entry = name => performance.getEntriesByName(name)[0], numbers = entry('answer');
        return {'first paint': entry('first-contentful-paint').startTime,
                'numbers that follow the query (wanted: 300)': numbers.startTime + numbers.duration,
                '  the first frame with them': entry('shown').startTime,
                '  those of all strategies': entry('strategies').startTime + entry('strategies').duration,
                'the whole page': entry('whole').startTime};
    }""")
    for row, column in PIVOTS:
        counted, shown = page.evaluate("""async ([row, column]) => {
            location.hash = `row=${row}&col=${column}&at=matrix`;
            await new Promise(done => setTimeout(done, 600));
            return ['pivot', 'matrix'].map(name => performance.getEntriesByName(name, 'measure').at(-1).duration);
        }""", [row, column])
        figures[f"pivot {row} x {column} (wanted: 50)"] = counted
        figures["  and the table on screen " + f"{row} x {column}"[:18]] = shown
    for rate, wanted in [(1, 300), (4, 1000)]:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        for query in QUERIES:
            numbers, everything = page.evaluate(ASK, query)
            figures[f"{query}, processor at 1/{rate} (wanted: {wanted})"] = numbers
            figures[f"  and all that is on screen at 1/{rate}: {query}"] = everything
    page.close()
    return figures


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
