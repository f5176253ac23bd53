import { claimLedger, closingShares } from '@rules/assessment/claim-ledger.js';
import { t } from '@rules/text.js';
import { checkTradeRows } from '@rules/trade-row.js';
import { readQuantity } from '@rules/trade-values.js';
import { openingShares } from '@rules/trade-warnings.js';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { PlainRadios } from '../../components/form/radio-field';
import { Caption, Stack } from '../../components/page/layout';
import { useIsOffice } from '../../domain/session/use-is-office';
import { useLedgerRules } from '../../domain/trade/use-ledger-rules';
import { formatDate } from '../../lib/dates';
import { formatShares } from '../../lib/decimals';
import { ClaimText } from './claim-field';
import type { ClaimFormValues } from './claim-values';
import { AskedAloud, ReadsAloud } from './reads-aloud';

const PATH = 'tradeDetails.closingBalance';

/** The shares at the close of the last day of the rules in force; undefined while there is nothing to ask about. */
function useShares(): { shares: bigint; day: string } | undefined {
  const rules = useLedgerRules();
  const { openingBalance, tradeData } = useFormikContext<ClaimFormValues>().values.tradeDetails;
  const { trades } = checkTradeRows(tradeData);
  // Thousands of trades are not summed up again with each key of the opening balance.
  const ofTrades = useMemo(() => {
    const claim = { openingBalance: '0', trades: trades.map((trade) => ({ ...trade, id: '' })) };
    return rules && closingShares(claimLedger(claim, rules));
  }, [rules, trades]);
  if (!rules || ofTrades === undefined || (trades.length === 0 && openingBalance.trim() === ''))
    return undefined;
  return { shares: ofTrades + (openingShares(openingBalance) ?? 0n), day: rules.lastDay };
}

/**
 * Asks whether the shares that opening balance and trades leave are those that were held (TRADE-30). The answer is the
 * stated closing balance: 'Yes' states the number that was asked about, 'No' the member's own.
 * @param isStated the claim has been filed: what it states is never taken back because its trades change
 */
export function ClosingQuestion({ isStated }: { isStated: boolean }) {
  const asked = useShares();
  const { values, setFieldValue } = useFormikContext<ClaimFormValues>();
  const stated = values.tradeDetails.closingBalance.trim();
  const [saysNo, setSaysNo] = useState(false);
  const [wasAgreed, setWasAgreed] = useState(false);
  const isOffice = useIsOffice();
  const readsAloud = useContext(ReadsAloud);
  const shares = asked && String(asked.shares);
  const before = useRef(shares);
  const state = (value: string) => void setFieldValue(PATH, value);

  // A 'Yes' was to the number that was asked about, and says nothing about another one.
  useEffect(() => {
    const agreed = before.current;
    before.current = shares;
    if (isStated || saysNo || agreed === undefined || agreed === shares || stated !== agreed) return;
    setWasAgreed(true);
    void setFieldValue(PATH, '');
  }, [shares, stated, isStated, saysNo, setFieldValue]);

  // A number below zero, or of more digits than anybody has shares, cannot be stated.
  if (!asked || (stated === '' && readQuantity(String(asked.shares)) === undefined)) return null;
  const typed = readQuantity(stated) ?? stated;
  const isYes = !saysNo && typed === shares;
  const isNo = saysNo || (typed !== '' && !isYes);
  const count = { shares: formatShares(String(asked.shares)), day: formatDate(asked.day) };
  const question =
    isOffice && !readsAloud
      ? t('So {shares} shares were held at the close of {day}. Is that right?', count)
      : t('So you held {shares} shares at the close of {day}. Is that right?', count);
  return (
    <Stack gap="tight">
      <AskedAloud path={PATH}>
        <PlainRadios
          name="closing-question"
          label={question}
          hint={t('The opening balance and the trades above leave this number.')}
          optional
          options={[
            ['yes', t('Yes')],
            ['no', isOffice && !readsAloud ? t('No, another number') : t('No, I held another number')],
          ]}
          value={isYes ? 'yes' : isNo ? 'no' : ''}
          onChange={(answer) => {
            setSaysNo(answer === 'no');
            setWasAgreed(false);
            state(answer === 'yes' ? String(asked.shares) : '');
          }}
        />
      </AskedAloud>
      <Caption role="status">
        {wasAgreed &&
          stated === '' &&
          !saysNo &&
          t('The number has changed since you answered, so please answer again.')}
      </Caption>
      {isNo && (
        <ClaimText
          path={PATH}
          optional
          hint={t('Shares held at close of trade {day}.', { day: formatDate(asked.day) })}
          warning={
            typed !== '' && typed !== shares
              ? t(
                  'The trades above leave {shares}. Please add the trade that is missing, or correct the one that is wrong. You can send the claim as it is too.',
                  count,
                )
              : ''
          }
          inputMode="numeric"
          autoComplete="off"
          maxWidth="field.short"
        />
      )}
    </Stack>
  );
}
