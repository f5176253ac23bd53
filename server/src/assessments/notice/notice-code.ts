import { randomInt } from 'node:crypto';

/** Without I, L, O and U, which are misread on paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const IS_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const MISREAD: Record<string, string> = { O: '0', I: '1', L: '1' };

/** A new code of a notice, `4K7Q-0XWD-9V2M-TB3E`: 80 random bits, so that nobody guesses one. */
export function newNoticeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]!);
  return grouped(letters.join(''));
}

/** A typed code as it is stored: without spaces and hyphens, with misread letters corrected; undefined when it is none. */
export function readNoticeCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter]!);
  return IS_CODE.test(letters) ? grouped(letters) : undefined;
}

const grouped = (letters: string) => letters.match(/.{4}/g)!.join('-');
