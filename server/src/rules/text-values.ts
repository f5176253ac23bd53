/** Zero-width characters, joiners, fillers, soft hyphen, BOM, bidi marks and controls: nothing of them is seen on screen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Those of them that only hide text or turn it around; joiners belong to words and emoji. */
const HIDING = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;
/** Two of the noncharacters with them: no workbook can hold U+FFFE and U+FFFF. */
const CONTROL = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u;
const LINE_OR_TAB = /[\t\n\r]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
/**
 * What a spreadsheet may pass over at the start of a cell: controls, white space, and what nobody sees. Written with
 * backslashes, which JavaScript and PostgreSQL both read.
 */
const PASSED_OVER = String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0`;
/** The signs that make a formula of what follows, in full width too (OWASP, CSV injection). */
const FORMULA_SIGNS = String.raw`=+@\uff1d\uff0b\uff0d\uff20-`;
const FORMULA = String.raw`(?:[${PASSED_OVER}]*[${FORMULA_SIGNS}]|[\u0000\t\n\r])`;
/** What a spreadsheet may take for a formula, perhaps behind quotes: in JavaScript and in PostgreSQL the same. */
export const FORMULA_LIKE_PATTERN = `^'*${FORMULA}`;
const FORMULA_LIKE = new RegExp(FORMULA_LIKE_PATTERN);
const BARE_FORMULA = new RegExp(`^${FORMULA}`);
const FORMULA_QUOTE = new RegExp(`^'+${FORMULA}`);
const TEXT_FORMULA = /^="([^"\p{Cc}]{0,255})"$/u;
/** More accents on one letter than any writing has (Unicode Standard Annex 15, stream-safe texts). */
const PILED_MARKS = /\p{M}{31}/u;
const PLAIN = /^[\x20-\x7e]*$/;
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The longest e-mail address that can be delivered (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** The longest SID that is kept. */
export const SID_MAX_LENGTH = 64;

/** True when a text is printable ASCII only, so that none of the checks below can find anything. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * A text in Unicode's composed form. One that piles more than 30 accents on a letter stays as it is, since putting such in
 * order takes time quadratic in their number; `textError` refuses it.
 */
export function composed(text: string): string {
  // eslint-disable-next-line no-restricted-syntax -- The one place: it cannot take long here.
  return PILED_MARKS.test(text) ? text : text.normalize('NFC');
}

/** True when a text holds control characters other than tabs and line ends. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Removes the one `'` that an export puts before a text that starts like a formula (IMPORT-39),
 * so that export and import are each other's inverse.
 */
export function withoutFormulaQuote(text: string): string {
  return text.charCodeAt(0) === 39 && FORMULA_QUOTE.test(text) ? text.slice(1) : text;
}

/** A text without the characters that cannot be seen (zero-width, fillers, soft hyphen, BOM, bidi controls). */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** True when nothing of a text is seen: wherever text is asked for, that is no answer. */
export function isBlank(text: string): boolean {
  return (isPlainText(text) ? text : withoutInvisible(text)).trim() === '';
}

/** A text as it is kept: trimmed, and '' when nothing of it is seen. */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

/**
 * A text as an export writes it: with one `'` before what a spreadsheet would take for a formula (EXPORT-8), and
 * before one that has such a quote already, so that `withoutFormulaQuote` gives every text back.
 */
export function withFormulaQuote(text: string): string {
  return FORMULA_LIKE.test(text) ? `'${text}` : text;
}

/**
 * The text of a cell that is written as a formula only so that a spreadsheet makes no number of it and keeps its zeros,
 * `="00123"`; undefined for every other. Such a formula computes nothing.
 */
export function textOfFormula(cell: string): string | undefined {
  return cell.charCodeAt(0) === 61 ? TEXT_FORMULA.exec(cell)?.[1] : undefined;
}

/**
 * A cell of a received file as it is handed back: with that `'` where it has none, so that the import reads it as it would
 * have read the cell that came.
 */
export function withOneFormulaQuote(cell: string): string {
  return BARE_FORMULA.test(cell) && textOfFormula(cleanText(cell)) === undefined ? `'${cell}` : cell;
}

/**
 * A SID as it is kept and compared (CLAIM-37): invisible characters removed, trimmed, NFC, case and
 * leading zeros kept. The same for a cell of a file, a form and a request.
 */
export function cleanSid(text: string): string {
  return isPlainText(text) ? text.trim() : composed(withoutInvisible(text).trim());
}

/** An e-mail address as it is kept: invisible characters removed and trimmed; the case stays as written. */
export function cleanEmail(text: string): string {
  return isPlainText(text) ? text.trim() : withoutInvisible(text).trim();
}

/** True when a text has the form of an e-mail address with a full domain, at most 254 characters. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= 64 && EMAIL.test(text);
}

/**
 * What makes a text unfit to keep, as the end of a sentence that starts with the field's name; undefined when
 * it is fit. Line breaks and tabs are fit where `lines` is true (an address may have several lines).
 */
export function textError(text: string, lines: boolean): string | undefined {
  if (isPlainText(text)) return undefined;
  if (hasControlCharacters(text)) return 'contains control characters';
  if (!lines && LINE_OR_TAB.test(text)) return 'contains a line break or a tab';
  if (HIDING.test(text)) return 'contains invisible control characters';
  if (PILED_MARKS.test(text)) return 'contains a letter with more than 30 accents';
  if (LONE_SURROGATE.test(text) || text.includes('\ufffd')) return 'contains a broken character';
  return undefined;
}
