import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { CreateClaim } from '../../features/claim-form/create-claim';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { useScheme } from '../../domain/scheme/use-scheme';
import { SubmissionLoading } from './submission-states';

/** A member files a claim of their own. */
export function CreateSubmissionPage() {
  const { scheme, error, refetch } = useScheme();
  return (
    <Page width="claim">
      {!scheme && error && (
        <ErrorState
          message="The claim form could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!scheme && !error && <SubmissionLoading />}
      {scheme && <PageHeading lead={scheme.classActionTitle}>New Submission</PageHeading>}
      {scheme && !scheme.mayCreate && (
        <EmptyState title="New submissions are not being accepted">
          If you think one of your claims is missing, write to us at {scheme.contactEmail}.
        </EmptyState>
      )}
      {scheme?.mayCreate && (
        <CreateClaim
          forOffice={false}
          scheme={scheme}
          renderTrades={(slot) => <TradeEntry {...slot} period={scheme} mayEdit />}
        />
      )}
    </Page>
  );
}
