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
    this.inside = s('g', { 'clip-path': `url(#${this.id}-clip)` });
    this.outside = s('g');
  }

  rect([x, y, width, height], name, more = {}) {
    return s('rect', {
      class: name, x, y, width: Math.max(0, width), height: Math.max(0, height),
      'stroke-width': this.pixel, ...more,
    });
  }

  add(...elements) { this.inside.append(...elements); }

  label(text, x, y, size, name = 'label', anchor = 'middle') {
    this.outside.append(s('text', {
      class: name, x, y: y + size * 0.35 * this.pixel, 'font-size': size * this.pixel,
      'text-anchor': anchor, 'stroke-width': 3 * this.pixel,
    }, text));
  }

  dashes(...lengths) { return lengths.map(length => length * this.pixel).join(' '); }

  pattern(name, size, content, turn) {
    return s('pattern', {
      id: `${this.id}-${name}`, width: size * this.pixel, height: size * this.pixel,
      patternUnits: 'userSpaceOnUse', patternTransform: turn,
    }, content);
  }

  definitions() {
    const p = this.pixel;
    return s('defs', {},
      this.pattern('hidden', 7, s('rect', { class: 'hidden-ink', width: 2.5 * p, height: 7 * p }),
        'rotate(45)'),
      this.pattern('gap', 6, s('circle', { class: 'gap-ink', cx: 3 * p, cy: 3 * p, r: 1.2 * p })),
      this.pattern('keys', 12,
        s('rect', { class: 'key-ink', x: 1.5 * p, y: 1.5 * p, width: 9 * p, height: 9 * p, rx: 2 * p })),
      s('clipPath', { id: `${this.id}-clip` },
        this.rect([0, 0, this.width, this.height], '', { rx: this.radius })));
  }

  keyboard(frame) {
    this.add(this.rect(frame, 'keyboard'), this.rect(frame, '', { fill: `url(#${this.id}-keys)` }));
  }

  // The picture with room for labels: the given number of pixels on the right.
  svg(title, description, right) {
    const p = this.pixel, edge = 7 * p, left = 6 * p;
    const width = this.width + left + right * p, height = this.height + 2 * edge;
    return s('svg', {
      class: 'scene', role: 'img', viewBox: `${-left} ${-edge} ${width} ${height}`,
      width: width / p, height: height / p, 'aria-labelledby': `${this.id}-title ${this.id}-text`,
    },
    s('title', { id: `${this.id}-title` }, title), s('desc', { id: `${this.id}-text` }, description),
    this.definitions(),
    this.rect([-4 * p, -4 * p, this.width + 8 * p, this.height + 8 * p], 'bezel',
      { rx: this.radius + 4 * p }),
    this.inside, this.outside);
  }
}

// A step of a scene for one strategy.
function sceneDrawing(scene, index, strategy, paper = null) {
  const step = scene.steps[index], environment = data.environments[step.at];
  const [width, height] = environment.screen, end = endOf(scene, index, strategy);
  const radius = data.devices[scene.levels[0]]?.radius ?? 0;
  const drawing = new Drawing(width, height, radius, paper ?? (width > height ? 236 : 148));
  const p = drawing.pixel, [vx, vy, vw, vh] = environment.view;
  const isFull = environment.window.join() === [0, 0, width, height].join();
  drawing.add(drawing.rect([0, 0, width, height], isFull ? 'window' : 'screen'));
  if (!isFull) drawing.add(drawing.rect(environment.window, 'window bar-line'));
  const [, , bottom] = environment.obstruction;
  if (bottom > 0) drawing.add(drawing.rect([vx, vy + vh - bottom, vw, bottom], 'safe-area'));
  for (const [name, frame] of environment.bars) {
    drawing.add(drawing.rect(frame, 'bar'));
    if (frame[3] >= 11 * p && !meets(frame, step.covered)) {
      drawing.label(name, frame[0] + frame[2] / 2, frame[1] + frame[3] / 2, 8);
    }
  }
  drawing.add(drawing.rect(environment.view, 'view', { 'stroke-dasharray': drawing.dashes(4, 3) }));
  if (step.covered) drawing.keyboard(step.covered);
  if (step.floating) {
    drawing.add(drawing.rect(step.floating, 'floating', { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) }));
  }
  const keyboard = step.covered ?? step.floating;
  if (keyboard && keyboard[3] >= 34 * p) {
    drawing.label('keyboard', keyboard[0] + keyboard[2] / 2, keyboard[1] + keyboard[3] - 8 * p, 9);
  }
  const clamp = y => Math.min(Math.max(y, 0), height);
  const [upper, lower] = [end.expectedLine, end.actualLine].map(clamp).sort((a, b) => a - b);
  if (end.off !== 0 && lower > upper) {
    const kind = end.off < 0 ? 'hidden' : 'gap';
    drawing.add(drawing.rect([vx, upper, vw, lower - upper], 'wrong', { fill: `url(#${drawing.id}-${kind})` }));
    const roomy = lower - upper >= 15 * p;
    let y = roomy ? (upper + lower) / 2 : upper - 9 * p;
    if (y < 10 * p) y = lower + 9 * p;
    drawing.label(`${points(Math.abs(end.off))} pt ${kind}`, vx + vw / 2, y, 11, 'label strong');
  }
  const inset = data.strategies[strategy].writesInsets;
  const foot = inset ? vy + vh : height;
  lineAcross(drawing, end.expectedLine, vx, vw, 'expected');
  lineAcross(drawing, end.actualLine, vx, vw, 'actual');
  const words = ['expected', 'actual'].map(name =>
    `${name} ${inset ? '' : 'y '}${points(end[name])}`);
  const places = apart(clamp(end.expectedLine), clamp(end.actualLine), 13 * p, height);
  [end.expectedLine, end.actualLine].forEach((line, i) => {
    const name = ['expected', 'actual'][i], x = width + (8 + 6 * i) * p;
    drawing.outside.append(s('line', {
      class: `line-${name}`, x1: x, x2: x, y1: clamp(line), y2: clamp(foot),
      'stroke-width': 2.5 * p, 'stroke-dasharray': i ? drawing.dashes(5, 3) : null,
    }));
    drawing.label(words[i], width + 20 * p, places[i], 10, `text-${name}`, 'start');
  });
  const covered = step.covered
    ? `A docked keyboard covers the lowest ${points(step.covered[3])} points.`
    : 'No docked keyboard covers anything.';
  return drawing.svg(
    `${deviceName(scene)}, step ${index + 1} (${step.name}): ${endWords(end)}`,
    `The screen is ${points(width)} by ${points(height)} points. ${covered} `
      + `The ${inset ? 'bottom inset' : 'lowest line'} is expected at ${points(end.expected)} `
      + `and is ${points(end.actual)}.`,
    24 + 5.8 * Math.max(...words.map(text => text.length)));
}

function lineAcross(drawing, y, x, width, name) {
  const at = Math.min(Math.max(y, 0), drawing.height);
  drawing.add(s('line', {
    class: `line-${name}`, x1: x, x2: x + width, y1: at, y2: at, 'stroke-width': 2 * drawing.pixel,
    'stroke-dasharray': name === 'actual' ? drawing.dashes(5, 3) : null,
  }));
}

// Two places for labels that do not overlap.
function apart(a, b, room, height) {
  const inside = y => Math.min(Math.max(y, room / 2), height - room / 2);
  if (Math.abs(a - b) >= room) return [inside(a), inside(b)];
  const middle = Math.min(Math.max((a + b) / 2, room), height - room), up = a <= b ? -0.5 : 0.5;
  return [middle + up * room, middle - up * room];
}

function meets(a, b) {
  return b && a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

// A device with a keyboard, or without one.
function deviceDrawing(device, state, keyboard) {
  const turned = state.orientation !== 'portrait';
  const [width, height] = turned ? [...device.screen].reverse() : device.screen;
  const drawing = new Drawing(width, height, device.radius, turned ? 200 : 110);
  const [top, left, bottom, right] = state.safeArea, p = drawing.pixel;
  drawing.add(drawing.rect([0, 0, width, height], 'safe-area'),
    drawing.rect([left, top, width - left - right, height - top - bottom], 'window'));
  const label = keyboard ? `${keyboard.mode} ${points(keyboard.height)}` : 'no keyboard';
  const visible = keyboard ? keyboard.visible ?? keyboard.height : 0;
  if (visible > 0) {
    const wide = Math.min(keyboard.width ?? width, width);
    const raised = keyboard.docked || keyboard.mode.startsWith('hardware') ? 0 : height * 0.12;
    const frame = [(width - wide) / 2, height - visible - raised, wide, visible];
    if (raised) {
      drawing.add(drawing.rect(frame, 'floating', { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) }));
    } else drawing.keyboard(frame);
    const x = width + 6 * p;
    drawing.outside.append(s('line', {
      class: 'ruler', x1: x, x2: x, y1: frame[1], y2: frame[1] + visible, 'stroke-width': 2 * p,
    }));
    drawing.label(points(visible), x + 4 * p, frame[1] + visible / 2, 9, 'text-ruler', 'start');
  }
  if (bottom > 0 && !visible) drawing.label(points(bottom), width + 6 * p, height - bottom / 2, 9, 'text-ruler', 'start');
  return drawing.svg(`${device.name}, ${state.orientation}, ${label}`,
    `The screen is ${points(width)} by ${points(height)} points, the safe area leaves `
      + `${points(top)} at the top, ${points(left)} at the left, ${points(bottom)} at the bottom and `
      + `${points(right)} at the right. ${visible > 0 ? `The keyboard is ${points(visible)} high.` : 'There is no keyboard on screen.'}`,
    34);
}

// Where a strategy ended in a step, beside where it should have.
function endOf(scene, index, strategy) {
  const step = scene.steps[index], { writesInsets, padding } = data.strategies[strategy];
  const [actual, off, flags] = step.values[step.uses.charCodeAt(strategy) - 65];
  const [, vy, , vh] = data.environments[step.at].view;
  const expected = writesInsets ? step.inset : step.line - padding;
  const line = length => (writesInsets ? vy + vh - length : length);
  return {
    expected, actual, off, flags, judged: step.judged,
    expectedLine: line(expected), actualLine: line(actual),
  };
}

function endWords(end) {
  if (!end.judged) return '– not judged';
  const words = [];
  if (end.off < 0) words.push(`✗ hides ${points(-end.off)} pt`);
  if (end.off > 0) words.push(`✗ leaves a gap of ${points(end.off)} pt`);
  if (end.flags & 1) words.push('✗ another edge is off');
  if (end.flags & 2) words.push('✗ the indicator is off');
  if (end.flags & 4) words.push('✗ the content offset is off');
  return words.length ? words.join(', ') : '✓ exact';
}

function deviceName(scene) {
  return data.devices[scene.levels[0]]?.name ?? data.parameters[0].levels[scene.levels[0]];
}

// The needed inset in parts: "34 + 49 + 253 = 336: home indicator, bars, keyboard beyond that".
function ledgerWords(step, strategy) {
  const { writesInsets, padding } = data.strategies[strategy];
  if (!writesInsets) {
    return padding ? `${points(step.line)} - ${points(padding)} = ${points(step.line - padding)}: `
      + 'where the lowest line may be, the design’s own padding'
      : `${points(step.line)}: where the lowest line may be`;
  }
  if (step.ledger.length === 0) return '0: nothing to keep free';
  const sum = step.ledger.reduce((total, [, length]) => total + length, 0);
  const names = step.ledger.map(([name], i) => (i === 0 ? name.replace(' beyond that', '') : name));
  return step.ledger.map(([, length]) => points(length)).join(' + ')
    + (step.ledger.length > 1 ? ` = ${points(sum)}` : '') + `: ${names.join(', ')}`;
}
