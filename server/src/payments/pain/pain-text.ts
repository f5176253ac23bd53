import { inAbaLetters } from '../aba/aba-text.js';

const SWIFT_ALONE = /[@$!%*#=;[\]^]/g;
const LOCAL = /^[A-Za-z0-9 +\-@$!%&()*./#=:;?,'[\]_^]*$/;
const ABROAD = /^[A-Za-z0-9 /\-?:().,'+]*$/;
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Transliterates a text to the characters that the payee's bank accepts, as far as possible: those of Direct Entry for
 * an account in Australia, as its banks pass the payment on by it, and those of SWIFT for one abroad.
 */
export function inPainLetters(text: string, isAbroad: boolean): string {
  const local = inAbaLetters(text);
  if (!isAbroad) return local;
  return local.replaceAll('&', '+').replaceAll('_', '-').replaceAll(SWIFT_ALONE, '.');
}

/** Whether a text has only characters that the payee's bank accepts. */
export function isPainText(text: string, isAbroad: boolean): boolean {
  return (isAbroad ? ABROAD : LOCAL).test(text);
}

/** A text as it is written in XML. */
export function xmlText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character]!);
}
