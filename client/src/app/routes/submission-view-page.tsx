import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { ContentsMenu, ContentsSide, type ContentsEntry } from '../../components/page/contents-list';
import { Card, SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ScrollToTop } from '../../components/page/scroll-to-top';
import { PartAContact } from '../../features/submissions/part-a-contact';
import { PartBClaim } from '../../features/submissions/part-b-claim';
import { neededBy, type Submission } from '../../features/submissions/submission-data';
import { SubmissionHeader } from '../../features/submissions/submission-header';
import { SubmissionStatus } from '../../features/submissions/submission-status';
import { PartCTrades } from '../../features/trades/part-c-trades';
import { useSubmissionViewQuery, type SchemeQuery } from '../../generated/graphql';
import { useProfile } from '../../lib/use-profile';
import { useScheme } from '../../lib/use-scheme';
import { SubmissionLoading, SubmissionUnavailable } from './submission-faces';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    columnGap: '8',
    alignItems: 'start',
    mt: { base: '4', lg: '8' },
    _print: { display: 'block' },
  },
});
const Part = chakra(Card, { base: { scrollMarginTop: { base: '16', lg: '6' } } });
const PartTitle = chakra(SectionTitle, {
  base: { mb: '4', _print: { mt: '6', mb: '2', breakAfter: 'avoid' } },
});

const contents: ContentsEntry[] = [
  { id: 'part-a', title: 'Part A Contact Details' },
  { id: 'part-b', title: 'Part B RGM Claim Data' },
  { id: 'part-c', title: 'Part C RGM Trade Data' },
];

interface ClaimProps {
  submission: Submission;
  scheme: SchemeQuery['scheme'];
  isAdmin: boolean;
}

function Claim({ submission, scheme, isAdmin }: ClaimProps) {
  const { submissionData: data, missing } = submission;
  const needed = neededBy(missing);
  return (
    <>
      <SubmissionHeader submission={submission} scheme={scheme} />
      <ContentsMenu entries={contents} />
      <Columns>
        <ContentsSide entries={contents} />
        <Stack gap="wide">
          <SubmissionStatus missing={missing} isAdmin={isAdmin} contactEmail={scheme.contactEmail} />
          <Part id="part-a">
            <PartTitle>Part A Contact Details</PartTitle>
            <PartAContact contact={data.contactDetails} needed={needed} />
          </Part>
          <Part id="part-b">
            <PartTitle>Part B RGM Claim Data</PartTitle>
            <PartBClaim data={data} needed={needed} isAdmin={isAdmin} />
          </Part>
          <Part id="part-c">
            <PartTitle>Part C RGM Trade Data</PartTitle>
            <PartCTrades trades={data.tradeDetails} scheme={scheme} isAdmin={isAdmin} />
          </Part>
        </Stack>
      </Columns>
      <ScrollToTop />
    </>
  );
}

/** One claim, read-only: Parts A, B and C with a contents list. */
export function SubmissionViewPage() {
  const { submissionId = '' } = useParams();
  const { user } = useProfile();
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  const { data, error, refetch } = useSubmissionViewQuery({
    variables: { id: submissionId },
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void Promise.all([refetch(), refetchScheme()]);
  return (
    <Page width="claim">
      {data && scheme ? (
        <Claim submission={data.submission} scheme={scheme} isAdmin={user?.role === 'MASTER_ADMIN'} />
      ) : error || schemeError ? (
        <SubmissionUnavailable error={error ?? schemeError} onRetry={retry} />
      ) : (
        <SubmissionLoading />
      )}
    </Page>
  );
}
