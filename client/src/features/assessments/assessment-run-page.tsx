import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { AssessmentFacts } from './assessment-facts';
import { AssessmentNext } from './assessment-next';
import { AssessmentProgress } from './assessment-progress';
import { AssessmentResults } from './assessment-results';
import { AssessmentUnavailable } from './assessment-unavailable';
import { useAssessmentRun } from './use-assessment-run';

/** One assessment run: its progress, then its results and what comes next (RUN-9, RUN-10). */
export function AssessmentRunPage() {
  const { runId = '' } = useParams();
  const { scheme } = useScheme();
  const { run, error, refetch } = useAssessmentRun(runId);
  return (
    <Page width="claim">
      {run && scheme ? (
        <>
          <PageHeading
            above={ABOVE.assessment}
            here={t('Run {number}', { number: run.number })}
            actions={
              run.figures && (
                <TextLink to={paths.assessedClaims(run.id)}>{t('All claims of this run')}</TextLink>
              )
            }
          >
            {t('Assessment run {number}', { number: run.number })}
          </PageHeading>
          <Stack gap="open">
            {run.figures ? (
              <AssessmentNext run={run} timeZone={scheme.timeZone} />
            ) : (
              <AssessmentProgress run={run} error={error} />
            )}
            {run.figures && <AssessmentResults run={run} figures={run.figures} />}
            <AssessmentFacts run={run} timeZone={scheme.timeZone} />
          </Stack>
        </>
      ) : error ? (
        <AssessmentUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={12} />
      )}
    </Page>
  );
}
