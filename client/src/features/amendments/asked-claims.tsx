import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import { paths } from '../../domain/paths';
import type { AskedClaimFactsFragment } from '../../generated/graphql';

const List = chakra('ul', { base: { maxHeight: '16rem', overflowY: 'auto', mt: '2' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '3',
    py: '1',
    pe: '2',
  },
});

const nameOf = ({ sid, legalEntity }: AskedClaimFactsFragment) =>
  [sid ? t('SID {sid}', { sid }) : t('No SID'), legalEntity].filter(Boolean).join(' · ');

interface AskedClaimsProps {
  claims: readonly AskedClaimFactsFragment[];
  label: string;
  /** How many are shown; the rest is counted. */
  most: number;
  /** Whether each shows what became of it. */
  results?: boolean;
}

/** Submissions of a message to many, each with a link to it. */
export function AskedClaims({ claims, label, most, results = false }: AskedClaimsProps) {
  return (
    <List aria-label={label}>
      {claims.slice(0, most).map((claim) => (
        <Item key={claim.submissionId}>
          <TextLink to={paths.submissionView(claim.submissionId)} target="_blank" rel="noopener">
            {nameOf(claim)}
          </TextLink>
          {results && (
            <Tag tone={claim.asked ? 'done' : 'needs'}>{claim.asked ? t('Asked') : t('Left out')}</Tag>
          )}
        </Item>
      ))}
      {claims.length > most && (
        <Item>{t('and {claims, number} more', { claims: claims.length - most })}</Item>
      )}
    </List>
  );
}
