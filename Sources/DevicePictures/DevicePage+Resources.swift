extension DevicePage {
  static let css =
    """

    :root{color-scheme:light dark;--bg:#FFFFFF;--fg:#1A1A1A;--soft:#595959;--line:#D8DCE0;
    --fail:#D44211}
    @media (prefers-color-scheme:dark){:root{--bg:#0D1117;--fg:#E6E8EB;--soft:#B4BAC2;
    --line:#30363D;--fail:#EE2B58}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:96rem;padding:1rem 1.25rem;background:var(--bg);color:var(--fg);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.2rem;margin:1.5rem 0 .75rem}
    .states{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(28rem,100%),1fr));
    gap:1rem;align-items:start}
    figure{margin:0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:8px;
    break-inside:avoid;min-width:0}
    figcaption{font-weight:600;margin-bottom:.5rem}
    svg{max-width:100%;height:auto;display:block}
    summary{cursor:pointer;color:var(--soft)}
    table{border-collapse:collapse;font-size:.8rem;width:100%}
    th,td{text-align:start;vertical-align:top;padding:.2rem .4rem;border-top:1px solid var(--line);
    overflow-wrap:anywhere}
    thead th{border-top:0;color:var(--soft);font-weight:400}
    code,pre{font:.875em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .trouble{border:2px solid var(--fail);border-radius:8px;padding:0 1rem 1rem;position:sticky;
    top:0;max-height:45vh;overflow:auto;background:var(--bg)}
    .trouble h2{color:var(--fail);margin-top:.75rem}
    .trouble pre{overflow:auto;margin:0}

    """ + DrawingStyle.css

  /// Loads the page anew every second while somebody looks at it, and keeps what they see: the place
  /// on the page and the details that are open.
  static let script = """

    "use strict";
    const key = "insetmatrix:" + location.pathname;
    history.scrollRestoration = "manual";
    const kept = JSON.parse(sessionStorage.getItem(key) || "null");
    if (kept) {
      for (const id of kept.open) {
        const details = document.getElementById(id);
        if (details) details.open = true;
      }
      scrollTo(kept.x, kept.y);
    }
    setInterval(() => {
      if (document.hidden || String(getSelection())) return;
      const open = [...document.querySelectorAll("details[open]")].map((details) => details.id);
      sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, open }));
      location.reload();
    }, 1000);

    """
}
