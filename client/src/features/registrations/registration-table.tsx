import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { DataTable, type Column } from '../../components/table/data-table';
import { EmailText } from '../../components/table/email-text';
import { SideScroll } from '../../components/table/side-scroll';
import type { RegistrationRowFactsFragment } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { groupMemberTypeLabels } from './registration-text';

const Absent = chakra('span', { base: { color: 'muted' } });

/**
 * The shares of the eight columns on a wide screen: most for e-mails and owners, so that no text pushes other columns
 * out.
 */
const shares = ['11%', '12%', '16%', '11%', '15%', '12%', '16%', '7%'];
const Columns = chakra(SideScroll, {
  base: {
    xl: {
      '& > table': { tableLayout: 'fixed' },
      ...Object.fromEntries(shares.map((width, nth) => [`& th:nth-of-type(${nth + 1})`, { width }])),
    },
  },
});

/** A value of the list, or N/A when it is empty (SCREEN-23). */
const orAbsent = (value: string) => value || <Absent>N/A</Absent>;
const emailOrAbsent = (email: string) => (email ? <EmailText>{email}</EmailText> : orAbsent(''));

function columnsIn(timeZone: string): Column<RegistrationRowFactsFragment>[] {
  return [
    {
      header: t('Date Filed'),
      cell: ({ dateFiled }) => formatDate(dayOf(new Date(dateFiled), timeZone)),
      width: 'fit',
    },
    { header: t('Name'), cell: ({ name }) => orAbsent(name), lead: true },
    { header: t('Email'), cell: ({ email }) => emailOrAbsent(email) },
    { header: t('Member Type'), cell: ({ memberType }) => groupMemberTypeLabels[memberType] },
    { header: t('Registered Owner'), cell: ({ registeredOwner }) => orAbsent(registeredOwner) },
    { header: t('Contact Person'), cell: ({ contactPerson }) => orAbsent(contactPerson) },
    { header: t('Contact Email'), cell: ({ contactEmail }) => emailOrAbsent(contactEmail) },
    {
      header: t('Action'),
      cell: ({ id, registeredOwner, name }) => (
        <TextLink
          to={paths.registrationView(id)}
          target="_blank"
          rel="noopener"
          aria-label={t('View {registeredOwner} in a new tab', {
            registeredOwner: registeredOwner || name || t('submission'),
          })}
        >
          {t('View')}
        </TextLink>
      ),
    },
  ];
}

interface RegistrationTableProps {
  rows: readonly RegistrationRowFactsFragment[] | undefined;
  timeZone: string;
  skeletonRows?: number;
}

/** The administrators' table of older registrations; a click on a row opens it in a new tab, as its View link does. */
export function RegistrationTable({ rows, timeZone, skeletonRows = 25 }: RegistrationTableProps) {
  return (
    <Columns label={t('Old submissions')}>
      <DataTable
        caption={t('Old submissions')}
        columns={columnsIn(timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        skeletonRows={skeletonRows}
        clickable
      />
    </Columns>
  );
}
