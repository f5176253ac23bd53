import type { DecimalMark } from '@rules/number-forms.js';
import { NotationEvidence, type Verdict, type EvidenceText } from '@rules/notation.js';
import { misreadThousands, type TradeNumbers } from '@rules/thousandfold.js';
import { TRADE_FIELD_LABELS, type TradeTexts } from '@rules/trade-row.js';
import { isUnclearAmount, readAmount, readQuantity } from '@rules/trade-values.js';

interface PlainNumber {
  negative: boolean;
  /** Digits with at most one decimal point, without sign, currency and thousands separators. */
  digits: string;
}

const CURRENCY = /^(?:aud|au\$|a\$|\$)|(?:aud|\$)$/gi;
const MINUS = /^[-\u2212\u2013]|[-\u2212\u2013]$/;
const DIGITS = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/;

/** A text without blanks, currency, brackets and sign: `AUD (1 234.50)` becomes `1234.50`. */
function undecorated(text: string): { negative: boolean; number: string } {
  let rest = text.replace(/[\s'\u2019]/g, '').replace(CURRENCY, '');
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) rest = inBrackets[1]!;
  rest = rest.replace(CURRENCY, '');
  const negative = inBrackets !== null || MINUS.test(rest);
  return { negative, number: rest.replace(MINUS, '').replace(CURRENCY, '').replace(/^\+/, '') };
}

/**
 * A statement's number without currency, brackets and separators: `$1,234.50`, `AUD 1 234.50`, `(1,234.50)`, `1,234-`.
 * Undefined when the text is not exactly one number.
 */
export function readPlainNumber(text: string, mark: DecimalMark = 'point'): PlainNumber | undefined {
  const { negative, number } = undecorated(text);
  const plain = mark === 'comma' ? number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : number;
  return DIGITS.test(plain) ? { negative, digits: plain.replaceAll(',', '') } : undefined;
}

const evidence = () => new NotationEvidence(TRADE_FIELD_LABELS);

/**
 * The decimal mark of the trades' numbers: settled by a number with only one reading, or unsettled. A row that is
 * consistent only when one of its numbers is read with the other mark contradicts it, since that number would be read a
 * thousand times too large.
 */
export function numbersOf(trades: readonly TradeTexts[]): Verdict<DecimalMark> {
  const found = evidence();
  trades.forEach((trade, index) => found.trade({ tradeDate: '', ...numbersIn(trade) }, index + 1));
  const verdict = found.numbers.verdict();
  const mark = verdict.kind === 'settled' ? verdict.way : undefined;
  const shown = mark && found.numbers.evidenceFor(mark);
  const misread = mark && firstMisread(trades, mark);
  if (!shown || !misread) return verdict;
  const proofs = shown.line <= misread.line ? ([shown, misread] as const) : ([misread, shown] as const);
  return { kind: 'contradicting', proofs };
}

function firstMisread(trades: readonly TradeTexts[], mark: DecimalMark): EvidenceText | undefined {
  for (const [index, trade] of trades.entries()) {
    const field = misreadNumber(trade, mark);
    if (field) return { text: numbersIn(trade)[field], line: index + 1, column: TRADE_FIELD_LABELS[field] };
  }
  return undefined;
}

/**
 * The number of a trade that, read with this mark, is a thousand times too large or small for its row; undefined for
 * none.
 */
export function misreadNumber(trade: TradeTexts, mark: DecimalMark): keyof TradeNumbers | undefined {
  const written = numbersIn(trade);
  const read = {
    quantity: readQuantity(written.quantity, mark) ?? '',
    pricePerShare: readAmount(written.pricePerShare, mark) ?? '',
    totalAmount: readAmount(written.totalAmount, mark) ?? '',
  };
  return misreadThousands(written, read, mark);
}

function numbersIn({ quantity, pricePerShare, totalAmount }: TradeTexts): TradeNumbers {
  return {
    quantity: undecorated(quantity).number,
    pricePerShare: undecorated(pricePerShare).number,
    totalAmount: undecorated(totalAmount).number,
  };
}

/** The most likely decimal mark of a table's cells, only to recognise its columns; no value is derived from it. */
export function likelyMarkOf(cells: readonly string[]): DecimalMark {
  const found = evidence();
  for (const cell of cells) found.number(undecorated(cell).number, 1, '');
  const verdict = found.numbers.verdict();
  return (verdict.kind === 'settled' && verdict.way) || 'point';
}

/**
 * A quantity as plain digits; the text unchanged when it is not a whole number, is negative, or is ambiguous.
 * @param mark the table's decimal mark; without it the text is interpreted alone
 */
export function tidyQuantity(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  if (!number || number.negative) return text.trim();
  if (mark === undefined && readQuantity(undecorated(text).number) === undefined) return text.trim();
  return readQuantity(number.digits, 'point') ?? text.trim();
}

/**
 * A price as a plain decimal; the text unchanged when it is not a number, is negative, or is ambiguous. Decimals stay
 * as written.
 */
export function tidyPrice(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  return number && !number.negative ? asWritten(number, text, mark) : text.trim();
}

/** A total as a plain decimal. Its sign is ignored: it only says in which direction money went, as the type does. */
export function tidyTotal(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  return number ? asWritten(number, text, mark) : text.trim();
}

function asWritten({ digits }: PlainNumber, text: string, mark: DecimalMark | undefined): string {
  const unclear = mark === undefined && isUnclearAmount(undecorated(text).number);
  return unclear || readAmount(digits, 'point') === undefined ? text.trim() : digits;
}
