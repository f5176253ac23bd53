import { workedOutTotal } from '@rules/exact-amounts.js';
import { type DecimalMark, NUMBER_SAMPLES } from '@rules/number-forms.js';
import type { Verdict } from '@rules/notation.js';
import { t } from '@rules/text.js';
import { TRADE_FIELDS, type TradeTexts } from '@rules/trade-row.js';
import { dayOrderOf, readStatementDate, type DayOrder } from '../../../lib/statement-dates';
import {
  misreadNumber,
  numbersOf,
  readPlainNumber,
  tidyPrice,
  tidyQuantity,
  tidyTotal,
} from './cell-numbers';
import type { OneType, RecognisedTable } from './recognise-table';
import { countCodes, readCode } from './share-codes';
import { readTypeWord } from './type-text';
import { feeColumnsOf, saysNet, totalWithoutFees, WITHOUT_BROKERAGE } from './without-brokerage';

/** The number of other shares that are named. */
const LISTED = 5;
const LONGEST_EXAMPLE = 60;

/** How a table is read, decided once for all its lines. */
interface Reading {
  dayOrder: DayOrder;
  /** Undefined when the table does not determine it and the user has not chosen. */
  mark: DecimalMark | undefined;
  /** No column has the type, and the quantities have both signs: a minus is a sale, a plus a purchase. */
  signsSayType: boolean;
  /** No column has the type, and the user says that all trades are of this one. */
  allAre: OneType | undefined;
}

/** The totals that are not the statement's: none was there, or it included fees. */
interface Counts {
  workedOut: number;
  withoutFees: number;
}

/** The trades of a pasted table. Cells that could not be read keep their pasted text. */
export interface PastedTrades {
  rows: TradeTexts[];
  /** Decisions and omissions, as sentences for the user. */
  notes: string[];
  /** Why the table cannot be read as trades, and what to do; nothing of it may be added. */
  unknown?: string;
  /** No column says which trades are purchases: the user may say that all are of one type. */
  asksType?: true;
  /** Why the user must, or can, choose the number format: the table does not determine it, or contradicts itself. */
  unsettledNumbers?: string;
  /** The ticker codes of the table with the number of their lines, when the user must, or can, choose one. */
  codes?: ReadonlyMap<string, number>;
}

/** The lines of a table that are read: those of its share, and those whose ticker code cannot be read. */
export function linesOf({ lines, codeColumn, code }: RecognisedTable): string[][] {
  if (codeColumn === undefined) return lines;
  return lines.filter((line) => {
    const own = readCode(line[codeColumn] ?? '');
    return code !== undefined && (own === undefined || own === code);
  });
}

/** Reads the lines of a table by its columns. Nothing is guessed: a cell that is not certain is left to be marked. */
export function readPastedTrades(table: RecognisedTable): PastedTrades {
  const lines = linesOf(table);
  const cells = lines.map((line) => textsOf(line, table.columns));
  const verdict = numbersOf(cells);
  const reading = readingOf(cells, table, verdict);
  const feeColumns = feeColumnsOf(table.header, table.columns);
  const isNet = saysNet(table.header?.[table.columns.indexOf('totalAmount')]);
  const counts: Counts = { workedOut: 0, withoutFees: 0 };
  const rows = cells.map((texts, at) => {
    const row = tidyTrade(texts, reading);
    if (!['BUY', 'SELL'].includes(row.transactionType)) return row;
    const isMissing = row.totalAmount === '';
    const fees = feeColumns.map((column) => lines[at]?.[column] ?? '');
    const totalAmount = isMissing
      ? workedOutTotal(row.quantity, row.pricePerShare)
      : totalWithoutFees(row, { fees, isNet, mark: reading.mark });
    if (totalAmount === undefined) return row;
    counts[isMissing ? 'workedOut' : 'withoutFees'] += 1;
    return { ...row, totalAmount };
  });
  const lacksType = lines.length > 0 && !table.columns.includes('transactionType') && !reading.signsSayType;
  const unknown = unknownOf(table, lacksType);
  const unsettledNumbers = unsettled(verdict);
  const codes = codesToChoose(table);
  return {
    rows,
    notes: notesOf({ ...table, lines }, reading, counts, leftOutOf(table)),
    ...(unknown && { unknown }),
    ...(lacksType && table.columns.includes('tradeDate') && { asksType: true as const }),
    ...(unsettledNumbers && { unsettledNumbers }),
    ...(codes && { codes }),
  };
}

/** Why trades cannot be read without guessing: no column has the dates, or nothing says which are purchases. */
function unknownOf({ columns, allAre }: RecognisedTable, lacksType: boolean): string | undefined {
  if (!columns.includes('tradeDate'))
    return t(
      'We found no column with the dates of the trades. If there is one, choose it below under Read as. Otherwise open another statement, or type the trades into the table.',
    );
  if (lacksType && !allAre)
    return t(
      'We found no column that says Buy or Sell. If all rows are of one kind, choose it below. If there is such a column, choose it under Read as. Otherwise add one in your spreadsheet and paste again, or type the trades into the table.',
    );
  return undefined;
}

/** The ticker codes of a table, unless all its lines are those of the known share. */
function codesToChoose({ lines, codeColumn, code }: RecognisedTable): Map<string, number> | undefined {
  if (codeColumn === undefined) return undefined;
  const codes = countCodes(lines, codeColumn);
  return code !== undefined && codes.size <= 1 ? undefined : codes;
}

/** What is not added from a broker's statement, and how much, as sentences. */
function leftOutOf({ lines, codeColumn, code, leftOut = [] }: RecognisedTable): string[] {
  const sentences: string[] = [];
  if (codeColumn !== undefined && code !== undefined) {
    const others = [...countCodes(lines, codeColumn)].filter(([other]) => other !== code);
    const count = others.reduce((sum, [, rows]) => sum + rows, 0);
    const listed = others.slice(0, LISTED).map(([other, rows]) => `${other} ${rows}`);
    if (others.length > LISTED) listed.push('…');
    if (count > 0)
      sentences.push(
        t('Left out: {count} {count, plural, one {row} other {rows}} of other shares ({listed})', {
          count,
          listed: listed.join(', '),
        }),
      );
  }
  if (leftOut.length > 0)
    sentences.push(
      t(
        'Left out: {count} {count, plural, one {row that is no trade} other {rows that are no trades}}, for example “{example}”',
        { count: leftOut.length, example: shortened(leftOut[0]!) },
      ),
    );
  return sentences;
}

function shortened(text: string): string {
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text;
}

/** Why a table does not determine its number format, as a sentence; undefined when it does. */
function unsettled(verdict: Verdict<DecimalMark>): string | undefined {
  if (verdict.kind === 'settled') return undefined;
  const [one = '', other = ''] = (verdict.kind === 'open' ? verdict.texts : verdict.proofs).map(
    ({ text, line, column }) => t('{text} (row {line}, {column})', { text, line, column }),
  );
  if (verdict.kind === 'open')
    return t('{one} can be read in two ways. Choose how the numbers are written.', { one });
  return t(
    '{one} and {other} are written in two ways. Choose one; what does not fit it is marked in the table.',
    { one, other },
  );
}

function readingOf(
  cells: readonly TradeTexts[],
  { columns, numbers, allAre }: RecognisedTable,
  verdict: Verdict<DecimalMark>,
): Reading {
  const mark = numbers ?? (verdict.kind === 'settled' ? (verdict.way ?? 'point') : undefined);
  const quantities = cells.map(({ quantity }) => readPlainNumber(quantity, mark));
  const bothSigns =
    quantities.some((quantity) => quantity?.negative) &&
    quantities.some((quantity) => quantity && !quantity.negative);
  const hasType = columns.includes('transactionType');
  return {
    dayOrder: dayOrderOf(cells.map(({ tradeDate }) => tradeDate)),
    mark,
    signsSayType: !hasType && bothSigns,
    allAre: hasType || bothSigns ? undefined : allAre,
  };
}

function tidyTrade(texts: TradeTexts, { dayOrder, mark, signsSayType, allAre }: Reading): TradeTexts {
  const pricePerShare = tidyPrice(texts.pricePerShare, mark);
  const totalAmount = tidyTotal(texts.totalAmount, mark);
  const quantity = readPlainNumber(texts.quantity, mark);
  let transactionType: string = allAre ?? readTypeWord(texts.transactionType) ?? texts.transactionType;
  // Shares that moved without a payment may have been transferred.
  if (signsSayType && quantity && isPaid(pricePerShare, totalAmount))
    transactionType = quantity.negative ? 'SELL' : 'BUY';
  const wentOut = transactionType === 'SELL' || transactionType === 'TRANSFER_OUT';
  const misread = mark && misreadNumber(texts, mark);
  return {
    transactionType,
    tradeDate: readStatementDate(texts.tradeDate, dayOrder) ?? texts.tradeDate,
    quantity: tidyQuantity(quantity?.negative && wentOut ? plus(texts.quantity) : texts.quantity, mark),
    pricePerShare,
    totalAmount,
    ...(misread && { [misread]: texts[misread].trim() }),
  };
}

/** An outgoing quantity may have a minus; the type already says so. */
function plus(quantity: string): string {
  return quantity.replace(/[-\u2212\u2013()]/g, '');
}

function isPaid(...amounts: string[]): boolean {
  return amounts.some((amount) => /[1-9]/.test(amount));
}

function textsOf(line: readonly string[], columns: RecognisedTable['columns']): TradeTexts {
  const texts = Object.fromEntries(TRADE_FIELDS.map((field) => [field, ''])) as TradeTexts;
  columns.forEach((field, column) => {
    if (field) texts[field] = line[column] ?? '';
  });
  return texts;
}

function notesOf(
  { header, columns, lines, above, codeColumn, notes: known = [] }: RecognisedTable,
  reading: Reading,
  { workedOut, withoutFees }: Counts,
  leftOut: readonly string[],
): string[] {
  const unused = columns.flatMap((field, column) =>
    field || column === codeColumn ? [] : [columnName(header, column)],
  );
  const longer = header
    ? lines.filter((line) => line.slice(header.length).some((cell) => cell !== '')).length
    : 0;
  const notes = [
    ...leftOut,
    ...known,
    above.length > 0 &&
      t('Left out above the header: {above}', {
        above: above.map((cells) => cells.filter(Boolean).join(' ')).join(' · '),
      }),
    unused.length > 0 && t('Columns not used: {unused}', { unused: unused.join(', ') }),
    longer > 0 &&
      t(
        '{longer} {longer, plural, one {line has} other {lines have}} more cells than the header. Check that the values are in the right columns.',
        { longer },
      ),
    reading.dayOrder === 'month-first' &&
      t('Dates are read as month/day/year, because some cannot be read any other way.'),
    reading.mark === 'comma' &&
      t('Numbers are read with a comma before the decimals ({comma}).', { comma: NUMBER_SAMPLES.comma }),
    reading.signsSayType &&
      t(
        'No column says Buy or Sell: a quantity with a minus sign is read as a sale, one without as a purchase.',
      ),
    workedOut > 0 &&
      t(
        '{workedOut} {workedOut, plural, one {total was} other {totals were}} worked out as quantity × price.',
        { workedOut },
      ),
    (withoutFees > 0 || feeColumnsOf(header, columns).length > 0) && WITHOUT_BROKERAGE,
    withoutFees > 0 &&
      t(
        '{withoutFees} {withoutFees, plural, one {total of the statement includes} other {totals of the statement include}} fees, and {withoutFees, plural, one {was} other {were}} replaced by quantity × price.',
        { withoutFees },
      ),
  ];
  return notes.filter((note) => note !== false);
}

/** A column's name in sentences and choices. */
export function columnName(header: readonly string[] | undefined, column: number): string {
  return header?.[column] || t('column {column}', { column: column + 1 });
}
