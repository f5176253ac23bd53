import { t } from '@rules/text.js';
import { readStatementDate } from '../../../lib/statement-dates';
import { readPlainNumber } from './cell-numbers';
import { fieldsOfHeader } from './column-names';
import { WITHOUT_BROKERAGE } from './without-brokerage';

/** A broker's statement rewritten as a table with one column for each value. */
export interface StatementTable {
  header: string[];
  lines: string[][];
  above: string[][];
  /** The lines that are no trades: cash transfers, dividends, subtotals; as texts. */
  leftOut: string[];
  notes: string[];
}

/** `B 500 CVE @ 4.50`, as CommSec and brokers on its platform write a trade in one cell. */
const TRADE_IN_WORDS = /^(b|s|buy|sell|bought|sold) (\S+) ([a-z0-9]+(?:\.[a-z]+)?) @ ?(\S+)$/i;
/** A text that must be a trade, even if it cannot be read. */
const LIKE_A_TRADE = /^(b|s|buy|sell|bought|sold) ([^@]*@.*)$/i;
const SETTLEMENT_NOTE = t(
  'The dates of such a statement may be the days of settlement, some business days after the trades. Compare them with your contract notes.',
);
/** Names of columns, which are read like those of a file. */
const COLUMNS = ['Date', 'Type', 'Code', 'Quantity', 'Price'];
const TYPE_COLUMN = 'Buy/Sell';
/** Interactive Brokers: the types of a line of the section Trades that are trades, the first one that occurs. */
const TRADE_LINES = ['Order', 'Trade'];

/**
 * A statement that describes trades in words, or in a section of several, as a table; undefined for any other text.
 */
export function readStatement(all: readonly string[][]): StatementTable | undefined {
  return sectionOfTrades(all) ?? tradesInText(all);
}

function tradesInText(all: readonly string[][]): StatementTable | undefined {
  const first = all.find((line) => line.some((cell) => TRADE_IN_WORDS.test(cell)));
  if (!first) return undefined;
  const details = first.findIndex((cell) => TRADE_IN_WORDS.test(cell));
  const headerAt = all.findIndex((line) => fieldsOfHeader(line).includes('tradeDate'));
  const header = all[headerAt];
  const named = header ? fieldsOfHeader(header).indexOf('tradeDate') : -1;
  const date = named >= 0 ? named : first.findIndex((cell) => readStatementDate(cell) !== undefined);
  const lines: string[][] = [];
  const leftOut: string[] = [];
  for (const line of all.slice(headerAt + 1)) {
    const text = line[details] ?? '';
    const trade = TRADE_IN_WORDS.exec(text);
    const unclear = LIKE_A_TRADE.exec(text);
    if (trade) lines.push([line[date] ?? '', trade[1]!, trade[3]!, trade[2]!, trade[4]!]);
    // Not left out: it is shown with the reason why it cannot be read.
    else if (unclear) lines.push([line[date] ?? '', unclear[1]!, '', unclear[2]!, '']);
    else leftOut.push(text || line.filter(Boolean).join(' '));
  }
  return {
    header: COLUMNS,
    lines,
    above: all.slice(0, Math.max(0, headerAt)),
    leftOut,
    // Its debit or credit includes brokerage.
    notes: [SETTLEMENT_NOTE, WITHOUT_BROKERAGE],
  };
}

/** The section Trades of an activity statement of Interactive Brokers: a minus before the quantity means a sale. */
function sectionOfTrades(all: readonly string[][]): StatementTable | undefined {
  const header = all.find(([section, kind]) => section === 'Trades' && kind === 'Header')?.slice(2);
  if (!header) return undefined;
  const data = all
    .filter(([section, kind]) => section === 'Trades' && kind === 'Data')
    .map((line) => line.slice(2));
  const kinds = header.indexOf('DataDiscriminator');
  const assets = header.indexOf('Asset Category');
  const quantities = header.indexOf('Quantity');
  const wanted = TRADE_LINES.find((kind) => data.some((line) => line[kinds] === kind));
  const isTrade = (line: string[]) =>
    (kinds < 0 || line[kinds] === wanted) && (assets < 0 || /^(?:stocks?|stk)$/i.test(line[assets] ?? ''));
  const says = (line: string[]) => {
    const quantity = readPlainNumber(line[quantities] ?? '');
    return quantity ? (quantity.negative ? 'Sell' : 'Buy') : '';
  };
  return {
    header: [...header, TYPE_COLUMN],
    lines: data.filter(isTrade).map((line) => [...header.map((_, at) => line[at] ?? ''), says(line)]),
    above: [],
    // Executions repeat the order, and subtotals repeat both.
    leftOut: data
      .filter((line) => !isTrade(line) && !TRADE_LINES.includes(line[kinds] ?? ''))
      .concat(data.filter((line) => line[kinds] === wanted && !isTrade(line)))
      .map((line) => line.filter(Boolean).slice(0, 6).join(' ')),
    notes: [t('Only the section Trades of the statement is read.')],
  };
}
