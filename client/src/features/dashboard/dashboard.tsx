import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { Stack } from '../../components/page/layout';
import { BankContradictionsAlarm } from '../../domain/bank-contradictions-alarm';
import { useDashboardQuery } from '../../generated/graphql';
import { FilingsPanel } from './filings-panel';
import { FirstSteps } from './first-steps';
import { SchemeProgress } from './scheme-progress';
import { SchemeFigures } from './scheme-figures';
import { StoppedBankChanges } from './stopped-bank-changes';
import { WeekPanel } from './week-panel';

const Panels = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
    },
    '& > :last-child': { gridColumn: { base: '1', md: '1 / -1', xl: 'auto' } },
    alignItems: 'start',
    gap: '4',
  },
});

/** The state of the scheme and the recent activity; each figure keeps its space while it loads. */
export function Dashboard() {
  const { data, error, refetch } = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const figures = data?.dashboard;
  if (error && !figures) {
    return (
      <ErrorState
        message={t('The figures could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (figures?.submissions === 0) return <FirstSteps />;
  return (
    <Stack gap="wide">
      {figures !== undefined && figures.bankChangesStopped > 0 && (
        <StoppedBankChanges count={figures.bankChangesStopped} />
      )}
      {figures !== undefined && figures.bankContradictions > 0 && (
        <BankContradictionsAlarm count={figures.bankContradictions} />
      )}
      <SchemeFigures figures={figures} />
      <Panels>
        <SchemeProgress figures={figures} />
        <WeekPanel week={figures?.thisWeek} />
        <FilingsPanel filings={figures?.filings} />
      </Panels>
    </Stack>
  );
}
