import { useState } from 'react';
import { later } from '../later/later';
import { DataTable, pressRow, type DataTableProps } from './data-table';
import { useRowKeys } from './use-row-keys';
import { rowOf } from './use-return-to-row';

/** Few ask what the keys do. */
const TableKeysDialog = later(async () => (await import('./table-keys-dialog')).TableKeysDialog);

interface KeyedTableProps<T> extends DataTableProps<T> {
  /** Opens a row; without it a row's first link or button is pressed. */
  onOpen?: (id: string, inNewTab: boolean) => void;
  /** Selects a row, or no longer; absent where rows are not selected. */
  onSelect?: (id: string) => void;
}

function pressRowOf(id: string): void {
  const row = rowOf(id);
  if (row) pressRow(row);
}

/**
 * A table of the office whose rows are reached by `j`, `k` and the arrow keys and opened by Enter (LIST-16), and to
 * whose row one returns from the page it opened (LIST-26). One on a page.
 */
export function KeyedTable<T>({ onOpen = pressRowOf, onSelect, ...table }: KeyedTableProps<T>) {
  const { rows, rowKey, rowAttributes } = table;
  /** Undefined until it was opened once. */
  const [isHelpOpen, setHelpOpen] = useState<boolean>();
  const keysOf = useRowKeys(rows?.map(rowKey), { onOpen, onSelect, onHelp: () => setHelpOpen(true) });
  return (
    <>
      <DataTable {...table} rowAttributes={(row) => ({ ...keysOf(rowKey(row)), ...rowAttributes?.(row) })} />
      {isHelpOpen !== undefined && (
        <TableKeysDialog
          selects={onSelect !== undefined}
          open={isHelpOpen}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}
