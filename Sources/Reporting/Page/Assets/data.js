// The data of a page, which a large page has packed: Base64 of raw DEFLATE.

function isPacked(id) { return document.getElementById(id).dataset.encoding === 'deflate'; }

async function unpacked(id) {
  const bytes = bytesOf(document.getElementById(id).textContent.trim());
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// What was packed is there later; other data at once, so that a small page waits for nothing.
function read(id) {
  return isPacked(id) ? unpacked(id).then(bytes => JSON.parse(new TextDecoder().decode(bytes)))
    : JSON.parse(document.getElementById(id).textContent);
}

function readBytes(id) { return isPacked(id) ? unpacked(id) : bytesOf(document.getElementById(id).textContent.trim()); }

// Goes on with some values once all of them are there: at once where none is a promise.
function whenRead(values, next) {
  return values.some(value => value instanceof Promise) ? Promise.all(values).then(all => next(...all)) : next(...values);
}

// MARK: The bytes of CompactDiagrams

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64), bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

// Reads nodes one after the other; a method for each is compiled sooner than one long loop.
class DiagramReader {
  constructor(bytes, list) {
    this.bytes = bytes;
    this.list = list;
    this.at = 0;
  }

  number() {
    const { bytes } = this;
    let at = this.at, byte = bytes[at++], value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++];
      value |= (byte & 127) << shift;
    }
    this.at = at;
    return value;
  }

  // Reads a node by what differs from the node before it, whose runs begin at `before`; returns where
  // its own begin.
  node(parameter, size, before) {
    const { list } = this, { ends, children } = list, start = list.runs;
    let runs = start;
    // The run of the node before that has the level; it gives children and what they differ from.
    let old = before;
    for (let level = 0; level < size;) {
      const token = this.number();
      while (ends[old] <= level) old++;
      if (token & 1) {
        const isOne = (token & 2) === 0, code = isOne ? token >> 2 : this.number();
        const step = code >> 1, child = children[old];
        level += isOne ? 1 : (token >> 2) + 2;
        ends[runs] = level;
        children[runs++] = code & 1 ? ~step : (child < 0 ? 0 : child) + (step >> 1 ^ -(step & 1));
      } else {
        level += (token >> 1) + 1;
        for (; ; old++) {
          children[runs] = children[old];
          ends[runs++] = Math.min(ends[old], level);
          if (ends[old] >= level) break;
        }
      }
    }
    list.close(parameter, runs - start);
    return start;
  }
}

// All diagrams of the page: children before parents, and those that ask for the last parameter first.
function readDiagrams(bytes, sizes) {
  const list = new NodeList(bytes.length >> 2, 2 * bytes.length);
  const reader = new DiagramReader(bytes, list);
  for (let parameter = sizes.length - 1; parameter >= 0; parameter--) {
    const size = sizes[parameter], count = reader.number();
    list.reserve(count, count * size);
    // Before the first node is one with a single child, 0.
    list.ends[0] = size;
    for (let number = 0, before = 0; number < count; number++) {
      before = reader.node(parameter, size, before);
    }
  }
  return new Diagrams(list, sizes);
}
