import { useState } from 'react';
import { DataTable, pressRow, type DataTableProps } from './data-table';
import { TableKeysDialog } from './table-keys-dialog';
import { useRowKeys } from './use-row-keys';
import { rowOf } from './use-return-to-row';

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
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keysOf = useRowKeys(rows?.map(rowKey), { onOpen, onSelect, onHelp: () => setHelpOpen(true) });
  return (
    <>
      <DataTable {...table} rowAttributes={(row) => ({ ...keysOf(rowKey(row)), ...rowAttributes?.(row) })} />
      <TableKeysDialog
        selects={onSelect !== undefined}
        open={isHelpOpen}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}
