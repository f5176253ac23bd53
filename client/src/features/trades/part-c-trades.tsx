import { tradeWarnings } from '@rules/trade-warnings.js';
import { MailLink } from '../../components/actions/text-link';
import { EmptyState } from '../../components/feedback/faces';
import { Notice } from '../../components/feedback/notice';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Caption, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable } from '../../components/table/data-table';
import type { SchemeQuery } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { formatLongDate } from '../../lib/dates';
import { formatShares, isDecimal } from '../../lib/decimals';
import { shownTrades, type TradeDetails } from './shown-trades';
import { tradeColumns } from './trade-columns';
import { TradeNotice } from './trade-notice';

interface PartCProps {
  trades: TradeDetails;
  scheme: SchemeQuery['scheme'];
  isAdmin: boolean;
}

/** Part C RGM Trade Data, read-only: opening balance and the transactions of the trade period, newest first. */
export function PartCTrades({ trades, scheme, isAdmin }: PartCProps) {
  const rows = shownTrades(trades);
  const balance = trades.openingBalance.trim();
  const warnings = tradeWarnings(trades.tradeData, trades.openingBalance, scheme);
  const period = `${formatLongDate(scheme.tradePeriodStart)} to ${formatLongDate(scheme.tradePeriodEnd)} inclusive`;
  return (
    <Stack gap="wide">
      <DefinitionList>
        <Definition
          id="tradeDetails.openingBalance"
          label="Opening balance"
          hint={`Shares held at close of trade ${formatLongDate(scheme.openingBalanceDate)}`}
        >
          {isDecimal(balance) ? formatShares(balance) : '0'}
        </Definition>
      </DefinitionList>
      <Stack>
        <div>
          <SubsectionTitle>Transactions from {period}</SubsectionTitle>
          <Caption>
            {formatQuantity(rows.length, 'transaction', 'transactions')} in {scheme.shareName}, newest first.
            Amounts in {scheme.currency}.{' '}
            {!isAdmin &&
              warnings.ofTrades.size > 0 &&
              'Marked transactions stay as they are; nothing in your claim is refused.'}
          </Caption>
        </div>
        <Notice tone="plain" title="This table is locked">
          To request a change, write to us at <MailLink email={scheme.contactEmail} /> and say your SID.
        </Notice>
        <TradeNotice warnings={warnings} openingBalance={trades.openingBalance} isAdmin={isAdmin} />
        {rows.length === 0 ? (
          <EmptyState title="No transactions">
            No transaction of this period is recorded for this claim.
          </EmptyState>
        ) : (
          <DataTable
            caption={`Transactions from ${period}`}
            columns={tradeColumns(warnings)}
            rows={rows}
            rowKey={(row) => row.id}
          />
        )}
      </Stack>
    </Stack>
  );
}
