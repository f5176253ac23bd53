import { chakra } from '@chakra-ui/react/styled-system';
import type { DashboardQuery } from '../../generated/graphql';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { FigureCard } from './figure-card';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      md: 'repeat(4, 1fr)',
      xl: 'repeat(8, 1fr)',
    },
    gap: '3',
    '& > li': { display: 'grid' },
  },
});

type Name = Exclude<keyof DashboardQuery['dashboard'], 'thisWeek' | 'filings' | '__typename'>;

interface FigureOfScheme {
  field: Name;
  name: string;
  to: string;
  waits?: boolean;
  /** The permission needed for the list behind it, besides reading claims. */
  needs?: Permission;
}

const cards: readonly FigureOfScheme[] = [
  { field: 'submissions', name: t('Submissions'), to: paths.submissionsNew },
  { field: 'withoutTrades', name: t('Without trades'), to: `${paths.submissionsNew}?withoutTrades=yes` },
  { field: 'missingBank', name: t('Missing bank details'), to: `${paths.submissionsNew}?missingBank=yes` },
  {
    field: 'unansweredRequests',
    name: t('Unanswered requests'),
    to: paths.amendments,
    waits: true,
    needs: Permission.AmendmentsRead,
  },
  {
    field: 'undecidedDoubleUps',
    name: t('Duplicates to decide'),
    to: paths.doubleUps,
    waits: true,
    needs: Permission.DuplicatesRead,
  },
  {
    field: 'bankChangesWaiting',
    name: t('Bank changes to release'),
    to: paths.bankChanges,
    waits: true,
  },
  {
    field: 'importsRunning',
    name: t('Imports running'),
    to: `${paths.imports}?show=running`,
    needs: Permission.ImportsRead,
  },
  {
    field: 'importsFailed',
    name: t('Imports failed (7 days)'),
    to: `${paths.imports}?show=failed`,
    waits: true,
    needs: Permission.ImportsRead,
  },
];

/** The figures of the scheme, each with a link to its list, as far as the user's role may open it. */
export function SchemeFigures({ figures }: { figures: DashboardQuery['dashboard'] | undefined }) {
  return (
    <Cards aria-label={t('Scheme at a glance')}>
      {cards.map(({ field, name, to, waits, needs = Permission.ClaimsRead }) => (
        <Allowed key={field} permission={needs}>
          <li>
            <FigureCard name={name} figure={figures?.[field]} to={to} waits={waits} />
          </li>
        </Allowed>
      ))}
    </Cards>
  );
}
