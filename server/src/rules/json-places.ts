/** A syntax error in a JSON text, with its position. */
export class BrokenJson extends Error {
  constructor(readonly position: number) {
    super(`The JSON is broken at ${position}.`);
  }
}

/** Where things stand in a JSON text, by path; the root has the empty path. */
export interface JsonPlaces {
  /** The start position of each value. A property starts at its key; of a repeated one it is the last, which parsers take. */
  places: ReadonlyMap<string, number>;
  /** The position at which a key appears for the second time in its object. JSON parsers silently use the last. */
  repeated: ReadonlyMap<string, number>;
}

/** Deeper than any valid document; a hostile one must not overflow the stack. */
const DEEPEST = 50;

const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\t\r\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds the values of a JSON text, and the keys that an object has twice, by their paths, joined with dots
 * (`tradePeriod.start`, `logos.0.alt`).
 * @throws BrokenJson with the first invalid position, which the engine's own message often omits
 */
export function placesIn(text: string): JsonPlaces {
  const places = new Map<string, number>();
  const repeated = new Map<string, number>();
  let at = 0;
  let depth = 0;

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const skip = () => void take(SPACE);
  const expect = (sign: string) => {
    if (text[at] !== sign) throw new BrokenJson(at);
    at += 1;
    skip();
  };
  const list = (end: string, entry: (index: number) => void) => {
    if (depth === DEEPEST) throw new BrokenJson(at);
    depth += 1;
    at += 1;
    skip();
    for (let index = 0; text[at] !== end; index += 1) {
      if (index > 0) expect(',');
      entry(index);
      skip();
    }
    depth -= 1;
    at += 1;
  };
  const inner = (path: string, name: string | number) => (path ? `${path}.${name}` : `${name}`);
  const member = (path: string, keys: Set<string>) => {
    const begun = at;
    const text = take(TEXT);
    if (text === undefined) throw new BrokenJson(at);
    const key = JSON.parse(text) as string;
    const within = inner(path, key);
    if (keys.has(key) && !repeated.has(within)) repeated.set(within, begun);
    keys.add(key);
    skip();
    expect(':');
    value(within, begun);
  };
  const object = (path: string) => {
    const keys = new Set<string>();
    list('}', () => member(path, keys));
  };
  const value = (path: string, begun = at) => {
    places.set(path, begun);
    if (text[at] === '{') object(path);
    else if (text[at] === '[') list(']', (index) => value(inner(path, index)));
    else if ((take(TEXT) ?? take(PLAIN)) === undefined) throw new BrokenJson(at);
  };

  skip();
  value('');
  skip();
  if (at < text.length) throw new BrokenJson(at);
  return { places, repeated };
}
