import { useEffect, useRef, useState, type RefObject } from 'react';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { DraftNotice } from '../../domain/draft/draft-notice';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import { Stack } from '../../components/page/layout';
import type { ClaimDataFragment } from '../../generated/graphql';
import { useBegunForm } from '../../domain/draft/use-begun-form';
import { useDraft, type Draft } from '../../domain/draft/use-draft';
import { AmendmentForm } from './amendment-form';
import { draftAmount, emptyDraft, emptyProposal, readDraft, type AmendmentDraft } from './proposal-draft';
import type { RequestQueue } from './next-in-queue';
import type { TradeEntrySlot } from './proposal-panel';

/** A request that the page opens at the transactions: how often it did, and the element that takes the focus. */
export interface OpenedRequest {
  nth: number;
  focusId: string;
}

const DECLARATION = 'I do have trades in these shares. I have added them below.';

interface AmendmentDraftFormProps {
  submissionId: string;
  data: ClaimDataFragment;
  hasAllTrades: boolean;
  lastSeenId: string | undefined;
  tradeEntry: TradeEntrySlot;
  /** The queue from which the administrator opened the claim. */
  queue?: RequestQueue;
  /** Runs when a message was saved, with its id. */
  onSent: (id: string) => void;
  opened?: OpenedRequest;
}

interface KeptFormProps extends AmendmentDraftFormProps {
  kept: Draft<AmendmentDraft>;
  /** The last `opened` that was carried out: 'Start again' must not repeat it. */
  done: RefObject<number>;
}

function KeptForm({ kept, opened, done, ...props }: KeptFormProps) {
  const [draft, setDraft] = useState(() => readDraft(kept.restored?.values));
  const change = (next: AmendmentDraft) => {
    setDraft(next);
    kept.save(next);
  };
  useEffect(function openAtTransactions() {
    if (!opened || opened.nth === done.current) return;
    if (!draft.proposal) {
      change({ ...draft, message: draft.message || DECLARATION, proposal: emptyProposal });
      return;
    }
    done.current = opened.nth;
    document.getElementById(opened.focusId)?.focus();
  });
  const forget = (sentId: string) => {
    setDraft(emptyDraft);
    void kept.discard();
    props.onSent(sentId);
  };
  return (
    <Stack>
      <DraftNotice draft={kept} amountOf={draftAmount} onStartAgain={() => setDraft(emptyDraft)} />
      <AmendmentForm {...props} draft={draft} onDraft={change} mayBeSent={kept.mayBeSent} onSent={forget} />
      <UnsavedNotice {...kept} />
    </Stack>
  );
}

/** The form for a request, restored with what was typed on an earlier visit and not sent. */
export function AmendmentDraftForm(props: AmendmentDraftFormProps) {
  const kept = useDraft<AmendmentDraft>('AMENDMENT', props.submissionId);
  const begun = useBegunForm(kept.restored);
  const done = useRef(0);
  if (!kept.ready) return <SkeletonLines count={3} />;
  return <KeptForm key={begun.key} kept={kept} done={done} {...props} />;
}
