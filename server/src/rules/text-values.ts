import { t } from './text.js';

/** Zero-width characters, joiners, fillers, soft hyphen, BOM, bidi marks and controls, all invisible on screen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The invisible characters that only hide or reorder text; joiners are part of words and emoji. */
const HIDING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
/** Control characters, and two noncharacters: no workbook can contain U+FFFE and U+FFFF. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u;
const LINE_OR_TAB = /[\t\n\r]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
/**
 * Characters that a spreadsheet may skip at the start of a cell: controls, white space and invisible characters.
 * Written with backslash escapes, which JavaScript and PostgreSQL both understand.
 */
const PASSED_OVER = String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0`;
/** The signs that start a formula, including full-width ones (OWASP, CSV injection). */
const FORMULA_SIGNS = String.raw`=+@\uff1d\uff0b\uff0d\uff20-`;
const FORMULA = String.raw`(?:[${PASSED_OVER}]*[${FORMULA_SIGNS}]|[\u0000\t\n\r])`;
/**
 * Matches a text that a spreadsheet may interpret as a formula, possibly after quotes; the same in JavaScript and
 * PostgreSQL.
 */
export const FORMULA_LIKE_PATTERN = `^'*${FORMULA}`;
const FORMULA_LIKE = new RegExp(FORMULA_LIKE_PATTERN);
const BARE_FORMULA = new RegExp(`^${FORMULA}`);
const FORMULA_QUOTE = new RegExp(`^'+${FORMULA}`);
const TEXT_FORMULA = /^="([^"\p{Cc}]{0,255})"$/u;
/** More accents on one letter than any script uses (Unicode Standard Annex 15, stream-safe texts). */
const PILED_MARKS = /\p{M}{31}/u;
const PLAIN = /^[\x20-\x7e]*$/;
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The longest e-mail address that can be delivered (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** The maximum length of a SID. */
export const SID_MAX_LENGTH = 64;

/** True for printable ASCII, in which none of the checks below can find anything. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * A text in Unicode's composed form (NFC). A text with more than 30 accents on a letter is returned unchanged, since
 * normalising it takes time quadratic in their number; `textError` rejects it.
 */
export function composed(text: string): string {
  // eslint-disable-next-line no-restricted-syntax -- The one place: it cannot take long here.
  return PILED_MARKS.test(text) ? text : text.normalize('NFC');
}

/** True if a text contains control characters other than tabs and line ends. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Removes the `'` that an export puts before a text that starts like a formula (IMPORT-39), so that importing an
 * exported text restores it.
 */
export function withoutFormulaQuote(text: string): string {
  return text.charCodeAt(0) === 39 && FORMULA_QUOTE.test(text) ? text.slice(1) : text;
}

/** Removes invisible characters (zero-width, fillers, soft hyphen, BOM, bidi controls). */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** True if a text has no visible characters: it does not count as an answer anywhere. */
export function isBlank(text: string): boolean {
  return (isPlainText(text) ? text : withoutInvisible(text)).trim() === '';
}

/** A text as stored: trimmed, and '' if it has no visible characters. */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

/**
 * A text as an export writes it: with a `'` before a text that a spreadsheet would interpret as a formula (EXPORT-8),
 * and before one that already has such a quote, so that `withoutFormulaQuote` restores every text.
 */
export function withFormulaQuote(text: string): string {
  return FORMULA_LIKE.test(text) ? `'${text}` : text;
}

/**
 * The text of a cell that is written as a formula only to prevent a spreadsheet from converting it to a number and
 * dropping its leading zeros, `="00123"`; undefined for any other cell. Such a formula computes nothing.
 */
export function textOfFormula(cell: string): string | undefined {
  return cell.charCodeAt(0) === 61 ? TEXT_FORMULA.exec(cell)?.[1] : undefined;
}

/**
 * A cell of an uploaded file as written to the report of rejected rows: with the `'` if it has none yet, so that the
 * import reads it like the original cell.
 */
export function withOneFormulaQuote(cell: string): string {
  return BARE_FORMULA.test(cell) && textOfFormula(cleanText(cell)) === undefined ? `'${cell}` : cell;
}

/**
 * A SID as stored and compared (CLAIM-37): invisible characters removed, trimmed, NFC; case and leading zeros are kept.
 * The same for a cell of a file, a form and a request.
 */
export function cleanSid(text: string): string {
  return isPlainText(text) ? text.trim() : composed(withoutInvisible(text).trim());
}

/** An e-mail address as stored: invisible characters removed and trimmed; the case is kept. */
export function cleanEmail(text: string): string {
  return isPlainText(text) ? text.trim() : withoutInvisible(text).trim();
}

/** True if a text has the form of an e-mail address with a full domain, at most 254 characters. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= 64 && EMAIL.test(text);
}

/**
 * Why a text cannot be stored, as the end of a sentence that starts with the field's name; undefined if it can. Line
 * breaks and tabs are allowed if `lines` is true (an address may have several lines).
 */
export function textError(text: string, lines: boolean): string | undefined {
  if (isPlainText(text)) return undefined;
  if (hasControlCharacters(text)) return t('contains control characters');
  if (!lines && LINE_OR_TAB.test(text)) return t('contains a line break or a tab');
  if (HIDING.test(text)) return t('contains invisible control characters');
  if (PILED_MARKS.test(text)) return t('contains a letter with more than 30 accents');
  if (LONE_SURROGATE.test(text) || text.includes('\ufffd')) return t('contains a broken character');
  return undefined;
}
