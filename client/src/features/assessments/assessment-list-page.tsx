import { Permission } from '@rules/permissions.js';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { SideScroll } from '../../components/table/side-scroll';
import { DataTable, type Column } from '../../components/table/data-table';
import { Trans } from '../../components/text/trans';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import { useAssessmentRunsQuery, type AssessmentRowFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { AssessmentStateTag } from './assessment-state-tag';
import { exactMoney } from './claim-trace';
import { StartAssessmentDialog } from './start-assessment-dialog';

const REFRESH_MS = 5_000;

function columnsIn(timeZone: string): Column<AssessmentRowFragment>[] {
  return [
    {
      header: t('Run'),
      lead: true,
      width: 'fit',
      cell: ({ id, number }) => (
        <TextLink to={paths.assessment(id)}>{t('Run {number}', { number })}</TextLink>
      ),
    },
    { header: t('State'), cell: (run) => <AssessmentStateTag run={run} /> },
    { header: t('Claims as of'), width: 'fit', cell: ({ moment }) => formatMoment(moment, timeZone) },
    {
      header: t('Rules'),
      width: 'fit',
      cell: ({ rulesNumber }) => t('Version {rulesNumber}', { rulesNumber }),
    },
    { header: t('Started by'), cell: ({ maker }) => maker },
    { header: t('Started'), width: 'fit', cell: ({ createdAt }) => formatMoment(createdAt, timeZone) },
    {
      header: t('Claims'),
      align: 'end',
      cell: ({ claims }) => (claims === null ? '–' : formatCount(claims)),
    },
    {
      header: t('Recognised loss'),
      align: 'end',
      cell: ({ recognisedLoss, currency }) =>
        recognisedLoss === null ? '–' : exactMoney({ currency })(recognisedLoss),
    },
  ];
}

/** All assessment runs, the newest first, and the start of another (RUN-9). */
export function AssessmentListPage() {
  const { scheme } = useScheme();
  const [starting, setStarting] = useState(false);
  const [started, setStarted] = useState<string>();
  const { data, error, refetch } = useAssessmentRunsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const runs = data?.assessmentRuns;
  const start = (
    <Allowed permission={Permission.AssessmentsRun}>
      <Button look="primary" onClick={() => setStarting(true)}>
        {t('Start a run')}
      </Button>
    </Allowed>
  );
  const isEmpty = runs?.length === 0;
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list} actions={isEmpty ? undefined : start}>
        {t('Assessments')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'A run works out the loss of every claim twice, by two programs that share no code, and compares them. Nobody outside the office sees a run before it is published.',
          )}
        </Muted>
        {error && !runs ? (
          <ErrorState
            message={t('The assessment runs could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <EmptyState title={t('No assessment runs yet')} action={start}>
            <Trans
              id="A run needs an approved version of the <0>rules</0>. It reads the claims and changes none of them."
              parts={[(text) => <TextLink to={paths.rules}>{text}</TextLink>]}
            />
          </EmptyState>
        ) : (
          <SideScroll label={t('Assessment runs')}>
            <DataTable
              caption={t('Assessment runs')}
              columns={columnsIn(scheme?.timeZone ?? 'UTC')}
              rows={scheme && runs}
              rowKey={({ id }) => id}
              skeletonRows={3}
              clickable
            />
          </SideScroll>
        )}
      </Stack>
      {starting && !started && scheme && (
        <StartAssessmentDialog
          timeZone={scheme.timeZone}
          onClose={() => setStarting(false)}
          onStarted={setStarted}
        />
      )}
      {/* The dialog is closed by now: an open one asks before its page is left. */}
      {started && <Navigate to={paths.assessment(started)} />}
    </Page>
  );
}
