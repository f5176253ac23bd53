import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import type { ClaimDataFragment } from '../../generated/graphql';
import { describeTrade } from '../../domain/trade/trade-text';

type Trade = ClaimDataFragment['tradeDetails']['tradeData'][number];

const Details = chakra('details', {
  base: { borderWidth: '1px', borderColor: 'hairline', borderRadius: 'md', bg: 'surface' },
});
const Summary = chakra('summary', { base: { px: '4', py: '3', cursor: 'pointer', fontWeight: 'medium' } });
const List = chakra('ul', { base: { maxHeight: 'field.medium', overflowY: 'auto', px: '4', pb: '3' } });
const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    py: '2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
});
const Box = chakra('input', {
  base: { width: '5', height: '5', mt: '0.5', flexShrink: '0', accentColor: 'accentSolid' },
});

interface ProposalRemovalsProps {
  trades: readonly Trade[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The claim's transactions with a check box each, to choose those that the change removes. */
export function ProposalRemovals({ trades, chosen, onChange }: ProposalRemovalsProps) {
  const shown = trades.filter(({ transactionType }) => transactionType !== 'OPEN');
  if (shown.length === 0) return null;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Details open={chosen.length > 0 || undefined}>
      <Summary>
        {t('Transactions to remove')}
        {chosen.length > 0 &&
          t(': {chosen, plural, one {# selected} other {# selected}}', { chosen: chosen.length })}
      </Summary>
      <List>
        {shown.map((trade) => (
          <li key={trade.id}>
            <Choice>
              <Box type="checkbox" checked={chosen.includes(trade.id)} onChange={() => toggle(trade.id)} />
              <span>{describeTrade(trade)}</span>
            </Choice>
          </li>
        ))}
      </List>
    </Details>
  );
}
