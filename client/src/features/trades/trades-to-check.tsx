import { checkTradeRows, type TradeRow } from '@rules/trade-row.js';
import { useMemo } from 'react';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Caption, Muted, Stack } from '../../components/page/layout';
import type { SchemeQuery } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { formatLongDate } from '../../lib/dates';
import { tradeFindings } from '../../domain/trade/trade-findings';
import { useLedgerRules } from '../../domain/trade/use-ledger-rules';
import { shownTrades } from './shown-trades';
import { TradeNotice } from './trade-notice';
import { TradeTable } from './trade-table';

interface TradesToCheckProps {
  openingBalance: string;
  tradeData: TradeRow[];
  scheme: SchemeQuery['scheme'];
}

/** The opening balance and the trades of a claim that is not filed yet, read-only (CLAIM-46). */
export function TradesToCheck({ openingBalance, tradeData, scheme }: TradesToCheckProps) {
  const trades = useMemo(() => {
    const { trades: typed } = checkTradeRows(tradeData);
    return typed.map((trade, index) => ({ ...trade, id: `typed-${index}` }));
  }, [tradeData]);
  const rules = useLedgerRules();
  const warnings = useMemo(
    () => tradeFindings(trades, openingBalance, scheme, rules),
    [trades, openingBalance, scheme, rules],
  );
  const rows = useMemo(() => shownTrades({ openingBalance, tradeData: trades }), [openingBalance, trades]);
  return (
    <Stack>
      <DefinitionList>
        <Definition
          label="Opening balance"
          hint={`Shares held at close of trade ${formatLongDate(scheme.openingBalanceDate)}`}
        >
          {openingBalance}
        </Definition>
      </DefinitionList>
      <TradeNotice warnings={warnings} openingBalance={openingBalance} />
      {rows.length === 0 ? (
        <Muted>You have entered no transactions.</Muted>
      ) : (
        <>
          <Caption>
            {formatQuantity(rows.length, 'transaction', 'transactions')}, newest first. Amounts in{' '}
            {scheme.currency}.
          </Caption>
          <TradeTable caption="Your transactions" rows={rows} ofTrades={warnings.ofTrades} />
        </>
      )}
    </Stack>
  );
}
