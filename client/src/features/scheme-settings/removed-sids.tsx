import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';

const Summary = chakra('summary', { base: { cursor: 'pointer' } });
const Sids = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: '1',
    mt: '2',
    listStyle: 'none',
    p: '0',
  },
});

/** The SIDs of removed claims, counted and listed. */
export function RemovedSids({ value }: { value: string }) {
  const sids = value ? value.split('\n') : [];
  if (sids.length === 0) return t('No SIDs');
  return (
    <details open={sids.length <= 20}>
      <Summary>{t('{sids, plural, one {# SID} other {# SIDs}}', { sids: sids.length })}</Summary>
      <Sids>
        {sids.map((sid) => (
          <li key={sid}>{sid}</li>
        ))}
      </Sids>
    </details>
  );
}
