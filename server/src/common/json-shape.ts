import { BadInput } from './errors.js';

/**
 * More than any of our values contains. Later processing recurses as deep as a value is nested, and class-transformer
 * compares each name of an object with all others.
 */
export const SHAPE_LIMITS = { depth: 20, namesInObject: 100, nameLength: 200, values: 200_000 };

/**
 * Checks a parsed JSON value or query string, visiting each part once and none beyond the limits.
 * @param what the name of the value at the start of a sentence: 'The request'
 * @throws BadInput when it is nested too deeply, contains too much, or an object has too many names, names that are too
 * long, or names that every object inherits
 */
export function refuseUnwieldy(value: unknown, what: string): void {
  const { depth: deepest, values: most } = SHAPE_LIMITS;
  let level: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest)
      throw new BadInput(`${what} is nested too deeply: at most ${deepest} levels are allowed.`);
    seen += level.length;
    const inner: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      const parts = Array.isArray(part) ? (part as unknown[]) : valuesOf(part, what);
      if (seen + inner.length + parts.length > most)
        throw new BadInput(`${what} contains too many values: at most ${most} are allowed.`);
      for (const one of parts) inner.push(one);
    }
    level = inner;
  }
}

function valuesOf(object: object, what: string): unknown[] {
  const { namesInObject, nameLength } = SHAPE_LIMITS;
  const names = Object.keys(object);
  if (names.length > namesInObject)
    throw new BadInput(`${what} has too many names in one object: at most ${namesInObject} are allowed.`);
  if (names.some(({ length }) => length > nameLength))
    throw new BadInput(`${what} has a name that is too long: at most ${nameLength} characters are allowed.`);
  // An object with its own toString makes code fail that converts it to a string.
  const taken = names.find((name) => name in Object.prototype);
  if (taken !== undefined) throw new BadInput(`${what} has a name that is not allowed: ${taken}.`);
  return Object.values(object);
}
