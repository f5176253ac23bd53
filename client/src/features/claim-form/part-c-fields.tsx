import { READ_ALOUD_TRADES } from '@rules/read-aloud.js';
import type { TradeRow } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { readTypedShares } from '@rules/trade-values.js';
import { useFormikContext } from 'formik';
import { useCallback, useContext, useMemo, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Caption, Stack } from '../../components/page/layout';
import { formatLongDate } from '../../lib/dates';
import { ClaimShares } from './claim-field';
import { ClosingQuestion } from './closing-question';
import type { ClaimFormValues } from './claim-values';
import { Aloud, AskedAloud, ReadsAloud } from './reads-aloud';
import { WhereOpeningBalance } from './where-to-find';

/** The props of the trade editor; it belongs to another feature, so the page passes it in. */
export interface TradeSlot {
  rows: TradeRow[];
  onChange: (rows: TradeRow[]) => void;
  openingBalance: string;
  /** The server's errors by row and field. */
  errors?: Record<number, Record<string, string>>;
}

/** The server's errors of the trades, and the rows they refer to. */
export interface TradeRefusal {
  rows: TradeRow[];
  errors: Record<number, Record<string, string>>;
}

interface PartCProps {
  /** Optional for administrators (CLAIM-17). */
  balanceOptional: boolean;
  /** The scheme's. */
  period: TradePeriod;
  refusal?: TradeRefusal;
  /** The claim has been filed. */
  isFiled?: boolean;
  /** Stands for the trades of a claim that has more than a form can send (TRADE-34). */
  instead?: ReactNode;
  renderTrades: (slot: TradeSlot) => ReactNode;
}

/** The editable Part C RGM Trade Data: the opening balance, the trades, and the closing balance that they leave. */
export function PartCFields(props: PartCProps) {
  const { balanceOptional, period, refusal, isFiled = false, instead, renderTrades } = props;
  const { values, setFieldValue } = useFormikContext<ClaimFormValues>();
  const balanceDate = period.openingBalanceDate;
  const { openingBalance: typedBalance, tradeData } = values.tradeDetails;
  // As it will be once the field is left; what was filed before counts as it was written.
  const openingBalance = (isFiled ? undefined : readTypedShares(typedBalance)) ?? typedBalance;
  const readsAloud = useContext(ReadsAloud);
  const onChange = useCallback(
    (rows: TradeRow[]) => void setFieldValue('tradeDetails.tradeData', rows),
    [setFieldValue],
  );
  const errors = refusal?.rows === tradeData ? refusal.errors : undefined;
  // Hundreds of rows must not render again on each keystroke elsewhere in the form.
  const trades = useMemo(
    () => renderTrades({ rows: tradeData, onChange, openingBalance, errors }),
    [renderTrades, tradeData, onChange, openingBalance, errors],
  );
  return (
    <Stack gap="wide">
      <Stack gap="tight">
        <AskedAloud path="tradeDetails.openingBalance">
          <ClaimShares
            path="tradeDetails.openingBalance"
            hint={t('Shares held at close of trade {balanceDate}. Enter 0 if there were none.', {
              balanceDate: formatLongDate(balanceDate),
            })}
            optional={balanceOptional}
            autoComplete="off"
            maxWidth="field.short"
          />
        </AskedAloud>
        {!balanceOptional && <WhereOpeningBalance day={balanceDate} />}
      </Stack>
      {instead ? (
        <>
          {instead}
          <ClaimShares
            path="tradeDetails.closingBalance"
            optional
            autoComplete="off"
            maxWidth="field.short"
          />
        </>
      ) : (
        <>
          <Caption>
            {t(
              'Give every trade from {tradePeriodStart} to {tradePeriodEnd}. Shares from a dividend reinvestment plan (DRP) count as a Buy, at the price of the plan.',
              {
                tradePeriodStart: formatLongDate(period.tradePeriodStart),
                tradePeriodEnd: formatLongDate(period.tradePeriodEnd),
              },
            )}
          </Caption>
          {readsAloud && <Aloud>{READ_ALOUD_TRADES}</Aloud>}
          {trades}
          <ClosingQuestion isStated={isFiled} />
        </>
      )}
    </Stack>
  );
}
