import { useToastSubject } from '../../components/toast/use-toast-subject';
import { claimCrumb } from '../../domain/claim/claim-crumb';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { later } from '../../components/later/later';
import { useLoaded } from '../../components/later/use-loaded';
import { ContentsLayout, Part } from '../../components/page/contents-layout';
import type { ContentsEntry } from '../../components/page/contents-list';
import { Stack } from '../../components/page/layout';
import { ScrollToTop } from '../../components/page/scroll-to-top';
import type { OpenRequest } from '../../features/amendments/amendment-draft-form';
import { RequestedAmendments } from '../../features/amendments/requested-amendments';
import { Attachments, DOCUMENTS_ID } from '../../features/attachments/attachments';
import { useProofOfIdentity } from '../../features/attachments/use-proof-of-identity';
import { FinalNotice } from '../../features/distributions/line/final-notice';
import { AssessmentNotice } from '../../features/notices/assessment-notice';
import { usePublishedResult } from '../../features/notices/use-published-result';
import { PreliminaryNotice } from '../../features/notices/preliminary-notice';
import { PhoneFilingNotice } from '../../features/phone-filings/phone-filing-notice';
import { Acknowledgements } from '../../features/submissions/view/acknowledgements';
import { SubmissionStages } from '../../features/submissions/view/submission-stages';
import { memberPoints, type OpenPoint } from '../../features/submissions/view/open-points';
import { ClaimGroupDetails } from '../../features/submissions/view/claim-group-details';
import { PartBClaim } from '../../features/submissions/view/part-b-claim';
import type { RequestQueue } from '../../features/amendments/next-in-queue';
import type { PageFacts } from '../../features/submissions/view/open-points';
import { neededBy, type Submission } from '../../features/submissions/view/submission-data';
import { SubmissionHeader } from '../../features/submissions/view/submission-header';
import { RemovedClaim, SubmissionStatus } from '../../features/submissions/view/submission-status';
import { useMayHaveReceipt, useReceipt } from '../../features/submissions/view/use-receipt';
import { needsTaxNumber } from '../../features/tax/needs-tax-number';
import { TRADE_ENTRY_ID } from '../../features/trades/entry/trade-entry-id';
import { TradeEntryLater } from '../../features/trades/entry/trade-entry-later';
import { PartCLater } from '../../features/trades/part-c-later';
import { useDeclareOnArrival } from './use-declare-on-arrival';
import type { OtherTrades } from '../../features/trades/trade-table-foot';
import type {
  BankHoldShownFragment,
  ClaimTaxShownFragment,
  SchemeQuery,
  UndecidedObjectionFragment,
} from '../../generated/graphql';
import { isKnown, type Asked } from '../../lib/asked';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useIsOffice } from '../../domain/session/use-is-office';
import { paths } from '../../domain/paths';
import { useReach } from '../../domain/session/use-reach';
import { dayOf } from '../../lib/dates';
import { useClaimFacts } from './use-claim-facts';

/** Most claims have neither, so that their texts are not loaded with every claim. */
const BankHoldNotice = later(
  async () => (await import('../../features/bank-changes/bank-hold-notice')).BankHoldNotice,
);

const SubmissionReceipt = later(
  async () => (await import('../../features/submissions/view/submission-receipt')).SubmissionReceipt,
);
/** Only for claims that are taxed by rules that were approved, and not paid yet. */
const ClaimTaxNotice = later(
  async () => (await import('../../features/tax/claim-tax-notice')).ClaimTaxNotice,
);
const ClaimTaxPart = later(async () => (await import('../../features/tax/claim-tax-part')).ClaimTaxPart);

const titles = {
  'part-a': t('Part A Contact Details'),
  'part-b': t('Part B RGM Claim Data'),
  'part-c': t('Part C RGM Trade Data'),
  'preliminary-notice': t('Preliminary Notice'),
  'assessment-notice': t('Assessment Notice'),
  'final-distribution-notice': t('Final Distribution Notice'),
  amendments: t('Requested Amendments'),
};

/** The table of contents of VIEW-2, in its order. The documents are a section of the last part. */
const contents: ContentsEntry[] = [
  ...Object.entries(titles).map(([id, title]) => ({ id, title })),
  { id: DOCUMENTS_ID, title: t('Documents') },
];

const part = (id: keyof typeof titles) => ({ id, title: titles[id] });

/** The claim that is shown. */
export interface ShownClaim {
  submission: Submission;
  /** Set while only the first trades of the claim are loaded. */
  otherTrades?: OtherTrades;
  scheme: SchemeQuery['scheme'];
  /** Why nothing is paid to its bank details yet. */
  bankHold: Asked<BankHoldShownFragment | null>;
  /** How far its payment is, for its member. */
  payment: PageFacts['payment'];
  /** How it will be taxed. */
  claimTax?: ClaimTaxShownFragment | null;
  /** The objections to its assessments that nobody has decided; for the office alone. */
  objections: Asked<readonly UndecidedObjectionFragment[]>;
}

interface ClaimViewProps extends ShownClaim {
  /**
   * What the office has in its place: the header, around the facts and the status, and the open points and decisions in the
   * status.
   */
  office?: {
    header: (facts: PageFacts, status: ReactNode) => ReactNode;
    points: (facts: PageFacts) => OpenPoint[];
    /** Closes the thread of requests. */
    Close: ComponentProps<typeof RequestedAmendments>['Close'];
    /** What is said when no point is open. */
    clear: string;
    /** What is said of a removed claim. */
    removedNotice: (facts: PageFacts) => ReactNode;
    decisions: ReactNode;
  };
  /** The queue from which an administrator opened the claim. */
  queue?: RequestQueue;
}

interface Needed {
  /** Whether the claim itself is loaded. */
  isThere: boolean;
  isOffice: boolean;
  isRemoved: boolean;
  bankHold?: BankHoldShownFragment | null;
  claimTax?: ClaimTaxShownFragment | null;
}

/**
 * Loads the notices above a claim, the receipt while the claim is still on its way. True once the claim can be shown
 * with them, and from then on: one that arrived late would push the claim down (UX-20).
 */
export function useClaimNotices(id: string, needed: Needed): boolean {
  const { isThere, isOffice, isRemoved, bankHold, claimTax } = needed;
  const [wasReady, setWasReady] = useState(false);
  const hasReceipt = useLoaded(SubmissionReceipt, useMayHaveReceipt(id));
  const hasHold = useLoaded(BankHoldNotice, Boolean(bankHold));
  const hasTax = useLoaded(ClaimTaxNotice, !isOffice && claimTax != null && needsTaxNumber(claimTax));
  const hasRemoval = useLoaded(RemovedClaim, isRemoved && !isOffice);
  const isReady = wasReady || (isThere && hasReceipt && hasHold && hasTax && hasRemoval);
  if (isReady && !wasReady) setWasReady(true);
  return isThere && isReady;
}

/** The claim in the order of VIEW-1. */
export function ClaimView(shown: ClaimViewProps) {
  const { submission, otherTrades, scheme, bankHold, payment, claimTax, objections, office, queue } = shown;
  const { id, sid, submissionData: data, missing, removed } = submission;
  useToastSubject(id, claimCrumb(sid, data.legalDetails.legalEntity));
  const needed = neededBy(missing);
  const proof = useProofOfIdentity(id);
  const { hasNotice, blockedBy, objection } = usePublishedResult({ id, sid, removed: Boolean(removed) });
  const hold = isKnown(bankHold) ? bankHold : null;
  const facts = useClaimFacts({
    ...{ submission, proof, blockedBy, payment, objections },
    bankHold: isKnown(bankHold) ? (bankHold?.state ?? null) : bankHold,
    timeZone: scheme.timeZone,
  });
  const isOffice = useIsOffice();
  const points = office ? office.points(facts) : memberPoints(submission, facts);
  const { receipt, close } = useReceipt(id, Boolean(removed));
  const mayWrite = useReach(Permission.AmendmentsWrite);
  const openRequest = useRef<OpenRequest>(null);
  const givesTaxNumber = !isOffice && claimTax != null && needsTaxNumber(claimTax);
  const declareTrades = () => {
    if (openRequest.current) openRequest.current(TRADE_ENTRY_ID);
    else document.getElementById('amendments')?.scrollIntoView();
  };
  useDeclareOnArrival(Boolean(removed && mayWrite), declareTrades);
  const status = (
    <Stack data-tour="status">
      {receipt && (
        <SubmissionReceipt
          receipt={receipt}
          submission={submission}
          facts={facts}
          timeZone={scheme.timeZone}
          onClose={close}
        />
      )}
      <SubmissionStatus
        submission={submission}
        contactEmail={scheme.contactEmail}
        timeZone={scheme.timeZone}
        facts={facts}
        points={points}
        clear={office?.clear}
        removedNotice={office?.removedNotice(facts)}
        mayGiveTaxNumber={givesTaxNumber}
        onDeclareTrades={mayWrite ? declareTrades : undefined}
      />
      {office?.decisions}
      {hold && <BankHoldNotice hold={hold} scheme={scheme} />}
      {claimTax && givesTaxNumber && <ClaimTaxNotice tax={claimTax} claim={submission} />}
      <PhoneFilingNotice submissionId={id} timeZone={scheme.timeZone} />
      {!isOffice && !removed && (
        <SubmissionStages
          receivedOn={dayOf(new Date(submission.createdAt), scheme.timeZone)}
          isAssessed={hasNotice}
          isIncomplete={points.length > 0}
          isBlocked={isKnown(blockedBy) && blockedBy.length > 0}
          objection={objection ? { ...objection, href: `${paths.claimAssessment(id)}#objecting` } : undefined}
          payment={isKnown(payment) ? payment : null}
          timeZone={scheme.timeZone}
          nextNews={scheme.nextNews}
        />
      )}
    </Stack>
  );
  const requests = (
    <Part {...part('amendments')}>
      <RequestedAmendments
        submission={submission}
        scheme={scheme}
        openRef={openRequest}
        tradeEntry={(entry) => (
          <TradeEntryLater
            {...entry}
            period={scheme}
            shareName={scheme.shareName}
            mayEdit
            title={t('Transactions to add')}
          />
        )}
        queue={queue}
        Close={office?.Close}
        attachments={<Attachments submissionId={id} takesIdentity={proof !== 'destroyed'} />}
      />
    </Part>
  );
  return (
    <>
      {office ? (
        office.header(facts, status)
      ) : (
        <SubmissionHeader submission={submission} scheme={scheme} status={status} />
      )}
      <ContentsLayout
        entries={contents}
        rail={isOffice ? { label: t('Requests and documents'), part: requests } : undefined}
      >
        <Part {...part('part-a')}>
          <ClaimGroupDetails group="contactDetails" data={data} needed={needed} />
        </Part>
        <Part {...part('part-b')}>
          <PartBClaim data={data} needed={needed} identity={proof === 'destroyed' ? 'destroyed' : 'asked'} />
        </Part>
        <Part {...part('part-c')}>
          <PartCLater trades={data.tradeDetails} others={otherTrades} scheme={scheme} claim={submission} />
        </Part>
        <Part id="acknowledgements" title={t('Acknowledgements')}>
          <Acknowledgements texts={scheme.acknowledgements} />
        </Part>
        <Part {...part('preliminary-notice')}>
          <PreliminaryNotice notice={scheme.preliminaryNotice} />
        </Part>
        <Part {...part('assessment-notice')}>
          <AssessmentNotice submissionId={id} sid={sid} removed={Boolean(removed)} />
        </Part>
        <Part {...part('final-distribution-notice')}>
          <Stack>
            <FinalNotice submissionId={id} removed={Boolean(removed)} />
            {claimTax && <ClaimTaxPart tax={claimTax} submissionId={id} timeZone={scheme.timeZone} />}
          </Stack>
        </Part>
        {!isOffice && requests}
      </ContentsLayout>
      <ScrollToTop />
    </>
  );
}
