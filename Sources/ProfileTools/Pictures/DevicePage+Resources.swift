extension DevicePage {
  static let css =
    """

    :root{color-scheme:light dark;--bg:#FFFFFF;--fg:#1A1A1A;--soft:#595959;--line:#D8DCE0}
    @media (prefers-color-scheme:dark){:root{--bg:#0D1117;--fg:#E6E8EB;--soft:#B4BAC2;
    --line:#30363D}}
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

    """ + DrawingStyle.css
}
