import type { TradeLedger } from '@rules/trade-ledger.js';
import { formatQuantity } from '../../../lib/amounts';
import { formatShares } from '../../../lib/decimals';

/** The totals of the trades in words: '3 trades · bought 1,000 · sold 500'. */
export function totalsText({ totals }: TradeLedger): string {
  const parts: [string, bigint][] = [
    ['bought', totals.bought],
    ['sold', totals.sold],
    ['transferred in', totals.transferredIn],
    ['transferred out', totals.transferredOut],
  ];
  return [
    formatQuantity(totals.trades, 'trade', 'trades'),
    ...parts
      .filter(([word, shares]) => shares > 0n || word === 'bought' || word === 'sold')
      .map(([word, shares]) => `${word} ${formatShares(String(shares))}`),
  ].join(' · ');
}

/** The displayed closing balance; 'not known' after a trade without a direction. */
export function closingText({ totals }: TradeLedger): string {
  return totals.closing === undefined ? 'not known' : formatShares(String(totals.closing));
}

/** The last line of the table: counts, shares in and out, closing balance. Rows with an error are not counted. */
export function TotalsRow({ ledger, mayEdit }: { ledger: TradeLedger; mayEdit: boolean }) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row" colSpan={6}>
          {totalsText(ledger)} · closing balance
        </th>
        <td role={mayEdit ? 'gridcell' : 'cell'}>{closingText(ledger)}</td>
        {mayEdit && <td role="gridcell" />}
      </tr>
    </tfoot>
  );
}
