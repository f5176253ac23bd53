import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { EmptyState } from '../../components/feedback/states';
import { Unavailable } from '../../domain/session/unavailable';
import { useToastSubject } from '../../components/toast/use-toast-subject';
import { Page } from '../../components/page/page';
import { claimCrumb } from '../../domain/claim/claim-crumb';
import { aboveClaim } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { EditClaim } from '../../features/claim-form/edit-claim';
import { PartCFields, type TradeSlot } from '../../features/claim-form/part-c-fields';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { PartCTrades } from '../../features/trades/part-c-trades';
import { useClaimToEditQuery, type ClaimToEditFragment, type SchemeQuery } from '../../generated/graphql';
import { FILL_IN_MISSING, paths } from '../../domain/paths';
import { useProfile } from '../../domain/session/use-profile';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useNarrow } from '../../lib/use-narrow';
import { FormQuestions } from './form-questions';
import { SubmissionLoading } from './submission-states';
import { Permission } from '@rules/permissions.js';
import { MOST_ENTERED_TRADES } from '@rules/trade-row.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { mayAs } from '../../domain/session/may-as';

interface EditProps {
  submission: ClaimToEditFragment;
  reload: () => Promise<ClaimToEditFragment>;
  scheme: SchemeQuery['scheme'];
  forOffice: boolean;
}

function Edit({ submission, reload, scheme, forOffice }: EditProps) {
  const { id, mayUpdate, submissionData, moreTrades } = submission;
  // Stable while the draft is saved, so that hundreds of rows do not render again.
  const renderTrades = useCallback(
    (slot: TradeSlot) => <TradeEntry {...slot} period={scheme} shareName={scheme.shareName} mayEdit />,
    [scheme],
  );
  const name = submissionData.legalDetails.legalEntity || t('Legal entity not given');
  const page = t('Edit {name}', { name });
  useToastSubject(id, claimCrumb(submission.sid, name));
  const amendmentsAt = `${paths.submissionView(id)}#amendments`;
  const isNarrow = useNarrow();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeading
        above={forOffice ? aboveClaim(id, claimCrumb(submission.sid, name)) : undefined}
        here={t('Edit')}
        lead={submission.sid ? t('SID {sid}', { sid: submission.sid }) : undefined}
      >
        {page}
      </PageHeading>
      {mayUpdate ? (
        <EditClaim
          submission={submission}
          marksMissing={params.has(FILL_IN_MISSING)}
          reload={reload}
          page={page}
          forOffice={forOffice}
          partC={(refusal) =>
            forOffice ? (
              <PartCFields
                balanceOptional
                isFiled
                period={scheme}
                refusal={refusal}
                instead={moreTrades ? <TooManyTrades view={paths.submissionView(id)} /> : undefined}
                renderTrades={renderTrades}
              />
            ) : isNarrow || moreTrades ? (
              <TradesByRequest amendmentsAt={amendmentsAt} />
            ) : (
              <PartCTrades trades={submissionData.tradeDetails} scheme={scheme} amendmentsAt={amendmentsAt} />
            )
          }
        />
      ) : (
        <EmptyState title={t('This claim cannot be edited')}>
          <Trans
            id="You can view it and request changes on <0>its page</0>."
            parts={[(text) => <TextLink to={paths.submissionView(id)}>{text}</TextLink>]}
          />
        </EmptyState>
      )}
      <FormQuestions scheme={scheme} />
    </>
  );
}

/** Stands for the locked table, which nobody should scroll through between their answers and Submit on a phone. */
function TradesByRequest({ amendmentsAt }: { amendmentsAt: string }) {
  return (
    <Notice tone="plain" title={t('Your trades are not part of this form')}>
      <Trans
        id="Changes must be requested through <0>Requested Amendments</0>."
        parts={[(text) => <TextLink to={amendmentsAt}>{text}</TextLink>]}
      />
    </Notice>
  );
}

/** Stands for the trades of a claim that has more than the server takes in one edit. */
function TooManyTrades({ view }: { view: string }) {
  return (
    <Notice
      tone="plain"
      title={t('This claim has more than {most, number} trades', { most: MOST_ENTERED_TRADES })}
    >
      <Trans
        id="They are not part of this form, and stay as they are when you submit it. On <0>the claim’s page</0> you find, add and delete single trades; many are changed by a file, under Import Trade Data."
        parts={[(text) => <TextLink to={`${view}#part-c`}>{text}</TextLink>]}
      />
    </Notice>
  );
}

/** The page that edits a claim with the current form. */
export function EditSubmissionPage() {
  const { submissionId = '' } = useParams();
  const { user } = useProfile();
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  // An edit must start from the server's current data, not from data that another page loaded some time ago.
  const { data, error, refetch } = useClaimToEditQuery({
    variables: { id: submissionId, allTradesUpTo: MOST_ENTERED_TRADES },
    fetchPolicy: 'network-only',
  });
  const reload = async () => {
    const { data: now } = await refetch();
    if (!now) throw new Error('The claim could not be loaded.');
    return now.submission;
  };
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  return (
    <Page width="claim">
      {data && scheme && user ? (
        <Edit
          key={submissionId}
          submission={data.submission}
          reload={reload}
          scheme={scheme}
          forOffice={mayAs(user.role, Permission.ClaimsEdit)}
        />
      ) : error || schemeError ? (
        <Unavailable subject="submission" error={error ?? schemeError} onRetry={retry} />
      ) : (
        <SubmissionLoading />
      )}
    </Page>
  );
}
