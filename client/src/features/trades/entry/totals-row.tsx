import { t } from '@rules/text.js';
import type { TradeLedger } from '@rules/trade-ledger.js';
import { Caption } from '../../../components/page/layout';
import { formatShares } from '../../../lib/decimals';
import { inOpeningText } from '../in-opening-text';

/** The totals of the trades in words: '3 trades · bought 1,000 · sold 500'. */
export function totalsText({ totals }: TradeLedger): string {
  const shares = (count: bigint) => ({ shares: formatShares(String(count)) });
  return [
    t('{trades, plural, one {# trade} other {# trades}}', { trades: totals.trades }),
    t('bought {shares}', shares(totals.bought)),
    t('sold {shares}', shares(totals.sold)),
    totals.transferredIn > 0n && t('transferred in {shares}', shares(totals.transferredIn)),
    totals.transferredOut > 0n && t('transferred out {shares}', shares(totals.transferredOut)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The displayed closing balance; 'not known' after a trade without a direction. */
export function closingText({ totals }: TradeLedger): string {
  return totals.closing === undefined ? t('not known') : formatShares(String(totals.closing));
}

/** The last line of the table: counts, shares in and out, closing balance. Rows with an error are not counted. */
export function TotalsRow({ ledger, mayEdit }: { ledger: TradeLedger; mayEdit: boolean }) {
  const inOpening = inOpeningText(ledger.totals.inOpening, ledger.openingDay);
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="row" colSpan={6}>
          {t('{totalsText} · closing balance', { totalsText: totalsText(ledger) })}
          {inOpening && <Caption>{inOpening}</Caption>}
        </th>
        <td role={mayEdit ? 'gridcell' : 'cell'}>{closingText(ledger)}</td>
        {mayEdit && <td role="gridcell" />}
      </tr>
    </tfoot>
  );
}
