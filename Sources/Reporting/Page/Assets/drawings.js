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
      class: name, x, y: y + size * this.letters * 0.35 * this.pixel, 'font-size': size * this.letters * this.pixel,
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
      s('clipPath', { id: `${this.id}-clip` },
        this.rect([0, 0, this.width, this.height], '', { rx: this.radius })));
  }

  // A keyboard with its keys, and with a strip for suggestions above them where it has one. What is
  // too low for keys is the bar of a hardware keyboard.
  keyboard(frame, hasBar = false, name = 'keyboard', more = {}) {
    const [x, y, width, height] = frame;
    this.add(this.rect(frame, name, more));
    if (height < 100) return;
    const strip = hasBar ? Math.min(44, height * 0.16) : 0;
    const foot = this.radius > 20 && height > 240 && name === 'keyboard' ? height * 0.13 : 0;
    if (strip) this.add(s('path', { class: 'key-line', 'stroke-width': this.pixel,
      d: [1, 2].map(third => `M${x + width * third / 3} ${y + strip * 0.25}v${strip * 0.5}`).join('') }));
    this.add(s('path', { class: 'key-ink', d: keysPath(x, y + strip, width, height - strip - foot) }));
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

// Four rows of keys in one path.
function keysPath(x, y, width, height) {
  const row = height / 4, gap = Math.min(width / 60, row / 5), unit = width / 10;
  const key = (left, top, wide) => `M${left + gap / 2} ${top + gap / 2}h${wide - gap}v${row - gap}h${gap - wide}z`;
  const line = (number, start, keys) => {
    let left = x + start * unit;
    return keys.map(wide => {
      left += wide * unit;
      return key(left - wide * unit, y + number * row, wide * unit);
    }).join('');
  };
  return line(0, 0, Array(10).fill(1)) + line(1, 0.5, Array(9).fill(1))
    + line(2, 0, [1.5, ...Array(7).fill(1), 1.5]) + line(3, 0, [1.25, 1.25, 5, 2.5]);
}
