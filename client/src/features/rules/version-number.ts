/** The number of a version in a URL; 0, which no version has, when it is not a number. */
export function versionNumber(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : 0;
}
