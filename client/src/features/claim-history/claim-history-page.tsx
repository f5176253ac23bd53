import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { useClaimHistoryQuery } from '../../generated/graphql';
import { claimCrumb } from '../../domain/claim/claim-crumb';
import { aboveClaim } from '../../domain/office-crumbs';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ClaimChange } from './claim-change';

const List = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

type History = ReturnType<typeof useClaimHistoryQuery>;

interface ChangesProps {
  submissionId: string;
  history: History;
  page: number;
  goToPage: (page: number) => void;
}

function Changes({ submissionId, history, page, goToPage }: ChangesProps) {
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = history;
  const shown = (data ?? previousData)?.claimHistory;
  if (error && !shown) {
    return (
      <ErrorState
        message={t('The history could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!shown || !scheme) return <SkeletonLines count={8} />;
  if (shown.pagination.totalItems === 0) {
    return (
      <EmptyState title={t('Nothing has changed yet')}>
        {t('Every change to this claim is listed here, whether by a member, an administrator or an import.')}
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
  const [page, goToPage] = usePageParam();
  const history = useClaimHistoryQuery({
    variables: { submissionId, page },
    fetchPolicy: 'cache-and-network',
  });
  const claim = (history.data ?? history.previousData)?.claimHistory;
  const name = claim ? claimCrumb(claim.sid, claim.legalEntity) : t('This claim');
  const legalEntity = claim?.sid ? claim.legalEntity : undefined;
  return (
    <Page width="claim">
      <PageHeading
        title={
          legalEntity
            ? t('History of {name}, {legalEntity}', { name, legalEntity })
            : t('History of {name}', { name })
        }
        above={aboveClaim(submissionId, name)}
        here={t('History')}
        lead={t('Newest first. Restricted values are masked.')}
      >
        {claim
          ? [t('History of {name}', { name }), legalEntity].filter(Boolean).join(' · ')
          : t('History of this claim')}
      </PageHeading>
      <Changes submissionId={submissionId} history={history} page={page} goToPage={goToPage} />
    </Page>
  );
}
