import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeRow } from '@rules/trade-row.js';
import type { ClipboardEvent } from 'react';
import { t } from '@rules/text.js';
import { ArrowUpIcon } from '../../../components/icons';
import type { TradeSort } from '../finding/find-trades';
import type { RecognisedTable } from '../paste/recognise-table';
import { ScrollBox } from '../trade-table-parts';
import { RowGap } from '../window/row-gap';
import { partProps, useRowWindow } from '../window/use-row-window';
import { editorOf, isField, placeOf } from './grid-columns';
import { pressInGrid } from './grid-keys';
import { GridCaption, GridTable } from './grid-parts';
import { readGridPaste } from './grid-paste';
import { GridRow } from './grid-row';
import { NO_MARKS, type ListMarks } from './row-marks';
import { TotalsRow } from './totals-row';
import type { Grid } from './use-grid';
import type { RowSelection } from './use-row-selection';
import type { TradeList } from './use-trade-list';
import type { TradeLedger } from '@rules/trade-ledger.js';

/** Above this number only the rows in view are rendered; up to it the browser finds every row by its own search. */
const ROWS_IN_FULL = 100;

interface TradeGridProps {
  gridId: string;
  title: string;
  rows: readonly TradeRow[];
  marks: ListMarks;
  ledger: TradeLedger;
  list: TradeList;
  grid: Grid;
  selection: RowSelection;
  /** The rows' numbers in the whole list, when `rows` are not all of it in its order. */
  numbers: ReadonlyMap<string, number> | undefined;
  /** The column by which the rows are sorted. */
  sort: TradeSort | undefined;
  mayEdit: boolean;
  /** The ticker code of the claim's share, if it is known. */
  share: string | undefined;
  onTrades: (table: RecognisedTable) => void;
  /** Moves the focus to the element after the table. */
  onLeave: () => void;
}

/** The trades as a table that is edited like a spreadsheet. */
export function TradeGrid(props: TradeGridProps) {
  const { gridId, title, rows, marks, ledger, list, grid, selection, numbers, sort, mayEdit } = props;
  const { share, onTrades, onLeave } = props;
  const { active, editing } = grid;
  const lines = mayEdit ? [...rows, list.newRow] : rows;
  const activeAt = active ? lines.findIndex(({ key }) => key === active.key) : -1;
  const tabStop = activeAt >= 0 ? active : undefined;
  const isWindowed = lines.length > ROWS_IN_FULL;
  const { table, segments, rowHeight } = useRowWindow(lines.length, Math.max(0, activeAt));
  const inFull = { kind: 'rows', chunk: 0, from: 0, to: lines.length } as const;

  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!mayEdit || !place || text === '') return;
    const pasted = readGridPaste(text, place, share);
    const isEditor = editorOf(event.target) !== undefined;
    if (isEditor && pasted.kind === 'value') return;
    event.preventDefault();
    if (isEditor) grid.cancel();
    if (pasted.kind === 'trades') onTrades(pasted.table);
    else if (isField(place.column)) {
      if (pasted.kind === 'value') list.write(place.key, { [place.column]: pasted.text });
      else
        list.fill(
          place.key,
          place.column,
          pasted.block,
          t('{block, number} lines of cells were pasted.', { block: pasted.block.length }),
        );
    }
  };

  return (
    <ScrollBox scrolls={isWindowed}>
      <GridTable
        ref={table}
        data-windowed={isWindowed || undefined}
        aria-multiselectable={mayEdit || undefined}
        role={mayEdit ? 'grid' : 'table'}
        editable={mayEdit}
        aria-rowcount={rows.length + (mayEdit ? 2 : 1)}
        onClick={(event) => {
          const key = placeOf(event.target)?.key;
          const isDelete = event.target instanceof Element && event.target.closest('[data-delete]');
          const isChoice = event.target instanceof Element && event.target.closest('[data-select]');
          const isRange = event.shiftKey && placeOf(event.target)?.column === 'row';
          if (isDelete && key !== undefined) grid.remove(key);
          else if (key !== undefined && mayEdit && (isChoice || isRange)) {
            selection.toggle(key, event.shiftKey);
            grid.go({ key, column: 'row' });
          } else if (mayEdit) grid.onClick(event);
        }}
        onFocus={mayEdit ? grid.onFocus : undefined}
        onBlur={mayEdit ? grid.onBlur : undefined}
        onKeyDown={
          mayEdit ? (event) => pressInGrid(event, { grid, list, selection, leave: onLeave }) : undefined
        }
        onChange={(event) => {
          // A choice by mouse is saved at once; typed text when the cell is left.
          const editor = editorOf(event.target);
          if (editor instanceof HTMLSelectElement) grid.keep(editor.value);
        }}
        onPaste={paste}
      >
        <GridCaption>{title}</GridCaption>
        <colgroup>
          {Array.from({ length: TRADE_FIELDS.length + (mayEdit ? 3 : 2) }, (_, at) => (
            <col key={at} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" scope="col">
              {t('Row')}
            </th>
            {TRADE_FIELDS.map((field, at) => (
              <th
                key={field}
                role="columnheader"
                scope="col"
                className={at > 1 ? 'number' : undefined}
                aria-sort={sort?.column === field ? sort.direction : undefined}
              >
                {TRADE_FIELD_LABELS[field]}
                {sort?.column === field && <ArrowUpIcon />}
              </th>
            ))}
            <th role="columnheader" scope="col" className="number">
              {t('Balance')}
            </th>
            {mayEdit && (
              <th role="columnheader" scope="col" className="number">
                {t('Delete')}
              </th>
            )}
          </tr>
        </thead>
        {(isWindowed ? segments : [inFull]).map((part) =>
          part.kind === 'gap' ? (
            <RowGap key={`gap-${part.chunk}`} {...part} height={part.rows * rowHeight} />
          ) : (
            <tbody key={part.chunk} role="rowgroup" {...partProps(part.chunk, 1)}>
              {lines.slice(part.from, part.to).map((row, nth) => {
                const at = part.from + nth;
                return (
                  <GridRow
                    key={row.key}
                    gridId={gridId}
                    row={row}
                    number={numbers?.get(row.key) ?? (numbers ? numbers.size : at) + 1}
                    position={at}
                    isSelected={selection.selected.has(row.key)}
                    marks={marks.get(row.key) ?? NO_MARKS}
                    active={
                      tabStop?.key === row.key
                        ? tabStop.column
                        : !tabStop && at === 0
                          ? 'transactionType'
                          : undefined
                    }
                    editing={editing?.key === row.key ? editing : undefined}
                    mayEdit={mayEdit}
                    waiting={row === list.newRow}
                  />
                );
              })}
            </tbody>
          ),
        )}
        <TotalsRow ledger={ledger} mayEdit={mayEdit} />
      </GridTable>
    </ScrollBox>
  );
}
