import { checkTradeRows, type TradeRow } from '@rules/trade-row.js';
import { useMemo } from 'react';
import { t } from '@rules/text.js';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Caption, Muted, Stack } from '../../components/page/layout';
import type { SchemeQuery } from '../../generated/graphql';
import { formatLongDate } from '../../lib/dates';
import { tradeFindings } from '../../domain/trade/trade-findings';
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
        <Definition
          label={t('Opening balance')}
          hint={t('Shares held at close of trade {openingBalanceDate}', {
            openingBalanceDate: formatLongDate(scheme.openingBalanceDate),
          })}
        >
          {openingBalance}
        </Definition>
        <ClosingBalance closingBalance={closingBalance} day={rules?.lastDay} />
      </DefinitionList>
      <TradeNotice warnings={warnings} balances={{ openingBalance, closingBalance }} />
      {rows.length === 0 ? (
        <Muted>{t('You have entered no transactions.')}</Muted>
      ) : (
        <>
          <Caption>
            {t(
              '{rows, plural, one {# transaction} other {# transactions}}, newest first. Amounts in {currency}.',
              { rows: rows.length, currency: scheme.currency },
            )}
          </Caption>
          <TradeTable caption={t('Your transactions')} rows={rows} ofTrades={warnings.ofTrades} />
        </>
      )}
    </Stack>
  );
}
