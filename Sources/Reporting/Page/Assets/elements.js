// Elements from text that may contain anything: nothing here reads markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined));
  return element;
}

function h(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

function s(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function code(text) { return h('code', {}, h('bdi', {}, text)); }

// A choice of one of some values; options are [value, text], or those of a group [title, options].
function choice(id, label, options, value, onchange) {
  const made = ([option, content]) => (Array.isArray(content) ? h('optgroup', { label: option }, content.map(made))
    : h('option', { value: option }, content));
  const select = h('select', { id, onchange: event => onchange(event.target.value) }, options.map(made));
  select.value = value;
  return h('label', { class: 'choice', for: id }, h('span', {}, label), select);
}

function grouped(number) { return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ','); }

// A share in percent, never rounded to all or none.
function percent(part, whole) {
  if (whole <= 0) return '–';
  if (part <= 0) return '0 %';
  // Sums of shares are whole but for rounding.
  if (part >= whole * (1 - 1e-9)) return '100 %';
  const tenths = Math.round(part / whole * 1000);
  if (tenths === 0) return '<0.1 %';
  return `${(Math.min(tenths, 999) / 10).toFixed(1)} %`;
}

function points(length) { return String(Math.round(length * 100) / 100); }

// A text that a button copies.
function copyable(text, label) {
  const status = h('span', { role: 'status', class: 'copied' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = 'copied';
    } catch {
      status.textContent = 'select the text and copy it';
    }
  };
  return h('span', { class: 'copyable' }, h('code', { class: 'command' }, text),
    h('button', { type: 'button', onclick: copy, 'aria-label': label ?? `Copy: ${text}` }, 'Copy'),
    status);
}

// A word of a shell.
function shellWord(text) {
  return /^[A-Za-z0-9.+=@/_-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
