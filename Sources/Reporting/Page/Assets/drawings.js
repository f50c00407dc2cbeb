// Pictures of devices, in points of the upright screen. What has a size on paper is given in
// pixels and scaled; patterns say the same as colors.

let pictures = 0;

class Drawing {
  constructor(width, height, radius, paper) {
    this.width = width;
    this.height = height;
    this.radius = radius;
    this.id = `drawing-${++pictures}`;
    this.pixel = Math.max(width, 1) / paper;
    // Large pictures have larger letters.
    this.letters = paper >= 280 ? 1.3 : 1;
    this.inside = s('g', { 'clip-path': `url(#${this.id}-clip)` });
    this.outside = s('g');
    // Where something is written, as left, top, right, bottom.
    this.written = [];
  }

  rect([x, y, width, height], name, more = {}) {
    return s('rect', {
      class: name, x, y, width: Math.max(0, width), height: Math.max(0, height),
      'stroke-width': this.pixel, ...more,
    });
  }

  add(...elements) { this.inside.append(...elements); }

  // A rectangle under which nothing can be read.
  cover(frame, name, more) {
    const [, y, , height] = frame;
    this.written = this.written.filter(([, top, , bottom]) => bottom <= y || top >= y + height);
    this.add(this.rect(frame, name, more));
  }

  text(words, x, y, size, name, anchor = 'middle', halo = 3) {
    const high = size * this.letters * this.pixel;
    return s('text', { class: name, x, y: y + high * 0.35, 'font-size': high, 'text-anchor': anchor, 'stroke-width': halo * this.pixel }, words);
  }

  // The box that words around a point need on the screen.
  boxOf(words, x, y, size) {
    const high = size * this.letters * this.pixel * 0.6, wide = high * 0.5 * words.length, middle = Math.max(wide, Math.min(x, this.width - wide));
    return [middle - wide, y - high, middle + wide, y + high];
  }

  isFree([left, top, right, bottom]) {
    return top >= 0 && bottom <= this.height && this.written.every(other => right <= other[0] || left >= other[2] || bottom <= other[1] || top >= other[3]);
  }

  // Words above, in or below a frame, at the first of some heights at which they lie on no others, with a line to the part of
  // the frame that they are of, where that is not beside them.
  label(words, [left, , width], heights, size, name = 'label', [upper, lower] = [0, this.height]) {
    const p = this.pixel, boxAt = y => this.boxOf(words, left + width / 2, y, size);
    const y = heights.find(each => this.isFree(boxAt(each))) ?? heights[0], box = boxAt(y), [start, , end, bottom] = box;
    const [from, to] = y < upper ? [bottom, upper] : [box[1], lower], x = Math.max(start, left) + 2 * p;
    this.written.push(box);
    if ((to - from) * (upper - y) > 0 && Math.abs(to - from) > 8 * p) this.outside.append(s('path', { class: 'leader', 'stroke-width': p, d: `M${x} ${from}V${to}` }));
    this.outside.append(this.text(words, (start + end) / 2, y, size, name));
  }

  dashes(...lengths) { return lengths.map(length => length * this.pixel).join(' '); }

  definitions() {
    const p = this.pixel;
    return s('defs', {},
      pattern(`${this.id}-hidden`, 7 * p, s('rect', { class: 'hidden-ink', width: 2.5 * p, height: 7 * p }), 'rotate(45)'),
      pattern(`${this.id}-gap`, 6 * p, s('circle', { class: 'gap-ink', cx: 3 * p, cy: 3 * p, r: 1.2 * p })),
      s('clipPath', { id: `${this.id}-clip` },
        this.rect([0, 0, this.width, this.height], '', { rx: this.radius })));
  }

  // A keyboard with its keys, and with a strip for suggestions above them where it has one. What is
  // too low for keys is the bar of a hardware keyboard.
  keyboard(frame, hasBar = false, rows = KEYS.letters, name = 'keyboard', more = {}) {
    const [x, y, width, height] = frame;
    this.cover(frame, name, more);
    if (height < 100) return;
    const strip = hasBar ? Math.min(44, height * 0.16) : 0;
    const foot = this.radius > 20 && height > 240 && name === 'keyboard' ? height * 0.13 : 0;
    if (strip) this.add(s('path', { class: 'key-line', 'stroke-width': this.pixel,
      d: [1, 2].map(third => `M${x + width * third / 3} ${y + strip * 0.25}v${strip * 0.5}`).join('') }));
    this.add(s('path', { class: 'key-ink', d: keysPath(x, y + strip, width, height - strip - foot, rows) }));
  }

  // The picture with room for labels: the given number of pixels on the right. One without a title is for eyes only.
  svg(right, title = null, description = '') {
    const p = this.pixel, edge = 7 * p, left = 6 * p;
    const width = this.width + left + right * p, height = this.height + 2 * edge;
    const words = title === null ? { class: 'scene thumbnail', 'aria-hidden': 'true' }
      : { class: 'scene', role: 'img', 'aria-labelledby': `${this.id}-title ${this.id}-text` };
    return s('svg', { ...words, viewBox: `${-left} ${-edge} ${width} ${height}`, width: width / p, height: height / p },
      title === null ? null : [s('title', { id: `${this.id}-title` }, title), s('desc', { id: `${this.id}-text` }, description)],
      this.definitions(),
      this.rect([-4 * p, -4 * p, this.width + 8 * p, this.height + 8 * p], 'bezel', { rx: this.radius + 4 * p }),
      this.inside, this.outside);
  }
}

// Rows of keys, each with where it begins and how wide its keys are, in tenths of the keyboard.
const KEYS = {
  letters: [[0, ...Array(10).fill(1)], [0.5, ...Array(9).fill(1)], [0, 1.5, ...Array(7).fill(1), 1.5], [0, 1.25, 1.25, 5, 2.5]],
  numeric: Array(4).fill([0, ...Array(3).fill(10 / 3)]), emoji: Array(5).fill([0, ...Array(8).fill(1.25)]),
};

// Rows of keys in one path.
function keysPath(x, y, width, height, rows) {
  const row = height / rows.length, gap = Math.min(width / 60, row / 5), unit = width / 10;
  const key = (left, top, wide) => `M${left + gap / 2} ${top + gap / 2}h${wide - gap}v${row - gap}h${gap - wide}z`;
  return rows.map(([start, ...keys], number) => {
    let left = x + start * unit;
    return keys.map(wide => {
      left += wide * unit;
      return key(left - wide * unit, y + number * row, wide * unit);
    }).join('');
  }).join('');
}

// MARK: A scene

// Pictures of scenes: what a strategy does at a step, beside what is right.

// A step of a scene for one strategy; `paper` is the width of the screen in pixels.
function sceneDrawing(scene, index, strategy, paper = null) {
  const step = scene.steps[index], environment = data.environments[step.at];
  const [width, height] = environment.screen, end = endOf(scene, index, strategy);
  const drawing = new Drawing(width, height, radiusOf(scene), paper ?? (width > height ? 236 : 148));
  drawGround(drawing, environment);
  drawContent(drawing, environment, end);
  drawKeyboards(drawing, scene, index);
  drawError(drawing, environment, end);
  drawRulers(drawing, environment, end, strategy);
  const words = rulerWords(end, strategy);
  return drawing.svg(26 + 6 * drawing.letters * Math.max(...words.map(text => text.length)),
    `${deviceTitle(scene.levels)}, step ${index + 1} (${actionWords(step)}): ${endWords(end)}`, sceneWords(environment, step, end, strategy));
}

// The screen before the first step brings the keyboard.
function drawingBefore(scene, paper) {
  const environment = data.environments[scene.steps[0].from ?? scene.steps[0].at], { screen: [width, height], view: [, vy, , vh], obstruction } = environment;
  const drawing = new Drawing(width, height, radiusOf(scene), paper);
  drawGround(drawing, environment);
  drawContent(drawing, environment, { actualLine: vy + vh - Math.max(0, obstruction[2]) });
  return drawing.svg(26, `${deviceTitle(scene.levels)}, before step 1`, 'No keyboard covers anything.');
}

function radiusOf(scene) { return data.devices[scene.levels[0]]?.radius ?? 0; }

function sceneWords({ screen: [width, height] }, step, end, strategy) {
  const covered = step.covered
    ? `A docked keyboard covers the lowest ${points(step.covered[3])} points.`
    : 'No docked keyboard covers anything.';
  const length = data.strategies[strategy].writesInsets ? 'bottom inset' : 'lowest line';
  return `The screen is ${points(width)} by ${points(height)} points. ${covered} `
    + `The ${length} is expected at ${points(end.expected)} and is ${points(end.actual)}.`;
}

// The screen, and the window or sheet where it does not fill it.
function drawWindow(drawing, { screen, window }) {
  const whole = [0, 0, ...screen], isFull = window.join() === whole.join();
  drawing.add(drawing.rect(whole, isFull ? 'window' : 'screen'));
  if (!isFull) drawing.add(drawing.rect(window, 'window edge'));
}

// The window, the safe area's foot and the bars.
function drawGround(drawing, environment) {
  const { view: [vx, vy, vw, vh], obstruction, bars } = environment;
  drawWindow(drawing, environment);
  const [, , bottom] = obstruction;
  if (bottom > 0) drawing.add(drawing.rect([vx, vy + vh - bottom, vw, bottom], 'safe-area'));
  for (const [name, frame] of bars) drawBar(drawing, frame, spaced(name));
}

function drawBar(drawing, frame, words) {
  const [x, y, width, height] = frame, p = drawing.pixel;
  drawing.cover(frame, 'bar');
  if (height >= 11 * p && width >= 60 * p) {
    drawing.add(drawing.text(words, x + width / 2, y + height / 2, 8, 'label', 'middle', 0));
    drawing.written.push(drawing.boxOf(words, x + width / 2, y + height / 2, 8));
  }
}

// Content as lines of text, scrolled to its end: its last line is a field with the focus, above the
// line down to which the strategy shows it.
function drawContent(drawing, { view: [vx, vy, vw, vh], obstruction: [top] }, end) {
  const pitch = Math.max(20, drawing.width / 19), box = pitch * 1.7, ceiling = vy + Math.max(0, top) + pitch * 0.6;
  const foot = Math.min(end.actualLine, drawing.height) - pitch * 0.35, margin = vw * 0.06;
  const lines = [];
  let number = 0;
  for (let y = foot - box - pitch; y > ceiling; y -= pitch, number++) {
    if (number % 6 === 5) continue;
    lines.push(`M${vx + margin} ${y}h${(vw - 2 * margin) * [0.55, 0.92, 0.86, 0.95, 0.7, 0][number % 6]}`);
  }
  drawing.add(s('path', { class: 'text-ink', d: lines.join(''), 'stroke-width': pitch * 0.3 }));
  if (foot - box < ceiling - pitch) return;
  drawing.field = [vx + margin, foot - box, vw - 2 * margin, box];
  drawing.add(...fieldParts(drawing, 'field'));
}

// The field with the focus: a frame, a word and the caret.
function fieldParts(drawing, name) {
  const [x, y, , height] = drawing.field, p = drawing.pixel;
  return [drawing.rect(drawing.field, name, { rx: height * 0.25, 'stroke-width': 1.5 * p }),
    s('path', { class: 'caret', 'stroke-width': 1.5 * p, d: `M${x + height * 0.5} ${y + height * 0.25}v${height * 0.5}` })];
}

// The keyboard, and what it is where its keys are not letters at the bottom of the screen.
function drawKeyboards(drawing, scene, index) {
  const { kind, frames, accessory } = keyboardAt(scene, index), { floating } = scene.steps[index], isPad = preference().pads[scene.levels[0]];
  const rows = (!isPad || kind === 'emoji') && Object.hasOwn(KEYS, kind) ? KEYS[kind] : KEYS.letters;
  const look = floating ? ['keyboard floating', kind === 'floating' ? { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) } : {}] : [];
  frames.forEach(frame => drawing.keyboard(frame, /prediction|candidates|password/.test(kind), rows, ...look));
  if (accessory) drawBar(drawing, accessory, `${accessory[3]} pt accessory view`);
  if (frames.length === 0 || /^(docked.*|hardware|)$/.test(kind)) return;
  const [x, y, , height] = frames[0], [left, , width] = frames.at(-1), place = data.parameters[parameterNamed('keyboard')].levels.indexOf(kind);
  const words = capitalized((place < 0 ? spaced(kind) : labelOf(parameterNamed('keyboard'), place)).split(' with ').at(-1));
  drawing.label(`${words}, ${points(height)} pt`, [x, y, left + width - x, height], [y + height - Math.min(9 * drawing.pixel, height / 2)], 8);
}

// Where the expected and the actual line are drawn: on the screen, and a gap no higher than its view.
function drawnLines({ height }, { view: [, vy] }, { off, expectedLine, actualLine }) {
  const clamp = (y, top) => Math.min(Math.max(y, top), height), top = off > 0 ? Math.min(vy, expectedLine) : 0;
  return [clamp(expectedLine, 0), clamp(actualLine, Math.max(0, top))];
}

// What lies between the two: its ends, its kind, and how it is painted.
function errorOf(drawing, environment, end, least = 0) {
  const { view: [x, , width] } = environment, [, actual] = drawnLines(drawing, environment, end), edge = Math.min(Math.max(end.actualLine + end.off, 0), drawing.height);
  const kind = end.off < 0 ? 'hidden' : 'gap', [upper, lower] = kind === 'gap' ? [actual, Math.max(edge, actual)] : [edge, actual];
  const frame = [x, upper, width, Math.max(lower - upper, least)];
  return { upper, lower, kind, parts: [drawing.rect(frame, `wrong wrong-${kind}`), drawing.rect(frame, 'wrong', { fill: `url(#${drawing.id}-${kind})` })] };
}

// What is hidden, hatched over the field that shows through, or a dotted gap.
function drawError(drawing, environment, end) {
  const p = drawing.pixel, { view } = environment, { upper, lower, kind, parts } = errorOf(drawing, environment, end), line = 12 * drawing.letters * p;
  if (!end.judged || (end.off === 0 && !end.flags)) return;
  if (end.off !== 0 && lower > upper) drawing.add(...(kind === 'hidden' && drawing.field ? fieldParts(drawing, 'field ghost') : []), ...parts);
  if (drawing.width / p < 100) return;
  // What the rulers do not show.
  const what = [[16, 'padding lost'], [1, 'another inset wrong'], [4, 'content offset wrong'], [2, "scroll bar's inset wrong"], [8, 'answer missing']].find(([flag]) => end.flags & flag)?.[1];
  // In what is high enough; else below it, since above it is the field, or above it, and so on.
  const within = [(upper + lower) / 2, upper + 0.75 * line, lower - 0.75 * line], beside = [0.75, 1.75, 2.75, 3.75].flatMap(lines => [lower + lines * line, upper - lines * line]);
  drawing.label(end.off === 0 ? what : `${points(Math.abs(end.off))} pt ${kind}`, view,
    end.off !== 0 && lower - upper >= 1.25 * line ? [...within, ...beside] : beside, 12, 'label strong', [upper, lower]);
}

function rulerWords(end, strategy) {
  const y = data.strategies[strategy].writesInsets ? '' : 'at ';
  return [`expected ${y}${points(end.expected)}`, `actual ${y}${points(end.actual)}`];
}

// Two rulers beside the screen: expected, then actual. An inset is measured from the view's foot, a line from where it should be.
function drawRulers(drawing, environment, end, strategy) {
  const p = drawing.pixel, { width, height } = drawing, { view: [vx, vy, vw, vh] } = environment;
  const lines = drawnLines(drawing, environment, end), places = apart(...lines, 14 * p * drawing.letters, height);
  const foot = data.strategies[strategy].writesInsets ? Math.min(Math.max(vy + vh, 0), height) : lines[0];
  lines.forEach((y, i) => {
    const name = ['expected', 'actual'][i], x = width + (8 + 7 * i) * p, tick = 2.5 * p;
    const dashes = i ? drawing.dashes(5, 3) : null;
    drawing.add(s('path', { class: `line-${name}`, d: `M${vx} ${y}h${vw}`, 'stroke-width': 2 * p, 'stroke-dasharray': dashes }));
    drawing.outside.append(
      s('path', { class: `line-${name}`, d: `M${x} ${y}V${foot}`, 'stroke-width': 2 * p, 'stroke-dasharray': dashes }),
      s('path', { class: `line-${name}`, d: `M${x - tick} ${y}h${2 * tick}M${x - tick} ${foot}h${2 * tick}`, 'stroke-width': 1.5 * p }),
      drawing.text(rulerWords(end, strategy)[i], width + 21 * p, places[i], 10.5, `text-${name}`, 'start'));
  });
}

// Two places for labels that do not overlap.
function apart(a, b, room, height) {
  const inside = [a, b].map(y => Math.min(Math.max(y, room / 2), height - room / 2));
  if (Math.abs(inside[0] - inside[1]) >= room) return inside;
  const middle = Math.min(Math.max((a + b) / 2, room), height - room), up = a <= b ? -0.5 : 0.5;
  return [middle + up * room, middle - up * room];
}

// A small picture without words, beside words that say the same: screen, keyboard and what is wrong.
function sceneThumbnail(scene, index, strategy, paper = 48) {
  const step = scene.steps[index], environment = data.environments[step.at], { frames, accessory } = keyboardAt(scene, index);
  const [width, height] = environment.screen, end = strategy === null ? null : endOf(scene, index, strategy);
  const drawing = new Drawing(width, height, radiusOf(scene), paper * Math.min(1, width / height * 1.6));
  drawWindow(drawing, environment);
  drawing.add(...frames.map(frame => drawing.rect(frame, 'keyboard')), ...(accessory ? [drawing.rect(accessory, 'bar')] : []));
  if (end?.judged && end.off !== 0) drawing.add(...errorOf(drawing, environment, end, 2 * drawing.pixel).parts);
  return drawing.svg(6);
}
