import { t } from '@rules/text.js';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import { Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { Trans } from '../../../components/text/trans';
import { claimCrumb } from '../../../domain/claim/claim-crumb';
import { useTypedBefore } from '../../../domain/draft/use-kept-typing';
import { ABOVE } from '../../../domain/office-crumbs';
import { paths } from '../../../domain/paths';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { useObjectionReviewQuery, type ObjectionReviewPartFragment } from '../../../generated/graphql';
import { errorCode, errorMessage } from '../../../lib/error-message';
import { ClaimFindings } from '../claim-findings';
import { ClaimResult } from '../claim-result';
import { ClaimSlices } from '../claim-slices';
import { ClaimTrades } from '../claim-trades';
import { TraceDoubts } from '../trace-doubts';
import { AssignObjectionDialog } from './assign-objection-dialog';
import { DECIDE_DIALOG, DecideObjectionDialog, type DecisionValues } from './decide-objection-dialog';
import { ObjectionFacts } from './objection-facts';
import { ObjectionOutlook } from './objection-outlook';

interface ObjectionPageProps {
  /** The documents of a claim. */
  documentsOf: (submissionId: string) => ReactNode;
}

/** An objection with all that it is decided by: reasons, documents, losses, and how the run came to its result (OBJECT-6). */
export function ObjectionPage({ documentsOf }: ObjectionPageProps) {
  const { objectionId = '' } = useParams();
  const { scheme } = useScheme();
  const { data, error, refetch } = useObjectionReviewQuery({
    variables: { id: objectionId },
    fetchPolicy: 'cache-and-network',
  });
  const review = data?.objection;
  if (!review || !scheme)
    return (
      <Page width="claim">
        {error ? (
          <ObjectionUnavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines count={12} />
        )}
      </Page>
    );
  const { objection, trace } = review;
  const name = claimCrumb(objection.sid, '');
  return (
    <Page width="claim">
      <PageHeading
        above={ABOVE.objection}
        here={name}
        lead={t('To its assessment in run {runNumber}', { runNumber: objection.runNumber })}
        actions={<Actions review={review} />}
      >
        {t('Objection: {name}', { name })}
      </PageHeading>
      <Stack gap="open">
        {(objection.state === 'UPHELD' || objection.state === 'PARTLY_UPHELD') && (
          <Notice tone="needs" title={t('The claim has to be amended')}>
            <Trans
              id="<0>Amend the claim</0> as the decision says. The next run assesses it as it is then."
              parts={[
                (text) => <TextLink to={paths.submissionEdit(objection.submissionId)}>{text}</TextLink>,
              ]}
            />
          </Notice>
        )}
        <TraceDoubts trace={trace} />
        <ObjectionFacts objection={objection} timeZone={scheme.timeZone} />
        <ObjectionOutlook review={review} />
        {documentsOf(objection.submissionId)}
        <ClaimResult trace={trace} />
        <ClaimFindings trace={trace} runId={objection.runId} timeZone={scheme.timeZone} />
        <ClaimSlices trace={trace} folded />
        <ClaimTrades trace={trace} folded />
      </Stack>
    </Page>
  );
}

function Actions({ review }: { review: ObjectionReviewPartFragment }) {
  const { objection, mayAssign, mayDecide } = review;
  const [assigning, setAssigning] = useState(false);
  const [deciding, setDeciding] = useState<{ typed?: Partial<DecisionValues> }>();
  useTypedBefore<Partial<DecisionValues>>(DECIDE_DIALOG, ({ values }) => setDeciding({ typed: values }));
  return (
    <>
      {mayDecide && (
        <Button look="primary" onClick={() => setDeciding({})}>
          {t('Decide')}
        </Button>
      )}
      {mayAssign && (
        <Button look={mayDecide ? 'secondary' : 'primary'} onClick={() => setAssigning(true)}>
          {objection.officer === null ? t('Assign') : t('Assign to another')}
        </Button>
      )}
      <ButtonLink to={paths.submissionView(objection.submissionId)}>{t('Open the claim')}</ButtonLink>
      {assigning && <AssignObjectionDialog objection={objection} onClose={() => setAssigning(false)} />}
      {deciding && mayDecide && (
        <DecideObjectionDialog
          objection={objection}
          typed={deciding.typed}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

function ObjectionUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isAbsent = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCode(error) ?? '');
  return (
    <Stack>
      <PageHeading above={ABOVE.objection}>{t('Objection')}</PageHeading>
      {isAbsent ? (
        <ErrorState message={errorMessage(error)}>{t('The address may be mistyped.')}</ErrorState>
      ) : (
        <ErrorState message={t('The objection could not be loaded.')} error={error} onRetry={onRetry} />
      )}
      <p>
        <TextLink to={paths.objections}>{t('All objections')}</TextLink>
      </p>
    </Stack>
  );
}
