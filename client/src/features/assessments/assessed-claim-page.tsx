import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { aboveAssessedClaim } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { type AssessmentState, useAssessedClaimQuery } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { AssessmentUnavailable } from './assessment-unavailable';
import { ClaimFindings } from './claim-findings';
import { ClaimResult } from './claim-result';
import { ClaimSlices } from './claim-slices';
import { ClaimTrades } from './claim-trades';
import { TraceDoubts } from './trace-doubts';
import { DisagreementPanel } from './disagreement-panel';
import { NoticePdfButton } from './notice/notice-pdf-button';

/** The runs whose notices members see. */
const ISSUED: readonly AssessmentState[] = ['PUBLISHED', 'FINAL'];

/** How a run came to the result of one claim: findings, slices and transactions (RUN-8, RUN-9). */
export function AssessedClaimPage() {
  const { runId = '', submissionId = '' } = useParams();
  const { scheme } = useScheme();
  const { data, error, refetch } = useAssessedClaimQuery({ variables: { runId, submissionId } });
  if (!data || !scheme)
    return (
      <Page width="claim">
        {error ? (
          <AssessmentUnavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines count={12} />
        )}
      </Page>
    );
  const { assessmentRun: run, assessedClaimTrace: trace } = data;
  const { claim } = trace;
  const isIssued = ISSUED.includes(run.state) && trace.isSame !== false && !trace.areRulesAltered;
  const name = claim.sid === null ? t('Claim without a SID') : t('SID {sid}', { sid: claim.sid });
  return (
    <Page width="claim">
      <PageHeading
        above={aboveAssessedClaim(run)}
        here={name}
        lead={t('As of {moment}, by version {rulesNumber} of the rules', {
          moment: formatMomentAt(run.moment, scheme.timeZone),
          rulesNumber: run.rulesNumber,
        })}
        actions={
          <>
            {isIssued && <NoticePdfButton submissionId={submissionId} />}
            <ButtonLink to={paths.submissionView(submissionId)}>{t('Open the claim')}</ButtonLink>
          </>
        }
      >
        {t('{name} in run {number}', { name, number: run.number })}
      </PageHeading>
      <Stack gap="open">
        <TraceDoubts trace={trace} />
        {claim.differs && <DisagreementPanel runId={runId} submissionId={submissionId} />}
        <ClaimResult trace={trace} />
        <ClaimFindings trace={trace} runId={runId} timeZone={scheme.timeZone} />
        <ClaimSlices trace={trace} />
        <ClaimTrades trace={trace} />
      </Stack>
    </Page>
  );
}
