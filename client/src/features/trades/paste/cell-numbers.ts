import type { DecimalMark } from '@rules/number-forms.js';
import { NotationEvidence, type Verdict, type Witness } from '@rules/notation.js';
import { misreadThousands, type TradeNumbers } from '@rules/thousandfold.js';
import { TRADE_FIELD_LABELS, type TradeTexts } from '@rules/trade-row.js';
import { isUnclearAmount, readAmount, readQuantity } from '@rules/trade-values.js';

interface PlainNumber {
  negative: boolean;
  /** Digits with at most one point, without sign, currency and separators of thousands. */
  digits: string;
}

const CURRENCY = /^(?:aud|au\$|a\$|\$)|(?:aud|\$)$/gi;
const MINUS = /^[-\u2212\u2013]|[-\u2212\u2013]$/;
const DIGITS = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.\d))(?:\.\d*)?$/;

/** A text without blanks, currency, brackets and sign: `AUD (1 234.50)` gives `1234.50`. */
function undecorated(text: string): { negative: boolean; number: string } {
  let rest = text.replace(/[\s'\u2019]/g, '').replace(CURRENCY, '');
  const inBrackets = /^\((.*)\)$/.exec(rest);
  if (inBrackets) rest = inBrackets[1]!;
  rest = rest.replace(CURRENCY, '');
  const negative = inBrackets !== null || MINUS.test(rest);
  return { negative, number: rest.replace(MINUS, '').replace(CURRENCY, '').replace(/^\+/, '') };
}

/**
 * A number of a statement without its decoration: `$1,234.50`, `AUD 1 234.50`, `(1,234.50)`, `1,234-`. Undefined when
 * the text is not exactly a number.
 */
export function readPlainNumber(text: string, mark: DecimalMark = 'point'): PlainNumber | undefined {
  const { negative, number } = undecorated(text);
  const plain = mark === 'comma' ? number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : number;
  return DIGITS.test(plain) ? { negative, digits: plain.replaceAll(',', '') } : undefined;
}

const evidence = () => new NotationEvidence(TRADE_FIELD_LABELS);

/**
 * How the numbers of trades are written: settled by one that can be meant in one way only, or not. A row that is a trade only
 * where one of its numbers is written in the other way contradicts it: else that number would be read a thousandfold.
 */
export function numbersOf(trades: readonly TradeTexts[]): Verdict<DecimalMark> {
  const found = evidence();
  trades.forEach((trade, index) => found.trade({ tradeDate: '', ...numbersIn(trade) }, index + 1));
  const verdict = found.numbers.verdict();
  const mark = verdict.kind === 'settled' ? verdict.way : undefined;
  const shown = mark && found.numbers.witnessOf(mark);
  const misread = mark && firstMisread(trades, mark);
  if (!shown || !misread) return verdict;
  const proofs = shown.line <= misread.line ? ([shown, misread] as const) : ([misread, shown] as const);
  return { kind: 'contradicting', proofs };
}

function firstMisread(trades: readonly TradeTexts[], mark: DecimalMark): Witness | undefined {
  for (const [index, trade] of trades.entries()) {
    const field = misreadNumber(trade, mark);
    if (field) return { text: numbersIn(trade)[field], line: index + 1, column: TRADE_FIELD_LABELS[field] };
  }
  return undefined;
}

/** The number of a trade that this mark reads a thousandfold or a thousandth of what its own row says; undefined for none. */
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

/** Which mark the cells of a table most likely have, to tell its columns apart; no value is made from it. */
export function likelyMarkOf(cells: readonly string[]): DecimalMark {
  const found = evidence();
  for (const cell of cells) found.number(undecorated(cell).number, 1, '');
  const verdict = found.numbers.verdict();
  return (verdict.kind === 'settled' && verdict.way) || 'point';
}

/**
 * A quantity as plain digits; the text as it is when it is no whole number, negative, or may be two numbers.
 * @param mark that of the table; without it the text is read alone
 */
export function tidyQuantity(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  if (!number || number.negative) return text.trim();
  if (mark === undefined && readQuantity(undecorated(text).number) === undefined) return text.trim();
  return readQuantity(number.digits, 'point') ?? text.trim();
}

/**
 * A price as a plain decimal; the text as it is when it is none, negative, or may be two numbers. Decimals stay as
 * they are written.
 */
export function tidyPrice(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  return number && !number.negative ? asWritten(number, text, mark) : text.trim();
}

/** A total as a plain decimal. Its sign only says which way the money went, which the type says already. */
export function tidyTotal(text: string, mark?: DecimalMark): string {
  const number = readPlainNumber(text, mark);
  return number ? asWritten(number, text, mark) : text.trim();
}

function asWritten({ digits }: PlainNumber, text: string, mark: DecimalMark | undefined): string {
  const unclear = mark === undefined && isUnclearAmount(undecorated(text).number);
  return unclear || readAmount(digits, 'point') === undefined ? text.trim() : digits;
}
