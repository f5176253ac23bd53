import { messageTokens, type MessageToken } from './message-tokens.js';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARKED = Array.from('ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž');

/** Texts in other languages are about a third longer. */
const LONGER_BY = 0.35;
const TAG = /(<\/?\d+>)/;
const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * A message in the pseudo language: no plain Latin letter, in brackets, a third longer, and from right to left. What
 * has plain letters on a screen is then data, or a text that is not in the catalogue.
 */
export function pseudoMessage(message: string): string {
  const tokens: MessageToken[] = message.includes('{') ? messageTokens(message) : [message];
  const escapes = message.includes('{');
  const before = message.slice(0, message.length - message.trimStart().length);
  const after = message.slice(message.trimEnd().length);
  const text = write(tokens, escapes, false).trim();
  const letters = message.replace(/\{[^{}]*\}/g, '').match(/[A-Za-z]/g)?.length ?? 0;
  const padding = 'ẽ'.repeat(Math.ceil(letters * LONGER_BY));
  return `${before}${RIGHT_TO_LEFT_MARK}⟦${text}${padding && ` ${padding}`}⟧${RIGHT_TO_LEFT_MARK}${after}`;
}

function write(tokens: readonly MessageToken[], escapes: boolean, isPlural: boolean): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token === '#' && isPlural ? token : marked(token, escapes);
      const [name, kind, cases] = token;
      if (kind === undefined) return `{${name}}`;
      if (cases === undefined) return `{${name}, ${kind}}`;
      const written = Object.entries(cases).map(
        ([key, texts]) =>
          `${/^\d+$/.test(key) ? `=${key}` : key} {${write(texts, escapes, kind === 'plural')}}`,
      );
      return `{${name}, ${kind}, ${written.join(' ')}}`;
    })
    .join('');
}

function marked(text: string, escapes: boolean): string {
  return text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : replaced(part, escapes)))
    .join('');
}

function replaced(text: string, escapes: boolean): string {
  // The apostrophe is a mark of the syntax next to a brace.
  const safe = escapes ? text.replaceAll("'", '’').replace(/[{}#]/g, "'$&'") : text;
  return Array.from(safe, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('');
}
