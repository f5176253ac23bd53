import { t } from '@rules/text.js';
import type { ReturnedPaymentRowFragment } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { returnText } from './payment-text';

/** What came back, from which account and why, above a decision about it (RETURN-9, RETURN-10). */
export function ReturnedFacts({ net, account, reason }: ReturnedPaymentRowFragment) {
  return (
    <p>
      {t('${net} to the account {account}. The bank’s reason: {reason}', {
        net: formatMoney(net),
        account: account ?? '–',
        reason: returnText(reason),
      })}
    </p>
  );
}
