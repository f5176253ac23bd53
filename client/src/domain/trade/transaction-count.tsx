import { t } from '@rules/text.js';
import { Caption } from '../../components/page/layout';

interface TransactionCountProps {
  count: number;
  currency: string;
}

/** Above a table of transactions that cannot be sorted: how many, their order and their currency. */
export function TransactionCount({ count, currency }: TransactionCountProps) {
  return (
    <Caption>
      {t('{rows, plural, one {# transaction} other {# transactions}}, newest first. Amounts in {currency}.', {
        rows: count,
        currency,
      })}
    </Caption>
  );
}
