/**
 * True for an address that a link of the portal may lead to: `https://` and a host, as it is written, without a user name or
 * password, a space or a backslash. What only a browser's mending makes an address of (`https:evil`) is none.
 */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/[^/?#\s\\]/i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
