/** A version as the entity tag of an answer. */
export const etagOf = (version: number) => `"${version}"`;

/** No row has it: an entity tag that is none of ours fits nothing. */
const NO_VERSION = 0;

/** The version that an edit asks for by If-Match; undefined when it takes the row as it stands (RESTAPI-24). */
export function versionOf(ifMatch: string | undefined): number | undefined {
  const tag = ifMatch?.trim();
  if (!tag || tag === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(tag) ?? [];
  return digits === undefined ? NO_VERSION : Number(digits);
}
