/** What a browser drops, repairs or hides: spaces, controls, marks that turn text around, broken characters. */
const UNSEEN =
  /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\p{Noncharacter_Code_Point}\u2800\ufffd]/u;
/** A name of any language or an address in brackets, as it is written, and a port. */
const WRITTEN_HOST = /^https:\/\/(?:[\p{L}\p{M}\p{N}.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu;
/** A part of a name as it is asked for, which is ASCII in every language. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * True for an address that a link of the portal may lead to: `https://` and the name of a host, as it is written, without a
 * user name or password, and nothing in it that is not seen. What only a browser's repair makes an address of
 * (`https:evil`) is none.
 */
export function isHttpsAddress(text: string): boolean {
  if (UNSEEN.test(text) || !WRITTEN_HOST.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return hostname.startsWith('[') || hostname.split('.').every((label) => LABEL.test(label));
}
