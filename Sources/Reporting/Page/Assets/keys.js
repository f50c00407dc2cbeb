// The keys of the page.

function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.getElementById('help')?.open) return;
  if (event.target.closest('input, select, textarea')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  if (event.key === '/') {
    event.preventDefault();
    box.focus();
    box.select();
  } else if (event.key === '?') showHelp();
  else if (event.key === 'Escape' && state.s) leaveScenario();
  else if (event.key === 'j' || event.key === 'k') stepRows(event.key === 'j' ? 1 : -1);
  else if (event.key === 'Enter' && event.target.matches('.rule')) openRule(event.target);
}

// Goes to the next row of the section, or else of the first that has rows.
function stepRows(step) {
  if (state.s) return;
  const at = document.activeElement, sections = [at.closest('main > section'), ...main.querySelectorAll(':scope > section')];
  const rows = sections.filter(Boolean).map(rowsOf).find(some => some.length) ?? [];
  const next = rows[Math.max(0, Math.min(rows.findIndex(row => row.contains(at)) + step, rows.length - 1))];
  (next?.matches('.rule') ? next : next?.querySelector('a, .cell'))?.focus();
}

// The rules of a section, or the rows of its first table.
function rowsOf(section) {
  const rules = [...section.querySelectorAll('.rule')], table = section.querySelector('.live:not(.waiting) table');
  return rules.length || !table ? rules : [...table.rows].filter(row => row.querySelector('a, .cell'));
}

// Opens a rule, then its scenario.
function openRule(rule) {
  const details = rule.querySelector('details');
  if (details && !details.open) details.open = true;
  else rule.querySelector('.picture')?.click();
}
