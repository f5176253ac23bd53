import type { MouseEvent, ReactNode } from 'react';
import { useDelayed } from '../../lib/use-delayed';
import { SkeletonBar } from '../feedback/skeleton';
import { ArrowUpIcon } from '../icons';
import { needsBreaks } from './long-words';
import { Body, Caption, Cell, Head, HeadCell, Row, SortButton, Table } from './table-parts';

export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
  align?: 'start' | 'end';
  /** The cell that heads the card of a row on a phone; it carries no label there. */
  lead?: boolean;
  /** `fit`: never wraps. `third`, `most`: the column with the long words gets that share of the table. */
  width?: 'fit' | 'third' | 'most';
  /** The rows are in the order of this column. */
  sorted?: 'ascending' | 'descending';
  /** Has the rows put in the order of this column; the header is then a button. */
  onSort?: () => void;
}

interface DataTableProps<T> {
  /** Says what the table holds, for screen readers. */
  caption: string;
  columns: Column<T>[];
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** How many skeleton rows keep the table's size while it loads. */
  skeletonRows?: number;
  /** A click anywhere on a row follows the row's first link, or presses its first button where it has none. */
  clickable?: boolean;
}

function openRow({ target: clicked, currentTarget: row }: MouseEvent<HTMLTableRowElement>) {
  const target = clicked as HTMLElement;
  const isSelectingText = window.getSelection()?.type === 'Range';
  if (target.closest('a, button') || isSelectingText) return;
  (row.querySelector('a') ?? row.querySelector('button'))?.click();
}

/** A table with a sticky header, whole rows clickable, skeleton rows after 150 ms, and cards on a phone. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, skeletonRows = 10, clickable = false } = props;
  const skeletonShown = useDelayed(rows === undefined);
  // The roles are spelled out because a table drawn as blocks loses them in some browsers.
  return (
    <Table role="table" aria-busy={rows === undefined}>
      <Caption>{caption}</Caption>
      <Head role="rowgroup">
        <tr role="row">
          {columns.map(({ header, align, width, sorted, onSort }) => (
            <HeadCell
              key={header}
              role="columnheader"
              scope="col"
              align={align}
              width={width}
              aria-sort={sorted}
            >
              {onSort ? (
                <SortButton onClick={onSort} data-sorted={sorted}>
                  {header}
                  <ArrowUpIcon />
                </SortButton>
              ) : (
                header
              )}
            </HeadCell>
          ))}
        </tr>
      </Head>
      <Body role="rowgroup">
        {rows?.map((row) => (
          <Row key={rowKey(row)} role="row" clickable={clickable} onClick={clickable ? openRow : undefined}>
            {columns.map(({ header, cell, align, lead, width }) => {
              const content = cell(row);
              const breaks = needsBreaks(content, align === 'end');
              return (
                <Cell
                  key={header}
                  role="cell"
                  data-label={header}
                  align={align}
                  lead={lead}
                  fit={width === 'fit' && !breaks}
                  breaks={breaks}
                >
                  <span>{content}</span>
                </Cell>
              );
            })}
          </Row>
        ))}
        {!rows &&
          Array.from({ length: skeletonRows }, (_, index) => (
            <Row key={index} role="row" aria-hidden visibility={skeletonShown ? 'visible' : 'hidden'}>
              {columns.map(({ header }, nth) => (
                <Cell key={header} role="cell">
                  <SkeletonBar nth={index + nth} />
                  &nbsp;
                </Cell>
              ))}
            </Row>
          ))}
      </Body>
    </Table>
  );
}
