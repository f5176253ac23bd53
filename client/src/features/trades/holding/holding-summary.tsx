import { chakra } from '@chakra-ui/react/styled-system';
import { tradeHolding, type HeldShares, type TradeHolding } from '@rules/trade-holding.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useMemo } from 'react';
import { BarChart } from '../../../components/chart/bar-chart';
import { Figures } from '../../../components/page/figures';
import { Caption, Stack, SubsectionTitle } from '../../../components/page/layout';
import { DataTable, type Column } from '../../../components/table/data-table';
import { formatDate, formatLongDate } from '../../../lib/dates';
import { formatShares } from '../../../lib/decimals';
import type { TradeDetails } from '../shown-trades';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', py: '2', _print: { display: 'none' } },
});

const columns: Column<HeldShares>[] = [
  { header: 'End of', cell: ({ day }) => formatDate(day), lead: true },
  { header: 'Shares held', cell: ({ shares }) => sharesText(shares), align: 'end' },
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
    // A bar only needs its approximate height; below zero there is none.
    value: Math.max(0, Number(shares ?? 0n)),
  }));
  return (
    <Stack aria-busy={!holding}>
      <div>
        <SubsectionTitle>Shares held</SubsectionTitle>
        <Caption>
          From close of trade {formatLongDate(period.openingBalanceDate)}; closing is after the last
          transaction.
        </Caption>
      </div>
      <Figures
        figures={[
          figure('Opening', holding?.opening),
          figure('Bought', holding?.bought),
          figure('Sold', holding?.sold),
          figure('Closing', holding?.closing),
        ]}
      />
      {/* A line of its own, whether there are transfers or not: nothing below moves when the trades have loaded. */}
      <Caption minHeight="1lh">{holding && transferText(holding)}</Caption>
      <BarChart size="small" points={points ?? []} />
      <details>
        <Summary>Show as a table</Summary>
        <DataTable
          caption="Shares held over the trade period"
          columns={columns}
          rows={holding?.overTime}
          rowKey={({ day }) => day}
        />
      </details>
    </Stack>
  );
}

function transferText({ transferredIn, transferredOut }: TradeHolding): string {
  if (transferredIn === 0n && transferredOut === 0n) return 'No transfers in or out.';
  return `Transferred in ${sharesText(transferredIn)}, transferred out ${sharesText(transferredOut)}.`;
}

function sharesText(shares: bigint | undefined): string {
  return shares === undefined ? 'not known' : formatShares(String(shares));
}

/** A month as short as it must be to fit below a bar on a phone: Sep ’17. */
function monthOf(day: string): string {
  const shown = formatDate(day);
  return `${shown.slice(3, 6)} ’${shown.slice(-2)}`;
}
