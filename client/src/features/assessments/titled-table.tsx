import type { ComponentType, ReactNode } from 'react';
import { Folded } from '../../components/page/folded';
import { Muted, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';

interface TitledTableProps<T> {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  columns: Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** What is said instead of an empty table. */
  none: string;
  /** A wide table is put into it. */
  around?: ComponentType<{ label: string; children: ReactNode }>;
  /** Shows the table on demand, by this label. */
  folded?: string;
}

/** A part of the results of a run: title, and a table whose rows link to claims. */
export function TitledTable<T>(props: TitledTableProps<T>) {
  const { title, lead, columns, rows, rowKey, none, around: Around, folded } = props;
  const plain = <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} clickable />;
  const table = Around ? <Around label={title}>{plain}</Around> : plain;
  return (
    <section aria-label={title}>
      <Stack>
        <SectionTitle>{title}</SectionTitle>
        {lead && <Muted>{lead}</Muted>}
        {rows.length === 0 ? (
          <Muted>{none}</Muted>
        ) : folded === undefined ? (
          table
        ) : (
          <Folded label={folded}>{table}</Folded>
        )}
      </Stack>
    </section>
  );
}
