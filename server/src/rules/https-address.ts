/** Characters that a browser drops, repairs or hides: spaces, controls, bidirectional marks, invalid characters. */
const UNSEEN =
  /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\p{Noncharacter_Code_Point}\u2800\ufffd]/u;
/** A host name in any language or an address in brackets, with an optional port, as written. */
const WRITTEN_HOST = /^https:\/\/(?:[\p{L}\p{M}\p{N}.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu;
/** A label of a host name in ASCII, the form in which names of all languages are resolved. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * True for an address that a link in the portal may point to: `https://` and a host name, without user name, password
 * or invisible characters. A text that becomes an address only when a browser repairs it (`https:evil`) is rejected.
 */
export function isHttpsAddress(text: string): boolean {
  if (UNSEEN.test(text) || !WRITTEN_HOST.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return hostname.startsWith('[') || hostname.split('.').every((label) => LABEL.test(label));
}
