import type { RulesDocument } from '@rules/rules-document.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Folded } from '../../../components/page/folded';
import { Caption, Muted, SectionTitle, Stack } from '../../../components/page/layout';
import { usePrinting } from '../../../components/page/use-printing';
import { DataTable } from '../../../components/table/data-table';
import { Dated } from '../../../components/text/dated';
import { formatDate } from '../../../lib/dates';
import { formatShares, isDecimal } from '../../../lib/decimals';
import { tradeColumns } from '../trade-columns';
import type { ClaimAssessment } from './claim-assessment';

/** The number of transactions that are shown at first; on paper all are there. */
const FIRST_TRADES = 50;

interface NoticeTradesProps {
  trace: ClaimAssessment['trace'];
  rules: RulesDocument;
}

/** What the claim was assessed from: its opening balance and, on demand, its transactions (NOTICE-13). */
export function NoticeTrades({ trace, rules }: NoticeTradesProps) {
  const { openingBalance, trades, tradeCount } = trace;
  const held = openingBalance.trim();
  const printing = usePrinting();
  return (
    <section aria-labelledby="trades">
      <Stack gap="tight">
        <SectionTitle id="trades">{t('Your trades as they were assessed')}</SectionTitle>
        <p>
          <Dated>
            {t('Shares held at the close of {day}: {shares}.', {
              day: formatDate(rules.assessment.openingDate),
              shares: isDecimal(held) ? formatShares(held) : held || t('not stated'),
            })}
          </Dated>
        </p>
        {trades.length === 0 ? (
          <Muted>{t('There are no transactions.')}</Muted>
        ) : (
          <Folded
            label={t('Show {count, plural, one {# transaction} other {# transactions}}', {
              count: trades.length,
            })}
          >
            <TradeTable trades={trades} isPrinted={printing} />
          </Folded>
        )}
        {tradeCount > trades.length && (
          <Caption>
            {t('These are {listed, number} of {count, number} transactions. Write to us for the others.', {
              listed: trades.length,
              count: tradeCount,
            })}
          </Caption>
        )}
      </Stack>
    </section>
  );
}

interface TradeTableProps extends Pick<ClaimAssessment['trace'], 'trades'> {
  isPrinted: boolean;
}

function TradeTable({ trades, isPrinted }: TradeTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || isPrinted ? trades : trades.slice(0, FIRST_TRADES);
  return (
    <Stack>
      <DataTable
        caption={t('Your trades as they were assessed')}
        columns={tradeColumns}
        rows={shown}
        rowKey={({ id }) => id}
      />
      {trades.length > shown.length && (
        <div>
          <Button onClick={() => setWhole(true)}>
            {t('Show all {trades, number} transactions', { trades: trades.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
