import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Caption } from '../../components/page/layout';
import type { PasskeyRowFragment } from '../../generated/graphql';
import { dayOf, formatDate, formatMoment } from '../../lib/dates';
import { RemovePasskeyButton } from './remove-passkey-button';

const List = chakra('ul', { base: { listStyleType: 'none', p: '0', m: '0' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});
const Words = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere' } });

interface PasskeyListProps {
  passkeys: readonly PasskeyRowFragment[];
  timeZone: string;
}

/** Passkeys with the day they were added and their last use, newest first. */
export function PasskeyList({ passkeys, timeZone }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <List>
      {passkeys.map((passkey) => (
        <Row key={passkey.id}>
          <Words>
            <p>{passkey.name}</p>
            <Caption>
              {t('Added {dayOf}. Last used: {lastUsedAt}', {
                dayOf: formatDate(dayOf(new Date(passkey.createdAt), timeZone)),
                lastUsedAt: passkey.lastUsedAt ? formatMoment(passkey.lastUsedAt, timeZone) : 'never',
              })}
            </Caption>
          </Words>
          <RemovePasskeyButton passkey={passkey} />
        </Row>
      ))}
    </List>
  );
}
