import { useImperativeHandle, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { DraftNotice } from '../../domain/draft/draft-notice';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import { Stack } from '../../components/page/layout';
import type { ClaimDataFragment } from '../../generated/graphql';
import { useBegunForm } from '../../domain/draft/use-begun-form';
import { useDraft, type Draft } from '../../domain/draft/use-draft';
import { AMENDMENT_DRAFT_PLACE } from './amendment-draft-place';
import { AmendmentForm } from './amendment-form';
import { draftAmount, emptyDraft, emptyProposal, readDraft, type AmendmentDraft } from './proposal-draft';
import type { RequestQueue } from './next-in-queue';
import type { TradeEntrySlot } from './proposal-panel';

/** Opens a proposed change, with words for the request when there are none, and gives this element the focus. */
export type OpenRequest = (focusId: string) => void;

const DECLARATION = t('I do have trades in these shares. I have added them below.');

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
  /** Set while the form is loaded. */
  openRef?: Ref<OpenRequest>;
}

function KeptForm({ kept, openRef, ...props }: AmendmentDraftFormProps & { kept: Draft<AmendmentDraft> }) {
  const [draft, setDraft] = useState(() => readDraft(kept.restored?.values));
  const change = (next: AmendmentDraft) => {
    setDraft(next);
    kept.save(next);
  };
  useImperativeHandle(openRef, () => (focusId: string) => {
    const { message, proposal } = draft;
    if (!proposal)
      flushSync(() => change({ ...draft, message: message || DECLARATION, proposal: emptyProposal }));
    document.getElementById(focusId)?.focus();
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
  if (!kept.ready) return AMENDMENT_DRAFT_PLACE;
  return <KeptForm key={begun.key} kept={kept} {...props} />;
}
