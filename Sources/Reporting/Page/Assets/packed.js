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
