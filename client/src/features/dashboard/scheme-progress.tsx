import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/actions/text-link';
import { Caption, Card, Stack, SubsectionTitle } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { mayAs } from '../../domain/session/may-as';
import { useProfile } from '../../domain/session/use-profile';
import type { DashboardQuery } from '../../generated/graphql';
import { formatCount, formatPercent } from '../../lib/amounts';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Line = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });
const Count = chakra('span', {
  base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
const Share = chakra('span', { base: { color: 'muted', fontWeight: 'normal' } });
const Track = chakra('div', {
  base: { width: 'full', height: '1', mt: '1', borderRadius: 'full', bg: 'sunken', overflow: 'hidden' },
});
const Fill = chakra('div', {
  base: { height: 'full', borderRadius: 'full' },
  variants: { tone: { done: { bg: 'done' }, needs: { bg: 'needs' } } },
});

type Figures = DashboardQuery['dashboard'];

interface Stage {
  field: 'complete' | 'missingData' | 'withoutTrades' | 'removed' | 'answeredRequests' | 'notices';
  name: string;
  to: string;
  tone: 'done' | 'needs';
  needs: Permission;
}

const stages: readonly Stage[] = [
  {
    field: 'complete',
    name: t('Complete data'),
    to: `${paths.submissionsNew}?missingData=no`,
    tone: 'done',
    needs: Permission.ClaimsRead,
  },
  {
    field: 'missingData',
    name: t('Missing data'),
    to: `${paths.submissionsNew}?missingData=yes`,
    tone: 'needs',
    needs: Permission.ClaimsRead,
  },
  {
    field: 'withoutTrades',
    name: t('Without trades'),
    to: `${paths.submissionsNew}?withoutTrades=yes`,
    tone: 'needs',
    needs: Permission.ClaimsRead,
  },
  {
    field: 'removed',
    name: t('Removed'),
    to: `${paths.submissionsNew}?removed=yes`,
    tone: 'needs',
    needs: Permission.ClaimsRead,
  },
  {
    field: 'answeredRequests',
    name: t('Requests answered'),
    to: `${paths.amendments}?state=ANSWERED`,
    tone: 'done',
    needs: Permission.AmendmentsRead,
  },
  {
    field: 'notices',
    name: t('Uploaded notices'),
    to: paths.notices,
    tone: 'done',
    needs: Permission.NoticesRead,
  },
];

/** How far the scheme is: each stage with its share of the submissions and a link to its list (LIST-19). */
export function SchemeProgress({ figures }: { figures: Figures | undefined }) {
  const { user } = useProfile();
  const total = figures?.submissions ?? 0;
  const shareOf = (count: number) => (total > 0 ? Math.min(1, count / total) : 0);
  return (
    <Card aria-labelledby="progress">
      <Stack>
        <div>
          <SubsectionTitle as="h2" id="progress">
            {t('Progress')}
          </SubsectionTitle>
          <Caption>
            {figures ? t('Of {total, plural, one {# submission} other {# submissions}}.', { total }) : ' '}
          </Caption>
        </div>
        <List aria-labelledby="progress">
          {stages
            .filter(({ needs }) => mayAs(user?.role, needs))
            .map(({ field, name, to, tone }) => (
              <li key={field}>
                <Line>
                  <TextLink to={to}>{name}</TextLink>
                  <Count aria-busy={!figures}>
                    {figures ? formatCount(figures[field]) : '–'}{' '}
                    {figures && <Share>{formatPercent(shareOf(figures[field]))}</Share>}
                  </Count>
                </Line>
                <Track aria-hidden>
                  <Fill tone={tone} style={{ width: `${shareOf(figures?.[field] ?? 0) * 100}%` }} />
                </Track>
              </li>
            ))}
        </List>
      </Stack>
    </Card>
  );
}
