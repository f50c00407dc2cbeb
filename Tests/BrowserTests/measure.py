"""Whether a report is as fast and as small as it has to be: medians over several loads, in milliseconds.

usage: measure.py REPORT.html

Exits with 1 where a limit is exceeded. Wall time: only a quiet machine gives figures to compare.
"""

import os
import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

LOADS = 5
MOST_BYTES, MOST_ELEMENTS, FIRST_PAINT = 4_500_000, 8_000, 300
# How long the numbers of all strategies may take, by how much the processor is slowed.
NUMBERS = {1: 300, 4: 1000}
# What readers ask for, one after the other: what narrows a level at the beginning and at the end of a
# scenario.
QUERIES = [
    "orientation:portrait", "device:ipad*", "os:26", "locale:ja keyboard:emoji", "script:present*",
    "orientation:landscape* window:split*",
]
# From a query's submission until the table has the numbers of all strategies, and until the page is at
# rest.
ASK = """async query => {
    performance.clearMeasures();
    const box = document.getElementById('query'), start = performance.now();
    box.value = query;
    box.form.requestSubmit();
    while (document.documentElement.dataset.busy) await new Promise(done => setTimeout(done, 2));
    if (document.getElementById('query-problem')?.textContent) throw new Error(`no query: ${query}`);
    const { startTime, duration } = performance.getEntriesByName('strategies', 'measure')[0];
    return [startTime + duration - start, performance.now() - start];
}"""
FIRST = """() => {
    const end = name => {
        const { startTime, duration } = performance.getEntriesByName(name)[0];
        return startTime + duration;
    };
    return { 'first paint': end('first-contentful-paint'), 'the first numbers': end('answer'),
             'those of all strategies': end('strategies'), 'the whole page': end('whole') };
}"""


def main(path):
    limits = {"first paint": FIRST_PAINT, "elements": MOST_ELEMENTS, "bytes": MOST_BYTES}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        loads = [load(browser, path, limits) for _ in range(LOADS)]
        browser.close()
    loads[0]["bytes"] = path.stat().st_size
    over = 0
    for name in loads[0]:
        values = sorted(figures[name] for figures in loads if name in figures)
        median, limit = statistics.median(values), limits.get(name)
        over += limit is not None and median > limit
        wanted = "" if limit is None else f"  at most {limit:,}{', EXCEEDED' if median > limit else ''}"
        print(f"{name:60} {median:10,.0f}   {values[0]:,.0f} to {values[-1]:,.0f}{wanted}")
    if over:
        sys.exit(f"error: {over} limit{'s' if over > 1 else ''} exceeded")


def load(browser, path, limits):
    page = browser.new_page()
    page.goto(path.as_uri())
    page.wait_for_selector("html[data-ready=true]:not([data-busy])", state="attached")
    figures = page.evaluate(FIRST)
    figures["elements"] = page.evaluate("document.querySelectorAll('*').length")
    # What is computed when nothing else is to be done.
    page.wait_for_timeout(2000)
    for rate, limit in NUMBERS.items():
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        for query in QUERIES:
            name = f"{query}, processor at 1/{rate}"
            limits[name] = limit
            figures[name], figures[f"  until the page is at rest: {name}"] = page.evaluate(ASK, query)
    page.close()
    return figures


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
