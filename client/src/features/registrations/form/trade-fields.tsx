import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { useDialogAhead } from '../../../components/dialog/use-dialog-ahead';
import { EmptyState } from '../../../components/feedback/states';
import { Caption, Inline, Stack, SubsectionTitle } from '../../../components/page/layout';
import type { SchemeQuery } from '../../../generated/graphql';
import { formatLongDate } from '../../../lib/dates';
import { useTypedBefore } from '../../../domain/draft/use-kept-typing';
import { tradeText } from '../trade-columns';
import { RegistrationText } from './registration-field';
import type { FormTrade, RegistrationFormValues } from './registration-form-values';
import { REGISTRATION_TRADE_DIALOG, type Trade, TradeDialog } from './trade-dialog';
import { TradeRows } from './trade-rows';

const PATH = 'tradeDetails.tradeData';
const Problem = chakra('p', { base: { textStyle: 'caption', color: 'danger', fontWeight: 'medium' } });

interface Removed {
  trade: FormTrade;
  index: number;
}

/** Part 5: the opening balance and the trade rows, added in the dialog and removed one by one. */
export function TradeFields({ scheme }: { scheme: SchemeQuery['scheme'] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<RegistrationFormValues>();
  const [adding, setAdding] = useState<{ typed?: Partial<Trade> }>();
  useTypedBefore<Partial<Trade>>(REGISTRATION_TRADE_DIALOG, ({ values }) => setAdding({ typed: values }));
  const [removed, setRemoved] = useState<Removed>();
  const madeKeys = useRef(0);
  useDialogAhead();
  const addButton = useRef<HTMLButtonElement>(null);
  const trades = values.tradeDetails.tradeData;
  const listError: unknown = errors.tradeDetails?.tradeData;
  const problem = submitCount > 0 && typeof listError === 'string' ? listError : undefined;

  const setTrades = (rows: FormTrade[]) => void setFieldValue(PATH, rows);
  const add = (trade: Omit<FormTrade, 'key'>) => {
    madeKeys.current += 1;
    setTrades([...trades, { key: `added-${Date.now()}-${madeKeys.current}`, ...trade }]);
    setRemoved(undefined);
    setAdding(undefined);
  };
  const remove = useCallback(
    (trade: FormTrade) => {
      setRemoved({ trade, index: trades.indexOf(trade) });
      void setFieldValue(
        PATH,
        trades.filter(({ key }) => key !== trade.key),
      );
      // The pressed button is removed with its row.
      addButton.current?.focus();
    },
    [trades, setFieldValue],
  );
  const putBack = ({ trade, index }: Removed) => {
    setTrades(trades.toSpliced(index, 0, trade));
    setRemoved(undefined);
    addButton.current?.focus();
  };
  return (
    <Stack gap="wide">
      <RegistrationText
        path="tradeDetails.openingBalance"
        hint={t('Shares held at close of trade {openingBalanceDate}. Enter NONE if there were no shares.', {
          openingBalanceDate: formatLongDate(scheme.openingBalanceDate),
        })}
        autoComplete="off"
      />
      <Stack>
        <div>
          <SubsectionTitle>{t('Trades')}</SubsectionTitle>
          <Caption>
            {t('{trades, plural, one {# trade} other {# trades}} in {shareName}. Amounts in {currency}.', {
              trades: trades.length,
              shareName: scheme.shareName,
              currency: scheme.currency,
            })}
          </Caption>
        </div>
        {trades.length === 0 ? (
          <EmptyState title={t('No trades yet')}>
            {t('Add each purchase, sale and transfer of the shares. At least one is needed.')}
          </EmptyState>
        ) : (
          <TradeRows trades={trades} onRemove={remove} />
        )}
        <Inline role="status">
          {removed && (
            <>
              <span>{t('Deleted: {tradeText}.', { tradeText: tradeText(removed.trade) })}</span>
              <Button size="small" onClick={() => putBack(removed)}>
                {t('Restore it')}
              </Button>
            </>
          )}
        </Inline>
        <div>
          <Button
            ref={addButton}
            id={PATH}
            aria-describedby={problem && `${PATH}-error`}
            onClick={() => setAdding({})}
          >
            {t('Add Trade')}
          </Button>
          {problem && <Problem id={`${PATH}-error`}>{problem}</Problem>}
        </div>
      </Stack>
      {adding && (
        <TradeDialog period={scheme} typed={adding.typed} onClose={() => setAdding(undefined)} onAdd={add} />
      )}
    </Stack>
  );
}
