import type { TradeFindings } from '../../domain/trade/trade-findings';
import { useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { Caption as Note } from '../../components/page/layout';
import { Caption } from '../../components/table/table-parts';
import { PrintChoiceDialog } from './printing/print-choice-dialog';
import { usePrintChoice } from './printing/use-print-choice';
import type { Trade } from './shown-trades';
import { TradeTableFoot, type OtherTrades } from './trade-table-foot';
import { TradeTableHead, type TableSort } from './trade-table-head';
import { ScrollBox, TradesTable } from './trade-table-parts';
import { TradeTableRow } from './trade-table-row';
import { RowGap } from './window/row-gap';
import { partProps, useRowWindow } from './window/use-row-window';

/** The number of rows that the server returns first: when the others arrive, nothing on screen moves. */
const ROWS_AT_FIRST = 25;
const ROWS_OF_MANY = 200;
/** Above this number only the rows in view are rendered; up to it the browser finds every row by its own search. */
const ROWS_IN_FULL = 200;

/** What the owner of a table may do with it. */
export interface TradeTableHandle {
  /** Shows the row at this position of `rows` and gives it the focus. */
  goTo: (index: number) => void;
}

interface TradeTableProps {
  caption: string;
  rows: readonly Trade[];
  /** How many transactions the claim has, when `rows` may be only those that match a filter. */
  total?: number;
  /** Set while more rows follow whose number is not known yet. */
  others?: OtherTrades;
  ofTrades: TradeFindings['ofTrades'];
  sorting?: TableSort;
  ref?: Ref<TradeTableHandle>;
  /** Set for users who may delete: called with the chosen row. */
  onDelete?: (trade: Trade) => void;
}

/**
 * A claim's transactions in the columns of TRADE-12. The first rows are rendered, the others on demand: hundreds in
 * full, thousands as far as they are in view, in a box of its own height (TRADE-26).
 */
export function TradeTable(props: TradeTableProps) {
  const { caption, rows, total = rows.length, others, ofTrades, sorting, ref, onDelete } = props;
  const partial = others !== undefined;
  // The value when the table opened: content below the table must not move.
  const [long] = useState(partial || rows.length > ROWS_AT_FIRST);
  // The first page may contain rows that are not shown.
  const [drawn, setDrawn] = useState(Math.min(rows.length, ROWS_AT_FIRST));
  const [known, setKnown] = useState(partial ? undefined : total);
  const [current, setCurrent] = useState(0);
  if (!partial && known !== total) {
    setKnown(total);
    // A user who has added a trade looks for it, and it may be older than the rendered rows.
    if (known !== undefined && total > known) setDrawn(Math.max(drawn, ROWS_OF_MANY));
  }
  const printer = usePrintChoice(rows.length);
  const count = printer.printed ?? Math.min(drawn, rows.length);
  const isWindowed = printer.printed === undefined && count > ROWS_IN_FULL;
  const { table, segments, rowHeight } = useRowWindow(count, current);
  const next = drawn < ROWS_OF_MANY ? ROWS_OF_MANY : Infinity;
  const more = Math.min(next, rows.length) - count;

  const elementOf = (index: number) =>
    table.current?.querySelector<HTMLElement>(`tbody tr[aria-rowindex="${index + 2}"]`);
  const goTo = (index: number) => {
    flushSync(() => {
      if (index >= drawn) setDrawn(Infinity);
      setCurrent(index);
    });
    const row = elementOf(index);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ goTo }));
  const showMore = () => {
    flushSync(() => {
      setDrawn(next);
      setCurrent(count);
    });
    // The pressed button moves down, or is removed.
    elementOf(count)?.focus();
  };
  const pressInTable = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const to = current + step;
    const row = event.target instanceof Element && event.target.closest('tbody tr');
    if (step === 0 || !isWindowed || !row || to < 0 || to >= count) return;
    event.preventDefault();
    flushSync(() => setCurrent(to));
    const place = elementOf(to);
    (event.target === row ? place : (place?.querySelector('button') ?? place))?.focus();
  };
  return (
    <>
      <ScrollBox
        scrolls={isWindowed}
        {...(isWindowed && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <TradesTable
          ref={table}
          role="table"
          aria-rowcount={partial ? -1 : rows.length + 1}
          data-windowed={isWindowed || undefined}
          onKeyDown={pressInTable}
          onFocus={({ target }) => {
            const position = target.closest('tbody tr')?.getAttribute('aria-rowindex');
            if (position && isWindowed) setCurrent(Number(position) - 2);
          }}
          onClick={(event) => {
            const button =
              event.target instanceof Element && event.target.closest<HTMLElement>('[data-trade]');
            const trade = button && rows.find(({ id }) => id === button.dataset.trade);
            if (trade) onDelete?.(trade);
          }}
        >
          <Caption>{caption}</Caption>
          <TradeTableHead sorting={sorting} hasAction={onDelete !== undefined} />
          {(isWindowed ? segments : [{ kind: 'rows', chunk: 0, from: 0, to: count } as const]).map((part) =>
            part.kind === 'gap' ? (
              <RowGap key={`gap-${part.chunk}`} {...part} height={part.rows * rowHeight} />
            ) : (
              <tbody key={part.chunk} role="rowgroup" {...partProps(part.chunk, 1)}>
                {rows.slice(part.from, part.to).map((trade, at) => (
                  <TradeTableRow
                    key={trade.id}
                    trade={trade}
                    index={part.from + at}
                    warnings={ofTrades.get(trade.id)?.join(' ') ?? ''}
                    mayDelete={onDelete !== undefined}
                    isTabStop={!isWindowed || part.from + at === current}
                  />
                ))}
              </tbody>
            ),
          )}
        </TradesTable>
      </ScrollBox>
      {(long || partial || more > 0) && (
        <TradeTableFoot
          others={others}
          shown={count}
          total={rows.length}
          more={more}
          asksBeforePrint={printer.isMany}
          onMore={showMore}
        />
      )}
      {printer.printed !== undefined && count < rows.length && (
        <Note>
          {t('The first {count, number} of {rows, number} transactions are printed.', {
            count,
            rows: rows.length,
          })}
        </Note>
      )}
      {printer.asking && (
        <PrintChoiceDialog total={rows.length} onChoose={printer.choose} onClose={printer.cancel} />
      )}
    </>
  );
}

/** The Delete button of a row; null when the row is not rendered. */
export function deleteButtonOf(trade: Trade | undefined): HTMLElement | null {
  return trade ? document.querySelector<HTMLElement>(`[data-trade="${trade.id}"]`) : null;
}
