import { BadInput } from './errors.js';

/**
 * More than any value of ours holds. What follows on reading would recurse as deep as a value goes, and class-transformer
 * compares each name of an object with all others.
 */
export const SHAPE_LIMITS = { depth: 20, namesInObject: 100, nameLength: 200, values: 200_000 };

/**
 * Looks at a parsed JSON value or query string, each part once and none beyond the limits.
 * @param what what the value is, as the start of a sentence: 'The request'
 * @throws BadInput when it is nested too deep, has an object with too many names, too long ones or those that every object
 * has by itself, or holds too much in all.
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
  // A value that brings its own toString breaks whoever asks it for its text.
  const taken = names.find((name) => name in Object.prototype);
  if (taken !== undefined) throw new BadInput(`${what} has a name that is not allowed: ${taken}.`);
  return Object.values(object);
}
