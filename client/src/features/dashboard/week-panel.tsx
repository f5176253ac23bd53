import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Caption, Card, Stack, SubsectionTitle } from '../../components/page/layout';
import type { DashboardQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { paths } from '../../domain/paths';

const List = chakra('dl', {
  base: {
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '2' },
    '& > div + div': { borderTopWidth: '1px', borderColor: 'hairline' },
  },
});
const Count = chakra('dd', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });

type Week = DashboardQuery['dashboard']['thisWeek'];

const lines: readonly { field: Exclude<keyof Week, '__typename'>; name: string; to: string }[] = [
  { field: 'submissions', name: t('New submissions'), to: `${paths.submissionsNew}?newThisWeek=yes` },
  {
    field: 'changedSubmissions',
    name: t('Earlier submissions changed'),
    to: `${paths.submissionsNew}?changedThisWeek=yes`,
  },
  {
    field: 'amendments',
    name: t('Submissions with new messages from members'),
    to: `${paths.submissionsNew}?messagedThisWeek=yes`,
  },
  {
    field: 'attachments',
    name: t('Submissions with new attachments'),
    to: `${paths.submissionsNew}?attachedThisWeek=yes`,
  },
];

/** The activity since Monday. */
export function WeekPanel({ week }: { week: Week | undefined }) {
  return (
    <Card aria-labelledby="this-week">
      <Stack>
        <div>
          <SubsectionTitle as="h2" id="this-week">
            {t('This week')}
          </SubsectionTitle>
          <Caption>{t('Since Monday.')}</Caption>
        </div>
        <List>
          {lines.map(({ field, name, to }) => (
            <div key={field}>
              <dt>
                <TextLink to={to}>{name}</TextLink>
              </dt>
              <Count aria-busy={!week}>{week ? formatCount(week[field]) : '–'}</Count>
            </div>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
