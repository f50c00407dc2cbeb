// Pictures of scenes: what a strategy does at a step, beside what is right.

// A step of a scene for one strategy; `paper` is the width of the screen in pixels.
function sceneDrawing(scene, index, strategy, paper = null) {
  const step = scene.steps[index], environment = data.environments[step.at];
  const [width, height] = environment.screen, end = endOf(scene, index, strategy);
  const drawing = new Drawing(width, height, radiusOf(scene), paper ?? (width > height ? 236 : 148));
  const p = drawing.pixel;
  drawGround(drawing, environment);
  drawContent(drawing, environment, end);
  drawKeyboards(drawing, scene, step);
  drawError(drawing, environment, end);
  drawRulers(drawing, scene, environment, end, strategy);
  const words = rulerWords(end, strategy);
  return drawing.svg(
    `${deviceName(scene)}, step ${index + 1} (${actionWords(step)}): ${endWords(end)}`,
    sceneWords(environment, step, end, strategy), 26 + 6 * drawing.letters * Math.max(...words.map(text => text.length)));
}

// The screen before the first step brings the keyboard.
function drawingBefore(scene, paper) {
  const environment = data.environments[scene.steps[0].at], { screen: [width, height], view: [, vy, , vh], obstruction } = environment;
  const drawing = new Drawing(width, height, radiusOf(scene), paper);
  drawGround(drawing, environment);
  drawContent(drawing, environment, { actualLine: vy + vh - Math.max(0, obstruction[2]) });
  return drawing.svg(`${deviceName(scene)}, before step 1`, 'No keyboard covers anything.', 26);
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

// The screen, the window where it does not fill it, the safe area's foot and the bars.
function drawGround(drawing, { screen: [width, height], window, view: [vx, vy, vw, vh], obstruction, bars }) {
  const p = drawing.pixel, isFull = window.join() === [0, 0, width, height].join();
  drawing.add(drawing.rect([0, 0, width, height], isFull ? 'window' : 'screen'));
  if (!isFull) drawing.add(drawing.rect(window, 'window bar-line'));
  const [, , bottom] = obstruction;
  if (bottom > 0) drawing.add(drawing.rect([vx, vy + vh - bottom, vw, bottom], 'safe-area'));
  for (const [name, frame] of bars) {
    drawing.add(drawing.rect(frame, 'bar'));
    if (frame[3] >= 11 * p && frame[2] >= 60 * p) {
      drawing.add(s('text', { class: 'label', x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2 + 3 * p,
        'font-size': 8 * drawing.letters * p, 'text-anchor': 'middle', 'stroke-width': 0 }, spaced(name)));
    }
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

function drawKeyboards(drawing, scene, step) {
  const mode = data.parameters[parameterNamed('keyboard')]?.levels[scene.levels[parameterNamed('keyboard')]] ?? '';
  const hasBar = /prediction|candidates|password/.test(mode);
  if (step.covered) drawing.keyboard(step.covered, hasBar);
  if (step.floating) {
    drawing.keyboard(step.floating, hasBar, 'keyboard floating', { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) });
  }
}

// What is between the line that is expected and the one that is: hidden content, hatched over the field
// that shows through, or a dotted gap.
function drawError(drawing, { view: [vx, , vw] }, end) {
  const p = drawing.pixel, { height } = drawing;
  const [upper, lower] = [end.expectedLine, end.actualLine].map(y => Math.min(Math.max(y, 0), height)).sort((a, b) => a - b);
  if (end.judged && end.off === 0 && end.flags && drawing.width / p >= 100) {
    // What the rulers do not show.
    const what = [[1, 'another inset'], [4, 'content offset'], [2, "scroll bar's inset"]].find(([flag]) => end.flags & flag)[1];
    drawing.label(`${what} wrong`, vx + vw / 2, Math.max(10 * p, upper - 9 * p), 12, 'label strong');
  }
  if (!end.judged || end.off === 0 || lower <= upper) return;
  const kind = end.off < 0 ? 'hidden' : 'gap', frame = [vx, upper, vw, lower - upper];
  if (kind === 'hidden' && drawing.field) drawing.add(...fieldParts(drawing, 'field ghost'));
  drawing.add(drawing.rect(frame, `wrong wrong-${kind}`), drawing.rect(frame, 'wrong', { fill: `url(#${drawing.id}-${kind})` }));
  if (drawing.width / p < 100) return;
  const isRoomy = lower - upper >= 15 * p;
  // Above it is the field.
  let y = isRoomy ? (upper + lower) / 2 : lower + 9 * p;
  if (y > height - 10 * p) y = upper - 9 * p;
  drawing.label(`${points(Math.abs(end.off))} pt ${kind}`, vx + vw / 2, y, 12, 'label strong');
}

function rulerWords(end, strategy) {
  const y = data.strategies[strategy].writesInsets ? '' : 'at ';
  return [`expected ${y}${points(end.expected)}`, `actual ${y}${points(end.actual)}`];
}

// Two rulers beside the screen, from the foot of what is measured: expected, then actual.
function drawRulers(drawing, scene, { view: [vx, vy, vw, vh] }, end, strategy) {
  const p = drawing.pixel, { width, height } = drawing, clamp = y => Math.min(Math.max(y, 0), height);
  const foot = clamp(data.strategies[strategy].writesInsets ? vy + vh : height);
  const lines = [end.expectedLine, end.actualLine].map(clamp), places = apart(...lines, 14 * p * drawing.letters, height);
  lines.forEach((y, i) => {
    const name = ['expected', 'actual'][i], x = width + (8 + 7 * i) * p, tick = 2.5 * p;
    const dashes = i ? drawing.dashes(5, 3) : null;
    drawing.add(s('path', { class: `line-${name}`, d: `M${vx} ${y}h${vw}`, 'stroke-width': 2 * p, 'stroke-dasharray': dashes }));
    drawing.outside.append(
      s('path', { class: `line-${name}`, d: `M${x} ${y}V${foot}`, 'stroke-width': 2 * p, 'stroke-dasharray': dashes }),
      s('path', { class: `line-${name}`, d: `M${x - tick} ${y}h${2 * tick}M${x - tick} ${foot}h${2 * tick}`, 'stroke-width': 1.5 * p }));
    drawing.label(rulerWords(end, strategy)[i], width + 21 * p, places[i], 10.5, `text-${name}`, 'start');
  });
}

// Two places for labels that do not overlap.
function apart(a, b, room, height) {
  const inside = y => Math.min(Math.max(y, room / 2), height - room / 2);
  if (Math.abs(a - b) >= room) return [inside(a), inside(b)];
  const middle = Math.min(Math.max((a + b) / 2, room), height - room), up = a <= b ? -0.5 : 0.5;
  return [middle + up * room, middle - up * room];
}

// A small picture without words, beside words that say the same: screen, keyboard and what is wrong.
function sceneThumbnail(scene, index, strategy, paper = 48) {
  const step = scene.steps[index], environment = data.environments[step.at], { window, view } = environment;
  const [width, height] = environment.screen, end = strategy === null ? null : endOf(scene, index, strategy);
  const drawing = new Drawing(width, height, radiusOf(scene), paper * Math.min(1, width / height * 1.6));
  const isFull = window.join() === [0, 0, width, height].join(), keyboard = step.covered ?? step.floating;
  drawing.add(drawing.rect([0, 0, width, height], isFull ? 'window' : 'screen'));
  if (!isFull) drawing.add(drawing.rect(window, 'window bar-line'));
  if (keyboard) drawing.add(drawing.rect(keyboard, 'keyboard'));
  if (end?.judged && end.off !== 0) {
    const [upper, lower] = [end.expectedLine, end.actualLine].map(y => Math.min(Math.max(y, 0), height)).sort((a, b) => a - b);
    const frame = [view[0], upper, view[2], Math.max(lower - upper, 2 * drawing.pixel)], kind = end.off < 0 ? 'hidden' : 'gap';
    drawing.add(drawing.rect(frame, `wrong wrong-${kind}`), drawing.rect(frame, 'wrong', { fill: `url(#${drawing.id}-${kind})` }));
  }
  const svg = drawing.svg('', '', 6);
  svg.setAttribute('class', 'scene thumbnail');
  for (const name of ['role', 'aria-labelledby']) svg.removeAttribute(name);
  svg.setAttribute('aria-hidden', 'true');
  svg.querySelectorAll('title, desc').forEach(each => each.remove());
  return svg;
}
