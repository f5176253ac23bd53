import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeRow } from '@rules/trade-row.js';
import { useState, type ClipboardEvent } from 'react';
import { Button } from '../../../components/actions/button';
import { Inline } from '../../../components/page/layout';
import { formatCount } from '../../../lib/amounts';
import type { RecognisedTable } from '../paste/recognise-table';
import { editorOf, isField, placeOf } from './grid-columns';
import { pressInGrid } from './grid-keys';
import { GridCaption, GridTable } from './grid-parts';
import { readGridPaste } from './grid-paste';
import { GridRow } from './grid-row';
import { NO_MARKS, type RowMarks } from './row-marks';
import { TotalsRow } from './totals-row';
import type { Grid } from './use-grid';
import type { TradeList } from './use-trade-list';
import type { TradeLedger } from '@rules/trade-ledger.js';

/** The number of rows rendered at first; more are rendered on demand. */
const ROWS_DRAWN = 500;

interface TradeGridProps {
  gridId: string;
  title: string;
  rows: readonly TradeRow[];
  marks: ReadonlyMap<string, RowMarks>;
  ledger: TradeLedger;
  list: TradeList;
  grid: Grid;
  mayEdit: boolean;
  /** The ticker code of the claim's share, if it is known. */
  share: string | undefined;
  onTrades: (table: RecognisedTable) => void;
  /** Moves the focus to the element after the table. */
  onLeave: () => void;
}

/** The trades as a table that is edited like a spreadsheet. */
export function TradeGrid(props: TradeGridProps) {
  const { gridId, title, rows, marks, ledger, list, grid, mayEdit, share, onTrades, onLeave } = props;
  const [drawn, setDrawn] = useState(ROWS_DRAWN);
  const { active, editing } = grid;
  const activeAt = rows.findIndex(({ key }) => key === active?.key);
  const shown = rows.slice(0, Math.max(drawn, activeAt + 1));
  const lines = mayEdit ? [...shown, list.newRow] : shown;
  const tabStop = activeAt >= 0 || active?.key === list.newRow.key ? active : undefined;

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
          `${formatCount(pasted.block.length)} lines of cells were pasted.`,
        );
    }
  };

  return (
    <>
      <GridTable
        role={mayEdit ? 'grid' : 'table'}
        editable={mayEdit}
        aria-rowcount={rows.length + (mayEdit ? 2 : 1)}
        onClick={(event) => {
          const key = placeOf(event.target)?.key;
          const isDelete = event.target instanceof Element && event.target.closest('[data-delete]');
          if (isDelete && key !== undefined) grid.remove(key);
          else if (mayEdit) grid.onClick(event);
        }}
        onFocus={mayEdit ? grid.onFocus : undefined}
        onBlur={mayEdit ? grid.onBlur : undefined}
        onKeyDown={mayEdit ? (event) => pressInGrid(event, grid, list, onLeave) : undefined}
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
              Row
            </th>
            {TRADE_FIELDS.map((field, at) => (
              <th key={field} role="columnheader" scope="col" className={at > 1 ? 'number' : undefined}>
                {TRADE_FIELD_LABELS[field]}
              </th>
            ))}
            <th role="columnheader" scope="col" className="number">
              Balance
            </th>
            {mayEdit && (
              <th role="columnheader" scope="col" className="number">
                Delete
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((row, at) => (
            <GridRow
              key={row.key}
              gridId={gridId}
              row={row}
              number={row === list.newRow ? rows.length + 1 : at + 1}
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
          ))}
        </tbody>
        <TotalsRow ledger={ledger} mayEdit={mayEdit} />
      </GridTable>
      {shown.length < rows.length && (
        <Inline>
          <Button onClick={() => setDrawn(shown.length + ROWS_DRAWN)}>
            Show {formatCount(Math.min(ROWS_DRAWN, rows.length - shown.length))} more rows
          </Button>
          <span>
            {formatCount(shown.length)} of {formatCount(rows.length)} rows are shown
          </span>
        </Inline>
      )}
    </>
  );
}
