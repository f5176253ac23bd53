import { t } from '@rules/text.js';
import { readQuantity } from '@rules/trade-values.js';
import { Definition } from '../../components/page/definition-list';
import { formatLongDate } from '../../lib/dates';
import { formatShares } from '../../lib/decimals';

/** A closing balance as it was stated, its digits grouped; a text that is no number of shares unchanged. */
export function sharesAsStated(closingBalance: string): string {
  const shares = readQuantity(closingBalance.trim());
  return shares === undefined ? closingBalance.trim() : formatShares(shares);
}

interface ClosingBalanceProps {
  closingBalance: string;
  /** The last day of the rules in force; undefined while there are none. */
  day: string | undefined;
}

/** The stated closing balance of a claim, in a list of its values; renders nothing when nobody stated it. */
export function ClosingBalance({ closingBalance, day }: ClosingBalanceProps) {
  if (closingBalance.trim() === '') return null;
  return (
    <Definition
      id="tradeDetails.closingBalance"
      label={t('Closing balance')}
      hint={day && t('Shares held at close of trade {day}', { day: formatLongDate(day) })}
    >
      {sharesAsStated(closingBalance)}
    </Definition>
  );
}
