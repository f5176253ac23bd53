import { useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
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

/** The claims of a large group that are shown at first. */
const FIRST_SHOWN = 10;

interface DoubleUpGroupCardProps {
  group: DoubleUpGroup;
  timeZone: string;
  onDecided: PairDecided;
}

/** A group of connected claims: the claims, of a large group the first ten, and what each pair has in common. */
export function DoubleUpGroupCard({ group, timeZone, onDecided }: DoubleUpGroupCardProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? group.claims : group.claims.slice(0, FIRST_SHOWN);
  const title = t('{claims, plural, one {# claim} other {# claims}}: {legalEntity}', {
    claims: group.claims.length,
    legalEntity: group.claims[0]?.legalEntity || claimName(group.claims[0]),
  });
  return (
    <Card aria-label={title}>
      <Stack>
        <SubsectionTitle as="h2">{title}</SubsectionTitle>
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
        {rows.length < group.claims.length && (
          <Inline>
            <Button size="small" look="quiet" onClick={() => setWhole(true)}>
              {t('Show all {claims, number} claims', { claims: group.claims.length })}
            </Button>
          </Inline>
        )}
        <DoubleUpPairs group={group} timeZone={timeZone} onDecided={onDecided} />
      </Stack>
    </Card>
  );
}
