import type { TradeWarning, TradeWarnings } from '@rules/trade-warnings.js';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Caption, Head, HeadCell } from '../../components/table/table-parts';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares } from '../../lib/decimals';
import { BreakableNumber, isLongNumber } from './breakable-number';
import { tradeName, type Trade } from './shown-trades';
import { Marked } from './trade-mark';
import { TradeTableFoot, type OtherTrades } from './trade-table-foot';
import { TradesTable } from './trade-table-parts';
import { transactionTypeLabels } from '../../domain/trade/trade-text';

/** The number of rows that the server returns first: when the others arrive, nothing on screen moves. */
const ROWS_AT_FIRST = 25;
const ROWS_OF_MANY = 200;
const ROWS_MORE = 1_000;

const warningLabels: Record<TradeWarning, string> = {
  OUTSIDE_PERIOD: 'Outside the period',
  TOTAL_DIFFERS: 'Total is not quantity × price',
};

interface TradeTableProps {
  caption: string;
  rows: readonly Trade[];
  /** Set while more rows follow whose number is not known yet. */
  others?: OtherTrades;
  ofTrades: TradeWarnings['ofTrades'];
  /** Set for users who may delete: called with the chosen row. */
  onDelete?: (trade: Trade) => void;
}

/** A claim's transactions in the columns of TRADE-12. The first rows are rendered, more on demand, all in print. */
export function TradeTable({ caption, rows, others, ofTrades, onDelete }: TradeTableProps) {
  const partial = others !== undefined;
  // The value when the table opened: content below the table must not move.
  const [long] = useState(partial || rows.length > ROWS_AT_FIRST);
  // The first page may contain rows that are not shown.
  const [drawn, setDrawn] = useState(Math.min(rows.length, ROWS_AT_FIRST));
  const [known, setKnown] = useState(partial ? undefined : rows.length);
  if (!partial && known !== rows.length) {
    setKnown(rows.length);
    // A user who has added a trade looks for it, and it may be older than the rendered rows.
    if (known !== undefined && rows.length > known) setDrawn(Math.max(drawn, ROWS_OF_MANY));
  }
  const body = useRef<HTMLTableSectionElement>(null);
  const printing = usePrinting();
  const shown = printing ? rows : rows.slice(0, drawn);
  const next = drawn < ROWS_OF_MANY ? ROWS_OF_MANY : drawn + ROWS_MORE;
  const more = Math.min(next, rows.length) - shown.length;
  const showMore = () => {
    flushSync(() => setDrawn(next));
    // The pressed button moves down, or is removed.
    body.current?.rows[shown.length]?.focus();
  };
  const columns: [string, 'start' | 'end'][] = [
    ['Transaction Type', 'start'],
    ['Trade Date', 'start'],
    ['Quantity', 'end'],
    ['Price Per Share', 'end'],
    ['Total Amount Paid', 'end'],
  ];
  return (
    <>
      <TradesTable
        role="table"
        aria-rowcount={partial ? -1 : rows.length + 1}
        onClick={(event) => {
          const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-trade]');
          const trade = button && rows.find(({ id }) => id === button.dataset.trade);
          if (trade) onDelete?.(trade);
        }}
      >
        <Caption>{caption}</Caption>
        <Head role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map(([header, align]) => (
              <HeadCell key={header} role="columnheader" scope="col" align={align}>
                {header}
              </HeadCell>
            ))}
            {onDelete && (
              <HeadCell role="columnheader" scope="col" align="end" _print={{ display: 'none' }}>
                Action
              </HeadCell>
            )}
          </tr>
        </Head>
        <tbody ref={body} role="rowgroup">
          {shown.map((trade, index) => (
            <TradeTableRow
              key={trade.id}
              trade={trade}
              index={index}
              warnings={ofTrades.get(trade.id)?.join(' ') ?? ''}
              mayDelete={onDelete !== undefined}
            />
          ))}
        </tbody>
      </TradesTable>
      {(long || partial || more > 0) && (
        <TradeTableFoot
          others={others}
          shown={shown.length}
          total={rows.length}
          more={more}
          onMore={showMore}
        />
      )}
    </>
  );
}

/** The Delete button of a row; null when the row is not rendered. */
export function deleteButtonOf(trade: Trade | undefined): HTMLElement | null {
  return trade ? document.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`) : null;
}

interface TradeTableRowProps {
  trade: Trade;
  index: number;
  /** The row's warnings, separated by spaces. */
  warnings: string;
  mayDelete: boolean;
}

const TradeTableRow = memo(function TradeTableRow({ trade, index, warnings, mayDelete }: TradeTableRowProps) {
  const markOf = (warning: TradeWarning) => (warnings.includes(warning) ? warningLabels[warning] : undefined);
  return (
    <tr role="row" aria-rowindex={index + 2} tabIndex={-1}>
      <td role="cell" className="lead">
        {transactionTypeLabels[trade.transactionType]}
      </td>
      <td role="cell" data-label="Trade Date" className="date">
        <span>
          <Marked mark={markOf('OUTSIDE_PERIOD')}>{formatDate(trade.tradeDate)}</Marked>
        </span>
      </td>
      <NumberCell label="Quantity">{formatShares(trade.quantity)}</NumberCell>
      <NumberCell label="Price Per Share">{formatPrice(trade.pricePerShare)}</NumberCell>
      <NumberCell label="Total Amount Paid" mark={markOf('TOTAL_DIFFERS')}>
        {formatMoney(trade.totalAmount)}
      </NumberCell>
      {mayDelete && (
        <td role="cell" data-label="Action" className="number action">
          <button type="button" data-trade={trade.id} aria-label={`Delete the ${tradeName(trade)}`}>
            Delete
          </button>
        </td>
      )}
    </tr>
  );
});

interface NumberCellProps {
  label: string;
  mark?: string;
  children: string;
}

/** A numeric cell. */
function NumberCell({ label, mark, children }: NumberCellProps) {
  return (
    <td role="cell" data-label={label} className={isLongNumber(children) ? 'number long' : 'number'}>
      <span>
        <Marked mark={mark}>
          <BreakableNumber>{children}</BreakableNumber>
        </Marked>
      </span>
    </td>
  );
}

/** True while the page is printed. Renders synchronously: the printer does not wait. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(function followPrinter() {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
