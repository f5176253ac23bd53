import { ContentsLayout, Part } from '../../components/page/contents-layout';
import type { ContentsEntry } from '../../components/page/contents-list';
import { Muted, Stack } from '../../components/page/layout';
import { ScrollToTop } from '../../components/page/scroll-to-top';
import { RequestedAmendments } from '../../features/amendments/requested-amendments';
import { Attachments } from '../../features/attachments/attachments';
import { useProofOfIdentity } from '../../features/attachments/use-proof-of-identity';
import { AssessmentNotice } from '../../features/notices/assessment-notice';
import { PreliminaryNotice } from '../../features/notices/preliminary-notice';
import { Acknowledgements } from '../../features/submissions/acknowledgements';
import { ClaimReceipt } from '../../features/submissions/claim-receipt';
import { ClaimGroupDetails } from '../../features/submissions/claim-group-details';
import { PartBClaim } from '../../features/submissions/part-b-claim';
import { neededBy, type Submission } from '../../features/submissions/submission-data';
import { SubmissionHeader } from '../../features/submissions/submission-header';
import { SubmissionStatus } from '../../features/submissions/submission-status';
import { useReceipt } from '../../features/submissions/use-receipt';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { PartCTrades } from '../../features/trades/part-c-trades';
import type { OtherTrades } from '../../features/trades/trade-table-foot';
import type { SchemeQuery } from '../../generated/graphql';
import { useClaimFacts } from './use-claim-facts';

const titles = {
  'part-a': 'Part A Contact Details',
  'part-b': 'Part B RGM Claim Data',
  'part-c': 'Part C RGM Trade Data',
  'preliminary-notice': 'Preliminary Notice',
  'assessment-notice': 'Assessment Notice',
  'final-distribution-notice': 'Final Distribution Notice',
  amendments: 'Requested Amendments',
};

/** The table of contents of VIEW-2, in its order. */
const contents: ContentsEntry[] = Object.entries(titles).map(([id, title]) => ({ id, title }));

const part = (id: keyof typeof titles) => ({ id, title: titles[id] });

interface ClaimViewProps {
  submission: Submission;
  /** Set while only the first trades of the claim are loaded. */
  otherTrades?: OtherTrades;
  scheme: SchemeQuery['scheme'];
}

/** The claim in the order of VIEW-1. */
export function ClaimView({ submission, otherTrades, scheme }: ClaimViewProps) {
  const { id, sid, submissionData: data, missing, removed } = submission;
  const needed = neededBy(missing);
  const proof = useProofOfIdentity(id);
  const facts = useClaimFacts({ submission, proof, timeZone: scheme.timeZone });
  const { receipt, close } = useReceipt(id);
  return (
    <>
      <SubmissionHeader
        submission={submission}
        scheme={scheme}
        status={
          <Stack>
            {receipt && (
              <ClaimReceipt
                receipt={receipt}
                submission={submission}
                facts={facts}
                timeZone={scheme.timeZone}
                onClose={close}
              />
            )}
            <SubmissionStatus submission={submission} contactEmail={scheme.contactEmail} facts={facts} />
          </Stack>
        }
      />
      <ContentsLayout entries={contents}>
        <Part {...part('part-a')}>
          <ClaimGroupDetails group="contactDetails" data={data} needed={needed} />
        </Part>
        <Part {...part('part-b')}>
          <PartBClaim data={data} needed={needed} identity={proof === 'destroyed' ? 'destroyed' : 'asked'} />
        </Part>
        <Part {...part('part-c')}>
          <PartCTrades trades={data.tradeDetails} others={otherTrades} scheme={scheme} claim={submission} />
        </Part>
        <Part id="acknowledgements" title="Acknowledgements">
          <Acknowledgements texts={scheme.acknowledgements} />
        </Part>
        <Part {...part('preliminary-notice')}>
          <PreliminaryNotice notice={scheme.preliminaryNotice} />
        </Part>
        <Part {...part('assessment-notice')}>
          <AssessmentNotice submissionId={id} sid={sid} removed={Boolean(removed)} />
        </Part>
        <Part {...part('final-distribution-notice')}>
          <Muted>Not Available</Muted>
        </Part>
        <Part {...part('amendments')}>
          <RequestedAmendments
            submission={submission}
            scheme={scheme}
            tradeEntry={(entry) => (
              <TradeEntry {...entry} period={scheme} mayEdit title="Transactions to add" />
            )}
            attachments={<Attachments submissionId={id} takesIdentity={proof !== 'destroyed'} />}
          />
        </Part>
      </ContentsLayout>
      <ScrollToTop />
    </>
  );
}
