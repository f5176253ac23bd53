import { chakra } from '@chakra-ui/react/styled-system';
import { tradeHolding, type HeldShares, type TradeHolding } from '@rules/trade-holding.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useMemo } from 'react';
import { t } from '@rules/text.js';
import { BarChart } from '../../../components/chart/bar-chart';
import { Figures } from '../../../components/page/figures';
import { Caption, Stack, SubsectionTitle } from '../../../components/page/layout';
import { DataTable, type Column } from '../../../components/table/data-table';
import { formatDate, formatLongDate } from '../../../lib/dates';
import { formatShares } from '../../../lib/decimals';
import { inOpeningText } from '../in-opening-text';
import type { TradeDetails } from '../shown-trades';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', py: '2', _print: { display: 'none' } },
});

const columns: Column<HeldShares>[] = [
  { header: t('End of'), cell: ({ day }) => formatDate(day), lead: true },
  { header: t('Shares held'), cell: ({ shares }) => sharesText(shares), align: 'end' },
];

interface HoldingSummaryProps {
  trades: TradeDetails;
  period: TradePeriod;
  /** False while `trades` contains only the newest ones: the sums are not known yet. */
  complete: boolean;
}

/** The sums of a claim's trades, and the shares held over the trade period as a chart and as a table (TRADE-23). */
export function HoldingSummary({ trades, period, complete }: HoldingSummaryProps) {
  const holding = useMemo(
    () => (complete ? tradeHolding(trades.tradeData, trades.openingBalance, period) : undefined),
    [trades, period, complete],
  );
  const figure = (name: string, shares: bigint | undefined) => ({
    name,
    value: holding ? sharesText(shares) : '–',
  });
  const points = holding?.overTime.map(({ day, shares }) => ({
    tick: monthOf(day),
    label: formatDate(day),
    // A bar only needs its approximate height.
    value: Number(shares ?? 0n),
  }));
  const inOpening = inOpeningText(holding?.inOpening ?? 0, period.openingBalanceDate);
  return (
    <Stack aria-busy={!holding}>
      <div>
        <SubsectionTitle>{t('Shares held')}</SubsectionTitle>
        <Caption>
          {t('From close of trade {openingBalanceDate}; closing is after the last transaction.', {
            openingBalanceDate: formatLongDate(period.openingBalanceDate),
          })}
        </Caption>
      </div>
      <Figures
        figures={[
          figure(t('Opening'), holding?.opening),
          figure(t('Bought'), holding?.bought),
          figure(t('Sold'), holding?.sold),
          figure(t('Closing'), holding?.closing),
        ]}
      />
      {/* A line of its own, whether there are transfers or not: nothing below moves when the trades have loaded. */}
      <Caption minHeight="1lh">{holding && transferText(holding)}</Caption>
      {inOpening && <Caption>{inOpening}</Caption>}
      <BarChart size="small" points={points ?? []} />
      <details>
        <Summary>{t('Show as a table')}</Summary>
        <DataTable
          caption={t('Shares held over the trade period')}
          columns={columns}
          rows={holding?.overTime}
          rowKey={({ day }) => day}
        />
      </details>
    </Stack>
  );
}

function transferText({ transferredIn, transferredOut }: TradeHolding): string {
  if (transferredIn === 0n && transferredOut === 0n) return t('No transfers in or out.');
  return t('Transferred in {sharesIn}, transferred out {sharesOut}.', {
    sharesIn: sharesText(transferredIn),
    sharesOut: sharesText(transferredOut),
  });
}

function sharesText(shares: bigint | undefined): string {
  return shares === undefined ? t('not known') : formatShares(String(shares));
}

/** A month as short as it must be to fit below a bar on a phone: Sep ’17. */
function monthOf(day: string): string {
  const shown = formatDate(day);
  return `${shown.slice(3, 6)} ’${shown.slice(-2)}`;
}
