/** The number of a version in an address; 0, which no version has, where it is none. */
export function versionNumber(text: string | null | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : 0;
}
