/**
 * Up to four words of letters. Anybody may have typed the name of an account whose address is not verified, so it must hold
 * no message: no number to call, and nothing that a mail program turns into a link.
 */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,3}$/u;
const LONGEST_CHARACTERS = 40;

/**
 * The name by which a mail greets its reader (MAIL-14); undefined when it greets nobody.
 * @param isVerified whether the account's holder has shown that the mailbox is theirs
 */
export function greetedName(name: string | null, isVerified: boolean): string | undefined {
  if (name === null || isVerified) return name ?? undefined;
  const words = name.trim().replace(/ +/g, ' ');
  return words.length <= LONGEST_CHARACTERS && PLAIN_NAME.test(words) ? words : undefined;
}
