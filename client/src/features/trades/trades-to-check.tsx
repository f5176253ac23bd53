import { checkTradeRows, type TradeRow } from '@rules/trade-row.js';
import { useMemo } from 'react';
import { t } from '@rules/text.js';
import { DefinitionList } from '../../components/page/definition-list';
import { Muted, Stack } from '../../components/page/layout';
import type { SchemeQuery } from '../../generated/graphql';
import { OpeningBalance } from '../../domain/trade/opening-balance';
import { tradeFindings } from '../../domain/trade/trade-findings';
import { TransactionCount } from '../../domain/trade/transaction-count';
import { useLedgerRules } from '../../domain/trade/use-ledger-rules';
import { shownTrades } from './shown-trades';
import { ClosingBalance } from './closing-balance';
import { TradeNotice } from './trade-notice';
import { TradeTable } from './trade-table';

interface TradesToCheckProps {
  openingBalance: string;
  closingBalance: string;
  tradeData: TradeRow[];
  scheme: SchemeQuery['scheme'];
}

/** The opening balance and the trades of a claim that is not filed yet, read-only (CLAIM-46). */
export function TradesToCheck({ openingBalance, closingBalance, tradeData, scheme }: TradesToCheckProps) {
  const trades = useMemo(() => {
    const { trades: typed } = checkTradeRows(tradeData);
    return typed.map((trade, index) => ({ ...trade, id: `typed-${index}` }));
  }, [tradeData]);
  const rules = useLedgerRules();
  const warnings = useMemo(
    () => tradeFindings(trades, { openingBalance, closingBalance }, scheme, rules),
    [trades, openingBalance, closingBalance, scheme, rules],
  );
  const rows = useMemo(() => shownTrades({ tradeData: trades }), [trades]);
  return (
    <Stack>
      <DefinitionList>
        <OpeningBalance day={scheme.openingBalanceDate}>{openingBalance}</OpeningBalance>
        <ClosingBalance closingBalance={closingBalance} day={rules?.lastDay} />
      </DefinitionList>
      <TradeNotice warnings={warnings} balances={{ openingBalance, closingBalance }} mayChange />
      {rows.length === 0 ? (
        <Muted>{t('You have entered no transactions.')}</Muted>
      ) : (
        <>
          <TransactionCount count={rows.length} currency={scheme.currency} />
          <TradeTable caption={t('Your transactions')} rows={rows} ofTrades={warnings.ofTrades} />
        </>
      )}
    </Stack>
  );
}
