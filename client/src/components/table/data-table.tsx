import type { MouseEvent, ReactNode } from 'react';
import { useDelayed } from '../../lib/use-delayed';
import { SkeletonBar } from '../feedback/skeleton';
import { ArrowUpIcon } from '../icons';
import { needsBreaks } from './long-words';
import { Body, Caption, Cell, Head, HeadCell, Row, SortButton, Table } from './table-parts';

export interface Column<T> {
  header: string;
  /** What a row shows, with the row's place in the table, from 0. */
  cell: (row: T, nth: number) => ReactNode;
  align?: 'start' | 'end';
  /** The cell that heads a row's card on a phone; it has no label there. */
  lead?: boolean;
  /**
   * `fit`: never wraps. The others: the column gets that share of the table's width; where all columns have one, tables
   * below each other align.
   */
  width?: 'fit' | 'tenth' | 'sixth' | 'quarter' | 'third' | 'most';
  /** The rows are sorted by this column. */
  sorted?: 'ascending' | 'descending';
  /** Sorts the rows by this column; the header is then a button. */
  onSort?: () => void;
}

export interface DataTableProps<T> {
  /** The table's caption for screen readers. */
  caption: string;
  columns: Column<T>[];
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** The number of skeleton rows, which keep the table's size while it loads. */
  skeletonRows?: number;
  /** A click anywhere on a row follows the row's first link, or presses its first button when it has no link. */
  clickable?: boolean;
  /** Further attributes of a row. */
  rowAttributes?: (row: T) => object;
}

function openRow({ target: clicked, currentTarget: row }: MouseEvent<HTMLTableRowElement>) {
  const target = clicked as HTMLElement;
  const isSelectingText = window.getSelection()?.type === 'Range';
  if (target.closest('a, button, label') || isSelectingText) return;
  pressRow(row);
}

/** Follows the first link of a row that stays in this tab, else its first link, else presses its first button. */
export function pressRow(row: HTMLElement): void {
  const press = ['a:not([target])', 'a', 'button'].map((control) => row.querySelector<HTMLElement>(control));
  press.find((control) => control !== null)?.click();
}

/** A table with a sticky header, whole rows clickable, skeleton rows after 150 ms, and cards on a phone. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, skeletonRows = 10, clickable = false, rowAttributes } = props;
  const skeletonShown = useDelayed(rows === undefined);
  // Explicit roles, because a table displayed as blocks loses them in some browsers.
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
                <SortButton onClick={onSort} data-sorted={sorted} data-align={align}>
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
        {rows?.map((row, nth) => (
          <Row
            key={rowKey(row)}
            role="row"
            clickable={clickable}
            onClick={clickable ? openRow : undefined}
            {...rowAttributes?.(row)}
          >
            {columns.map(({ header, cell, align, lead, width }) => {
              const content = cell(row, nth);
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
