import { TRADE_FIELD_LABELS, TRADE_FIELDS, type TradeField, type TradeRow } from '@rules/trade-row.js';
import { memo } from 'react';
import { t } from '@rules/text.js';
import { AttentionIcon, CloseIcon } from '../../../components/icons';
import { shownValue } from '../trade-text';
import { CellEditor } from './cell-editor';
import { cellId, type Editing, type GridColumn } from './grid-columns';
import { sameBalance, sameValueMarks, type RowMarks } from './row-marks';

interface GridRowProps {
  gridId: string;
  row: TradeRow;
  /** The row's number in the whole list. */
  number: number;
  /** The row's position in the table, from 0. */
  position: number;
  isSelected: boolean;
  marks: RowMarks;
  /** The column of this row's cell that is the grid's tab stop. */
  active: GridColumn | undefined;
  editing: Editing | undefined;
  mayEdit: boolean;
  /** This is the empty row at the end. */
  waiting: boolean;
}

/** A row. Events are handled by the table, and the row renders only when it has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, number, position, isSelected, marks, active, mayEdit, waiting } = props;
  return (
    <tr
      role="row"
      aria-rowindex={position + 2}
      aria-selected={mayEdit && !waiting ? isSelected : undefined}
      data-key={row.key}
    >
      <ValueCells {...props} />
      <td
        role={mayEdit ? 'gridcell' : 'cell'}
        data-mark={marks.balanceMark ? 'warning' : undefined}
        title={marks.balanceMark ? t('Balance {balanceMark}', { balanceMark: marks.balanceMark }) : undefined}
      >
        {marks.balanceMark && (
          <AttentionIcon label={t('Balance {balanceMark}', { balanceMark: marks.balanceMark })} />
        )}
        {marks.balance}
      </td>
      {mayEdit && (
        <td role="gridcell" {...cellAt(props, 'delete')} tabIndex={undefined}>
          {!waiting && (
            <button
              type="button"
              aria-label={t('Delete row {number}', { number })}
              data-delete=""
              tabIndex={active === 'delete' ? 0 : -1}
            >
              <CloseIcon />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}, sameRow);

/**
 * The row's number and values. A changed value changes the balance of every later row; those render only their balance.
 */
const ValueCells = memo(function ValueCells(props: GridRowProps) {
  const { row, number, isSelected, marks, editing, mayEdit, waiting } = props;
  return (
    <>
      <th
        role="rowheader"
        scope="row"
        {...cellAt(props, 'row')}
        aria-label={waiting ? t('New row') : t('Row {number}', { number })}
      >
        {mayEdit && !waiting && (
          <input
            type="checkbox"
            data-select=""
            tabIndex={-1}
            aria-label={t('Select row {number}', { number })}
            checked={isSelected}
            readOnly
          />
        )}
        {waiting ? '+' : number}
      </th>
      {TRADE_FIELDS.map((field) => (
        <td
          key={field}
          role={mayEdit ? 'gridcell' : 'cell'}
          {...cellAt(props, field)}
          aria-invalid={mayEdit && marks.errors[field] ? true : undefined}
          data-mark={marks.errors[field] ? 'error' : marks.warnings[field] ? 'warning' : undefined}
          title={markText(marks, field)}
        >
          {editing?.field === field ? (
            <CellEditor field={field} number={number} value={row[field]} editing={editing} />
          ) : (
            <>
              {markText(marks, field) && <AttentionIcon label={markText(marks, field)} />}
              {shownValue(field, row[field])}
            </>
          )}
        </td>
      ))}
    </>
  );
}, sameValues);

function cellAt({ gridId, row, active, mayEdit }: GridRowProps, column: GridColumn) {
  return {
    id: cellId(gridId, { key: row.key, column }),
    'data-column': column,
    tabIndex: mayEdit ? (active === column ? 0 : -1) : undefined,
  };
}

function markText({ errors, warnings }: RowMarks, field: TradeField): string | undefined {
  const mark = errors[field] ?? warnings[field];
  return mark && `${TRADE_FIELD_LABELS[field]} ${mark}`;
}

function sameRow(one: GridRowProps, other: GridRowProps): boolean {
  return one.position === other.position && sameValues(one, other) && sameBalance(one.marks, other.marks);
}

function sameValues(one: GridRowProps, other: GridRowProps): boolean {
  return (
    one.row === other.row &&
    one.number === other.number &&
    one.isSelected === other.isSelected &&
    one.active === other.active &&
    one.editing === other.editing &&
    one.mayEdit === other.mayEdit &&
    one.waiting === other.waiting &&
    sameValueMarks(one.marks, other.marks)
  );
}
