import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import type { ChangedTradeFragment } from '../../generated/graphql';
import { describeTrade } from '../../domain/trade/trade-text';

const Details = chakra('details', { base: { mt: '2' } });
const Summary = chakra('summary', { base: { cursor: 'pointer', py: '1' } });
const List = chakra('ul', { base: { ps: '4' } });

interface ChangedTradesProps {
  verb: 'added' | 'removed';
  /** The number of transactions; the list may contain only the first of them. */
  count: number;
  trades: readonly ChangedTradeFragment[];
}

/** The transactions that a change added or removed: their number, and the list on demand. */
export function ChangedTrades({ verb, count, trades }: ChangedTradesProps) {
  if (count === 0) return null;
  const words = t(
    '{count, plural, one {# transaction} other {# transactions}} {verb, select, added {added} other {removed}}',
    { count, verb },
  );
  if (trades.length === 0) return <p>{words}</p>;
  const more = count - trades.length;
  return (
    <Details>
      <Summary>{words}</Summary>
      <List>
        {trades.map((trade) => (
          <li key={trade.id}>{describeTrade(trade)}</li>
        ))}
        {more > 0 && <li>{t('and {more, plural, one {# more} other {# more}}', { more })}</li>}
      </List>
    </Details>
  );
}
