// The query in one line: what it says, what may come next, and what is wrong with it.

const OPTIONS = 12;

let box, chips, problem, notice, options;

function queryBar() {
  box = h('input', {
    id: 'query', type: 'text', inputmode: 'search', enterkeyhint: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
    placeholder: 'Filter, such as os>=17 keyboard:!floating', role: 'combobox', 'aria-autocomplete': 'list',
    'aria-expanded': 'false', 'aria-controls': 'query-options', 'aria-describedby': 'query-problem',
    oninput: complete, onkeydown: onOptionKey, onblur: () => setOpen(false),
  });
  options = h('ul', { id: 'query-options', role: 'listbox', 'aria-label': 'What may come next', hidden: true });
  chips = h('ul', { class: 'chips', 'aria-label': 'Filters that the page shows' });
  problem = h('div', { id: 'query-problem', role: 'alert' });
  notice = h('p', { id: 'notice', role: 'status' });
  const form = h('form', { id: 'search', role: 'search', 'aria-label': 'Filter', onsubmit: event => {
    event.preventDefault();
    setOpen(false);
    submitQuery(box.value.trim());
  } },
  h('label', { for: 'query', class: 'unseen' }, 'Filter'), h('div', { class: 'combobox' }, box, options),
  h('button', { type: 'submit' }, 'Show'),
  h('button', { type: 'button', onclick: showHelp, id: 'open-help' }, 'Help'), navigation());
  const bar = h('section', { id: 'bar', 'aria-label': 'What is shown' }, form, problem, h('div', { class: 'below' }, chips, notice));
  // It stays above what is scrolled to, however many lines it has.
  new ResizeObserver(() => root.style.setProperty('--above', `${bar.offsetHeight}px`)).observe(bar);
  return bar;
}

function submitQuery(text) {
  const chosen = isQuery(text) ? null : strategyCalled(text);
  also = chosen?.also ?? '';
  // A name alone leaves the filter as it is.
  go(chosen ? { strategy: chosen.id, q: chosen.rest || state.q, page: '0', s: '', step: '' } : { q: text, page: '0', s: '', step: '' }, true);
}

// What else a name may have meant that chose a strategy.
let also = '';

function isQuery(text) { return !(queryOf(text) instanceof QueryError); }

// The strategy that the first or the last words of a text name, and the query that is left; null for none.
function strategyCalled(text) {
  const words = text.replace(/^strategy:/, '').split(/\s+/), plain = each => fold(each).replace(/[^a-z0-9]/g, '');
  for (let count = words.length; count > 0; count--) {
    for (const [own, rest] of [[words.slice(0, count), words.slice(count)], [words.slice(-count), words.slice(0, -count)]]) {
      const letters = plain(own.join('')), named = data.strategies.filter(({ id, name }) => [id, name].some(each => plain(each).startsWith(letters)));
      if (letters.length < 4 || named.length === 0 || !isQuery(rest.join(' '))) continue;
      const others = named.slice(1).map(({ name, id }) => name || id);
      return { id: named[0].id, rest: rest.join(' '), also: others.length ? `Also called so: ${listed(others)}.` : '' };
    }
  }
  return null;
}

function showQuery() {
  if (document.activeElement !== box || queryError === null) box.value = state.q;
  box.setAttribute('aria-invalid', queryError ? 'true' : 'false');
  problem.replaceChildren(...(queryError ? problemParts() : []));
  const isUnknown = state.strategy !== '' && data.strategies.every(({ id }) => id !== state.strategy);
  const { terms, diff } = query, name = nameOf(strategyNumber());
  notice.textContent = isUnknown ? `No strategy of this report is called “${state.strategy}”; shown: ${name}.`
    : [diff ? `The changes in your filter are those of ${name}.` : '', also].filter(Boolean).join(' ');
  chips.replaceChildren(...terms.map((term, i) => h('li', {}, code(term), h('button', {
    type: 'button', 'aria-label': `Remove ${term}`, onclick: () => submitQuery(terms.filter((_, j) => j !== i).join(' ')),
  }, '×'))));
}

// What is wrong with the query, and what the page shows meanwhile.
function problemParts() {
  const { message, index, part, suggestion } = queryError, end = index + part.length;
  const mended = word => state.q.slice(0, index) + word + state.q.slice(end);
  return [
    h('p', {}, h('strong', { class: 'fail' }, message.split('`').map((text, i) => (i % 2 ? code(text) : text))), ' ',
      [...(suggestion ? [suggestion] : []), ...(queryError.choices ?? [])].map(word => h('button', { type: 'button', onclick: () => submitQuery(mended(word)) }, `Use ${word}`))),
    h('code', { id: 'query-mark', 'aria-hidden': 'true' },
      state.q.slice(0, index), h('mark', {}, part || '\u00A0'), state.q.slice(end)),
    h('p', { id: 'still-shown' }, 'Shown: the result for ', query.text ? code(query.text) : 'everything that was run', '.'),
  ];
}

// MARK: Completion

// What may be where the caret is: [text in place of what is typed, its words].
function completions() {
  const before = box.value.slice(0, box.selectionStart), typed = /[^ \t]*$/.exec(before)[0];
  const sign = typed.indexOf(':'), words = data.changes ? { diff: data.changes.map(name => [name, '']) } : {};
  if (sign < 0) {
    const names = [...data.parameters.map(({ name }, i) => [name, titleOf(i)]), ...Object.keys(words).map(name => [name, 'What changed'])];
    const found = matching(fold(typed), names).map(([name, title]) => [`${name}:`, title]), { text, named } = namedBy(before);
    if (text.length > typed.length && named.length) return { start: before.length - text.length, found: named };
    return { start: before.length - typed.length, found: [...found, ...named].slice(0, OPTIONS) };
  }
  const name = fold(typed.slice(0, sign)), from = Math.max(typed.lastIndexOf(','), sign) + 1;
  const parameter = data.parameters.findIndex(each => fold(each.name) === name);
  const levels = parameter < 0 ? words[name] ?? []
    : data.parameters[parameter].levels.map((level, i) => [level, labelOf(parameter, i)]);
  const isNegated = typed[from] === '!', text = fold(typed.slice(from + (isNegated ? 1 : 0)));
  return {
    start: before.length - typed.length + from,
    found: matching(text, levels).map(([level, label]) => [(isNegated ? '!' : '') + level, label]),
  };
}

// The levels with the last words before the caret, as many of these as have any.
function namedBy(before) {
  const pairs = data.parameters.flatMap(({ name, levels }, i) => levels.map((level, j) => [level, labelOf(i, j), `${name}:${level}`]));
  const words = /(?:[^ \t:<>=*!,]+[ \t]+){0,3}[^ \t:<>=*!,]+$/.exec(before)?.[0] ?? '';
  for (let text = words; text.length > 1; text = text.replace(/^\S*\s*/, '')) {
    const named = matching(fold(text), pairs);
    if (named.length) return { text, named: named.map(([, label, term]) => [term, label]) };
  }
  return { text: '', named: [] };
}

// Those that begin so before those that contain it.
function matching(text, pairs) {
  const rank = pair => Math.min(...pair.slice(0, 2).map(each => fold(each).indexOf(text)).filter(at => at >= 0), Infinity);
  return pairs.map((pair, i) => ({ pair, i, at: Math.min(rank(pair), 1e6) })).filter(({ at }) => at < 1e6)
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1) || a.i - b.i).slice(0, OPTIONS).map(({ pair }) => pair);
}

function complete() {
  const { found } = completions();
  options.replaceChildren(...found.map(([text, words], i) => h('li', {
    id: `option-${i}`, role: 'option', 'aria-selected': 'false', onmousedown: event => {
      event.preventDefault();
      accept(i);
    },
  }, code(text), words && words !== text ? h('span', { class: 'soft' }, words) : null)));
  setOpen(found.length > 0);
}

function setOpen(isOpen) {
  options.hidden = !isOpen;
  box.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) box.removeAttribute('aria-activedescendant');
}

function chosenOption() { return options.hidden ? -1 : [...options.children].findIndex(each => each.ariaSelected === 'true'); }

function choose(index) {
  [...options.children].forEach((option, i) => option.setAttribute('aria-selected', String(i === index)));
  box.setAttribute('aria-activedescendant', `option-${index}`);
  options.children[index].scrollIntoView({ block: 'nearest' });
}

function accept(index) {
  const { start, found } = completions(), [text] = found[index], end = box.selectionStart;
  box.setRangeText(text, start, end, 'end');
  if (text.endsWith(':')) complete();
  else setOpen(false);
}

function onOptionKey(event) {
  const { key } = event, { length } = options.children, at = chosenOption();
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (options.hidden) complete();
    if (options.hidden) return;
    const step = key === 'ArrowDown' ? 1 : -1;
    choose(at < 0 ? (step > 0 ? 0 : options.children.length - 1) : (at + step + length) % length);
  } else if (key === 'Enter' && at >= 0) {
    event.preventDefault();
    accept(at);
  } else if (key === 'Escape' && !options.hidden) {
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  }
}

// MARK: Help

function showHelp() { (document.getElementById('help') ?? document.body.appendChild(help())).showModal(); }

function help() {
  const keys = [['/', 'go to the filter'], ['Esc', 'back to the report'], ['arrows', 'move in a table or a list of links'], ['?', 'this help']];
  const examples = [
    ['keyboard:floating', "one of a parameter's levels"], ['keyboard:floating,split', 'either of two'],
    ['keyboard:!floating,split', 'neither: from the first ! on, all are excluded'], ['keyboard:docked', 'that level alone'],
    ['keyboard:docked*', 'all that begin so'], ['iphone 15 german', 'words without a parameter: all that they name'],
    ['os:18', 'every 18.x'], ['os>=17', 'this version and later'], ['os<=18', '18.x and earlier'],
    ['diff:new', data.changes ? `changed so since the earlier result (${data.changes.join(', ')})` : 'changed so; this report has no earlier result'],
  ];
  const facts = pairs => h('dl', { class: 'facts' }, pairs.map(([name, words]) => [h('dt', {}, name), h('dd', {}, words)]));
  return h('dialog', { id: 'help', 'aria-labelledby': 'help-title' },
    h('h2', { id: 'help-title', tabindex: -1, autofocus: true }, 'Help'), facts(keys.map(([key, words]) => [h('kbd', {}, key), words])),
    h('p', {}, 'Separate filters with spaces; all must match. Case does not matter. The command line and ', code('matrix.yaml'),
      ' have the same language, except for the last word.'),
    facts(examples.map(([text, words]) => [code(text), words])),
    h('form', { method: 'dialog' }, h('button', {}, 'Close')));
}
