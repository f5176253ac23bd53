import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { Card, Stack, SubsectionTitle } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { EmailText } from '../../components/table/email-text';
import { formatQuantity } from '../../lib/amounts';
import { paths } from '../../domain/paths';
import { DoubleUpPairs } from './double-up-pairs';
import type { PairDecided } from './decided-pair';
import { claimName, type DoubleUpClaim, type DoubleUpGroup } from './double-up-text';

const Absent = chakra('span', { base: { color: 'muted' } });
const orAbsent = (value: string) => value || <Absent>N/A</Absent>;

const columns: Column<DoubleUpClaim>[] = [
  { header: 'SID', cell: ({ sid }) => sid ?? 'Not set', lead: true, width: 'sixth' },
  { header: 'Legal Entity', cell: ({ legalEntity }) => orAbsent(legalEntity), width: 'third' },
  {
    header: 'Contact Email',
    width: 'quarter',
    cell: ({ contactEmail }) => (contactEmail ? <EmailText>{contactEmail}</EmailText> : orAbsent('')),
  },
  { header: 'Contact Name', cell: ({ contactName }) => orAbsent(contactName), width: 'sixth' },
  {
    header: 'Action',
    width: 'tenth',
    cell: (claim) => (
      <TextLink
        to={paths.submissionView(claim.id)}
        target="_blank"
        rel="noopener"
        aria-label={`View ${claimName(claim)} in a new tab`}
      >
        View
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
  const title = `${formatQuantity(group.claims.length, 'claim', 'claims')}: ${group.claims[0]?.legalEntity || claimName(group.claims[0])}`;
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
