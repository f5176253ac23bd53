import { readTradeDate } from '@rules/trade-values.js';
import { tradeWarnings, type TradePeriod } from '@rules/trade-warnings.js';
import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { outsidePeriodText } from '../../../domain/trade/trade-text';
import type { FormTrade } from './registration-form-values';

/**
 * Warns while a trade is typed that its date is outside the scheme's period, which does not prevent it
 * (REGISTRATION-18).
 */
export function OutsidePeriodNotice({ period }: { period: TradePeriod }) {
  const { values } = useFormikContext<Pick<FormTrade, 'tradeDate'>>();
  const tradeDate = readTradeDate(values.tradeDate);
  const isOutside = tradeDate !== undefined && isWarned(tradeDate, period);
  return (
    <div role="status">
      {isOutside && (
        <Notice tone="needs">
          {t('Trade Date {outsidePeriodText}. You can keep it if it is correct.', {
            outsidePeriodText: outsidePeriodText(period),
          })}
        </Notice>
      )}
    </div>
  );
}

function isWarned(tradeDate: string, period: TradePeriod): boolean {
  const day = { id: '', transactionType: 'BUY' as const, tradeDate };
  const { ofTrades } = tradeWarnings(
    [{ ...day, quantity: '', pricePerShare: '', totalAmount: '' }],
    '',
    period,
  );
  return ofTrades.has(day.id);
}
