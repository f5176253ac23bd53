import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Card, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { EmailText } from '../../components/table/email-text';
import { paths } from '../../domain/paths';
import { DoubleUpPairs } from './double-up-pairs';
import type { PairDecided } from './decided-pair';
import { claimName, type DoubleUpClaim, type DoubleUpGroup } from './double-up-text';

const Absent = chakra('span', { base: { color: 'muted' } });
const orAbsent = (value: string) => value || <Absent>N/A</Absent>;

const columns: Column<DoubleUpClaim>[] = [
  { header: t('SID'), cell: ({ sid }) => sid ?? t('Not set'), lead: true, width: 'sixth' },
  { header: t('Legal Entity'), cell: ({ legalEntity }) => orAbsent(legalEntity), width: 'third' },
  {
    header: t('Contact Email'),
    width: 'quarter',
    cell: ({ contactEmail }) => (contactEmail ? <EmailText>{contactEmail}</EmailText> : orAbsent('')),
  },
  { header: t('Contact Name'), cell: ({ contactName }) => orAbsent(contactName), width: 'sixth' },
  {
    header: t('Action'),
    width: 'tenth',
    cell: (claim) => (
      <TextLink
        to={paths.submissionView(claim.id)}
        target="_blank"
        rel="noopener"
        aria-label={t('View {claimName} in a new tab', { claimName: claimName(claim) })}
      >
        {t('View')}
      </TextLink>
    ),
  },
];

interface DoubleUpGroupCardProps {
  group: DoubleUpGroup;
  timeZone: string;
  onDecided: PairDecided;
}

/** A group of connected claims: the claims, and what each pair has in common. */
export function DoubleUpGroupCard({ group, timeZone, onDecided }: DoubleUpGroupCardProps) {
  const title = t('{claims, plural, one {# claim} other {# claims}}: {legalEntity}', {
    claims: group.claims.length,
    legalEntity: group.claims[0]?.legalEntity || claimName(group.claims[0]),
  });
  return (
    <Card aria-label={title}>
      <Stack>
        <SubsectionTitle as="h2">{title}</SubsectionTitle>
        <DataTable caption={title} columns={columns} rows={group.claims} rowKey={({ id }) => id} />
        <DoubleUpPairs group={group} timeZone={timeZone} onDecided={onDecided} />
      </Stack>
    </Card>
  );
}
