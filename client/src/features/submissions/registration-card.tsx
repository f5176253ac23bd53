import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import { ListCard } from '../../components/page/list-card';
import type { HomeFactsFragment } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { needsOf, type HomeClaim } from './home-claims';

const Body = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1', minWidth: '0' },
});
const Name = chakra('span', { base: { textStyle: 'subheading', color: 'accent', overflowWrap: 'anywhere' } });
const Sid = chakra('span', { base: { color: 'muted', overflowWrap: 'anywhere' } });
const Stage = chakra('span', { base: { mb: '1', overflowWrap: 'anywhere' } });
const Tags = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface RegistrationCardProps {
  claim: HomeClaim;
  /** The scheme's. */
  timeZone: string;
}

/** A claim on the member's home: its stage with the date, and what it needs; the whole card links to it. */
export function RegistrationCard({ claim, timeZone }: RegistrationCardProps) {
  const { row, facts } = claim;
  const needs = needsOf(claim);
  const isComplete =
    facts &&
    !row.removed &&
    needs.length === 0 &&
    facts.request !== 'OPEN' &&
    !facts.bankHold &&
    !facts.lacksTaxNumber;
  return (
    <ListCard
      to={paths.submissionView(row.id)}
      roomy
      below={!row.removed && <TextLink to={paths.claimReceipt(row.id)}>{t('Your receipt')}</TextLink>}
    >
      <Body>
        <Name>{row.legalEntity || t('Legal entity not given')}</Name>
        <Sid>{row.sid ? t('SID {sid}', { sid: row.sid }) : t('SID not set yet')}</Sid>
        {facts && <Stage>{stageText(row.removed, facts, needs.length > 0, timeZone)}</Stage>}
        <Tags>
          {row.removed && <Tag>{t('This claim has been removed')}</Tag>}
          {needs.map((need) => (
            <Tag key={need} tone="needs">
              {need}
            </Tag>
          ))}
          {facts?.request === 'OPEN' && <Tag>{t('We are working on your request')}</Tag>}
          {facts?.bankHold && <Tag>{t('Bank details not confirmed yet')}</Tag>}
          {facts?.lacksTaxNumber && <Tag>{t('Tax will be withheld')}</Tag>}
          {isComplete && <Tag tone="done">{t('Nothing is missing')}</Tag>}
        </Tags>
      </Body>
    </ListCard>
  );
}

/** How far a claim is; the stages are those of its own page (VIEW-25). */
function stageText(
  removed: boolean,
  { createdAt, hasNotice }: Pick<HomeFactsFragment, 'createdAt' | 'hasNotice'>,
  needsMember: boolean,
  timeZone: string,
): string {
  const received = t('Received on {dayOf}', { dayOf: formatDate(dayOf(new Date(createdAt), timeZone)) });
  if (removed) return received;
  return t(
    '{received} · {stage, select, waits {assessed, the payment waits for what is missing} assessed {assessed, the payment is next} other {being checked now}}',
    { received, stage: !hasNotice ? 'checked' : needsMember ? 'waits' : 'assessed' },
  );
}
