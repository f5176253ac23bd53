import { ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { CreateClaim } from '../../features/claim-form/create-claim';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { useScheme } from '../../domain/scheme/use-scheme';
import { SubmissionLoading } from './submission-states';

/** An administrator files a claim for a claimant. */
export function AdminCreateSubmissionPage() {
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
      {scheme && (
        <>
          <PageHeading lead="You are filing this claim on behalf of a claimant.">
            Create Submission
          </PageHeading>
          <CreateClaim
            forOffice
            scheme={scheme}
            renderTrades={(slot) => <TradeEntry {...slot} period={scheme} mayEdit />}
          />
        </>
      )}
    </Page>
  );
}
