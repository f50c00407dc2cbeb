/// The style sheet of the HTML report.
///
/// The colours keep 4.5:1 against their background and stay apart for every kind of colour vision;
/// nothing rests on them alone.
enum HTMLStyle {
  static let css = variables + page + tables + examples + drawing + print

  private static let variables = """
    :root{color-scheme:light dark;--bg:#FFFFFF;--fg:#1A1A1A;--soft:#595959;--line:#D8DCE0;
    --panel:#F6F7F9;--pass:#1F7EAD;--fail:#D44211;--known:#4C2600;--focus:#1F7EAD;
    --d1:#FDE0D2;--d2:#FBB99F;--d3:#F08A66;--d4:#D9552F;--d5:#A32A0B;--d6:#5F1200;
    --t1:#000000;--t2:#000000;--t3:#000000;--t4:#000000;--t5:#FFFFFF;--t6:#FFFFFF;
    --screen:#D4D8DC;--window:#FFFFFF;--safe:#E3EEF5;--bar:#D9DDE1;--bar-line:#9AA0A6;
    --keyboard:#B9BEC5;--key:#FFFFFF;--ink:#1A1A1A;--halo:#FFFFFF;--bezel:#2B2B2B}
    @media (prefers-color-scheme:dark){:root{--bg:#0D1117;--fg:#E6E8EB;--soft:#B4BAC2;
    --line:#30363D;--panel:#161B22;--pass:#268BD9;--fail:#EE2B58;--known:#FFA31A;
    --focus:#268BD9;--d1:#5F1200;--d2:#A32A0B;--d3:#D9552F;--d4:#F08A66;--d5:#FBB99F;
    --d6:#FDE0D2;--t1:#FFFFFF;--t2:#FFFFFF;--t3:#000000;--t4:#000000;--t5:#000000;--t6:#000000;
    --screen:#05070A;--window:#0D1117;--safe:#12283A;--bar:#262C34;--bar-line:#4A525C;
    --keyboard:#2A3038;--key:#3A424C;--ink:#E6E8EB;--halo:#0D1117;--bezel:#6B737D}}

    """

  private static let page = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--bg);color:var(--fg);
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    header,main,footer,nav{max-width:76rem;margin-inline:auto;padding-inline:1.25rem}
    h1{font-size:1rem;font-weight:600;color:var(--soft);margin:1.75rem 0 .25rem}
    h2{font-size:1.35rem;margin:2.75rem 0 .5rem;line-height:1.25}
    h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
    h3 code{font-size:1em}
    p{margin:.5rem 0;max-width:60rem}
    code{font:.875em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .skip{position:absolute;inset-inline-start:-99rem}
    .skip:focus{position:static;display:inline-block;padding:.5rem}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
    .verdict{font-size:1.35rem;line-height:1.35;margin:0}
    .verdict strong{margin-inline-end:.35em}
    .pass{color:var(--pass)}.fail{color:var(--fail)}
    .counts{display:flex;flex-wrap:wrap;gap:.25rem 2.5rem;margin:1rem 0 0}
    .counts div{display:flex;flex-direction:column-reverse}
    .counts dt{color:var(--soft);font-size:.875rem}
    .counts dd{margin:0;font-size:1.35rem;font-weight:600;font-variant-numeric:tabular-nums}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:.75rem 0;
    margin:1rem 0 0;border-block:1px solid var(--line)}
    a{color:var(--pass)}
    .facts{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0}
    .facts dt{color:var(--soft)}
    .facts dd{margin:0;min-width:0;overflow-wrap:anywhere}
    @media (max-width:36rem){.facts{grid-template-columns:1fr}.facts dd{margin-bottom:.4rem}}
    footer{margin-top:3rem;padding-block:1rem 2rem;color:var(--soft);font-size:.875rem;
    border-top:1px solid var(--line)}

    """

  private static let tables = """
    .scroll{overflow:auto;max-height:85vh;margin:.75rem 0 1.5rem;border:1px solid var(--line);
    border-radius:8px}
    table{border-collapse:separate;border-spacing:0;width:100%;font-size:.9rem;
    font-variant-numeric:tabular-nums}
    caption{text-align:start;padding:.6rem .75rem;color:var(--soft)}
    caption span{position:sticky;inset-inline-start:.75rem;display:inline-block;
    max-width:calc(100vw - 4.5rem)}
    th,td{padding:.35rem .75rem;text-align:start;border-top:1px solid var(--line);
    background:var(--bg);vertical-align:baseline}
    td.n,th.n{text-align:end;white-space:nowrap}
    thead th{position:sticky;top:0;z-index:1;background:var(--panel);font-weight:600;
    vertical-align:bottom;white-space:nowrap}
    thead th.wrap{white-space:normal}
    th:first-child{position:sticky;inset-inline-start:0;z-index:1;font-weight:500;
    border-inline-end:1px solid var(--line);min-width:9rem;max-width:26rem}
    thead th:first-child{z-index:2}
    td.status{white-space:nowrap;font-weight:600}
    .none{color:var(--soft)}
    td.d0{color:var(--pass)}
    td.d1{background:var(--d1);color:var(--t1)}td.d2{background:var(--d2);color:var(--t2)}
    td.d3{background:var(--d3);color:var(--t3)}td.d4{background:var(--d4);color:var(--t4)}
    td.d5{background:var(--d5);color:var(--t5)}td.d6{background:var(--d6);color:var(--t6)}
    summary{cursor:pointer;padding:.4rem 0;font-weight:600}

    """

  private static let examples = """
    .examples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(34rem,100%),1fr));
    gap:1rem}
    figure{margin:0;display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;
    border:1px solid var(--line);border-radius:8px;padding:1rem;break-inside:avoid}
    figcaption{flex:1 1 14rem;min-width:0}
    figcaption .facts{font-size:.9rem;grid-template-columns:1fr;margin-top:.5rem}
    figcaption .facts dd{margin-bottom:.35rem}
    figcaption p{margin:0}
    .command{display:block;padding:.4rem .5rem;background:var(--panel);border-radius:4px;
    user-select:all}

    """

  private static let drawing = """
    .scene{flex:none;max-width:100%;height:auto}
    .scene .bezel{fill:var(--bezel)}.scene .screen{fill:var(--screen)}
    .scene .window{fill:var(--window)}.scene .safe-area{fill:var(--safe)}
    .scene .bar{fill:var(--bar);stroke:var(--bar-line)}.scene .view{stroke:var(--soft)}
    .scene .keyboard{fill:var(--keyboard)}.scene .key-ink{fill:var(--key)}
    .scene .floating{stroke:var(--soft)}
    .scene .hidden-ink{fill:var(--fail)}.scene .gap-ink{fill:var(--known)}
    .scene .line-expected{stroke:var(--pass)}.scene .line-actual{stroke:var(--fail)}
    .scene .text-expected{fill:var(--pass)}.scene .text-actual{fill:var(--fail)}
    .scene .label{fill:var(--ink);stroke:var(--halo)}.scene .strong{font-weight:700}
    @media (forced-colors:active){.scene{forced-color-adjust:none}}

    """

  private static let print = """
    @media print{:root{--bg:#FFFFFF;--fg:#000000;--soft:#404040;--line:#A0A0A0;--panel:#FFFFFF;
    --pass:#1F7EAD;--fail:#D44211;--known:#4C2600;--screen:#D4D8DC;--window:#FFFFFF;
    --safe:#E3EEF5;--bar:#D9DDE1;--bar-line:#9AA0A6;--keyboard:#B9BEC5;--key:#FFFFFF;
    --ink:#1A1A1A;--halo:#FFFFFF;--bezel:#2B2B2B}
    body{font-size:10pt}nav,.skip{display:none}.scroll{overflow:visible;max-height:none}
    thead th,th:first-child{position:static}table{font-size:8pt}
    th,td{padding:.15rem .3rem}td[class]{background:none;color:#000000}
    tr{break-inside:avoid}h2,h3{break-after:avoid}
    details::details-content{content-visibility:visible;block-size:auto}}

    """
}
