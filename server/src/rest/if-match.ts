/** A row's version as an entity tag. */
export const etagOf = (version: number) => `"${version}"`;

/** A version that no row has: an entity tag that is not one of ours never matches. */
const NO_VERSION = 0;

/** The version required by If-Match; undefined when the edit does not depend on one (RESTAPI-24). */
export function versionOf(ifMatch: string | undefined): number | undefined {
  const tag = ifMatch?.trim();
  if (!tag || tag === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(tag) ?? [];
  return digits === undefined ? NO_VERSION : Number(digits);
}
