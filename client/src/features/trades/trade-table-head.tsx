import { t } from '@rules/text.js';
import type { TradeField } from '@rules/trade-row.js';
import { ArrowUpIcon } from '../../components/icons';
import { Head, HeadCell, SortButton } from '../../components/table/table-parts';
import type { TradeSort } from './finding/find-trades';

const columns: [TradeField, string, 'start' | 'end'][] = [
  ['transactionType', t('Transaction Type'), 'start'],
  ['tradeDate', t('Trade Date'), 'start'],
  ['quantity', t('Quantity'), 'end'],
  ['pricePerShare', t('Price Per Share'), 'end'],
  ['totalAmount', t('Total Amount Paid'), 'end'],
];

/** The order of a claim's transactions, and how to change it. */
export interface TableSort {
  sort: TradeSort;
  onSort: (sort: TradeSort) => void;
}

interface TradeTableHeadProps {
  /** Absent where the table cannot be sorted. */
  sorting?: TableSort;
  hasAction: boolean;
}

/** The column headers of TRADE-12; a press sorts by the column, a second one the other way. */
export function TradeTableHead({ sorting, hasAction }: TradeTableHeadProps) {
  return (
    <Head role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(([column, header, align]) => {
          const direction = sorting?.sort.column === column ? sorting.sort.direction : undefined;
          return (
            <HeadCell
              key={column}
              role="columnheader"
              scope="col"
              align={align}
              aria-sort={sorting && direction}
            >
              {sorting ? (
                <SortButton
                  data-sorted={direction}
                  onClick={() =>
                    sorting.onSort({
                      column,
                      direction: direction === 'descending' ? 'ascending' : 'descending',
                    })
                  }
                >
                  {header}
                  <ArrowUpIcon />
                </SortButton>
              ) : (
                header
              )}
            </HeadCell>
          );
        })}
        {hasAction && (
          <HeadCell role="columnheader" scope="col" align="end" _print={{ display: 'none' }}>
            {t('Action')}
          </HeadCell>
        )}
      </tr>
    </Head>
  );
}
