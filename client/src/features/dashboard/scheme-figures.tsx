import { chakra } from '@chakra-ui/react/styled-system';
import type { DashboardQuery } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { FigureCard } from './figure-card';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', xl: 'repeat(7, 1fr)' },
    gap: '3',
    '& > li': { display: 'grid' },
  },
});

type Name = Exclude<keyof DashboardQuery['dashboard'], 'thisWeek' | 'filings' | '__typename'>;

const cards: readonly { field: Name; name: string; to: string; waits?: boolean }[] = [
  { field: 'submissions', name: 'Submissions', to: paths.submissionsNew },
  { field: 'withoutTrades', name: 'Without trades', to: `${paths.submissionsNew}?withoutTrades=yes` },
  { field: 'missingBank', name: 'Missing bank details', to: `${paths.submissionsNew}?missingBank=yes` },
  { field: 'unansweredRequests', name: 'Unanswered requests', to: paths.amendments, waits: true },
  { field: 'undecidedDoubleUps', name: 'Double ups to decide', to: paths.doubleUps, waits: true },
  { field: 'importsRunning', name: 'Imports running', to: `${paths.imports}?show=running` },
  {
    field: 'importsFailed',
    name: 'Imports failed (7 days)',
    to: `${paths.imports}?show=failed`,
    waits: true,
  },
];

/** Where the scheme stands, each figure the way to its list. */
export function SchemeFigures({ figures }: { figures: DashboardQuery['dashboard'] | undefined }) {
  return (
    <Cards aria-label="Scheme at a glance">
      {cards.map(({ field, name, to, waits }) => (
        <li key={field}>
          <FigureCard name={name} figure={figures?.[field]} to={to} waits={waits} />
        </li>
      ))}
    </Cards>
  );
}
