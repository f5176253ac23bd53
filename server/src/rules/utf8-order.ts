/**
 * Compares two texts by their UTF-8 bytes, like PostgreSQL's collation "C": negative when the first one sorts first.
 * The order of UTF-16 code units differs from it only where a surrogate is compared with a character above the
 * surrogates.
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

/** Surrogates sort after the characters U+E000 to U+FFFF. */
function rank(unit: number): number {
  if (unit < FIRST_SURROGATE) return unit;
  return unit >= FIRST_AFTER ? unit - 0x800 : unit + 0x2000;
}
