/**
 * An exact amount as the length of a bar or the height of a line. Only pictures take it: it is not exact, so nothing is
 * computed with it and no text shows it (ASSESS-2).
 */
export function pictureLength(amount: string | bigint): number {
  return Number(amount);
}
