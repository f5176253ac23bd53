/**
 * The order of two texts by the bytes of their UTF-8, as PostgreSQL's collation "C" has it: a negative number when the
 * first comes first. The units of UTF-16 differ from it only where one half of a pair meets a character above them.
 */
export function compareUtf8(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) {
    const difference = rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

const FIRST_SURROGATE = 0xd800;
const FIRST_AFTER = 0xe000;

/** Halves of pairs go behind the characters U+E000 to U+FFFF. */
function rank(unit: number): number {
  if (unit < FIRST_SURROGATE) return unit;
  return unit >= FIRST_AFTER ? unit - 0x800 : unit + 0x2000;
}
