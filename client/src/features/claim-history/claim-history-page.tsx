import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Muted } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useClaimHistoryQuery } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ClaimChange } from './claim-change';

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Lead = chakra(Muted, { base: { mb: '6' } });

function Changes({ submissionId }: { submissionId: string }) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useClaimHistoryQuery({
    variables: { submissionId, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.claimHistory;
  if (error && !shown) {
    return (
      <ErrorState message="The history could not be loaded." error={error} onRetry={() => void refetch()} />
    );
  }
  if (!shown || !scheme) return <SkeletonLines count={8} />;
  if (shown.pagination.totalItems === 0) {
    return (
      <EmptyState title="Nothing has changed yet">
        Every change to this claim is listed here, whether by a member, an administrator or an import.
      </EmptyState>
    );
  }
  if (data?.claimHistory.changes.length === 0) {
    return <NoSuchPage totalPages={shown.pagination.totalPages} onPage={goToPage} />;
  }
  return (
    <>
      <List>
        {shown.changes.map((change) => (
          <ClaimChange
            key={change.id}
            submissionId={submissionId}
            change={change}
            timeZone={scheme.timeZone}
          />
        ))}
      </List>
      <Pagination page={page} totalPages={shown.pagination.totalPages} onPage={goToPage} />
    </>
  );
}

/** The history of a claim for administrators: who changed what and when, newest first. */
export function ClaimHistoryPage() {
  const { submissionId = '' } = useParams();
  return (
    <Page width="claim">
      <PageHeading>History of this claim</PageHeading>
      <Lead>
        Newest first. Restricted values are masked.{' '}
        <TextLink to={paths.submissionView(submissionId)}>Back to the claim</TextLink>
      </Lead>
      <Changes submissionId={submissionId} />
    </Page>
  );
}
