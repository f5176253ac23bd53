import { useState, type ReactNode } from 'react';
import { SkeletonLines } from '../../components/feedback/skeleton';
import type { ClaimToEditFragment } from '../../generated/graphql';
import { useDraft } from '../../domain/draft/use-draft';
import { baseOf } from './claim-conflict';
import { EditClaimForm } from './edit-claim-form';
import type { EditDraft } from './edit-draft';
import type { TradeRefusal } from './part-c-fields';
import { useBegunForm } from '../../domain/draft/use-begun-form';

interface EditClaimProps {
  submission: ClaimToEditFragment;
  /** Asks for the claim as it is now. */
  reload: () => Promise<ClaimToEditFragment>;
  forOffice: boolean;
  /** Part C: to be filled in by administrators, locked to members. */
  partC: (refusal: TradeRefusal | undefined) => ReactNode;
}

/** The edit of a claim, begun from the claim itself or from what was typed on an earlier visit. */
export function EditClaim({ submission, reload, forOffice, partC }: EditClaimProps) {
  const draft = useDraft<EditDraft>('SUBMISSION_EDIT', submission.id);
  const begun = useBegunForm(draft.restored);
  const [latest, setLatest] = useState(() => baseOf(submission));
  if (!draft.ready) return <SkeletonLines />;
  return (
    <EditClaimForm
      key={begun.key}
      id={submission.id}
      latest={latest}
      reload={async () => {
        const now = baseOf(await reload());
        setLatest(now);
        return now;
      }}
      draft={draft}
      restored={begun.values}
      onStartAgain={begun.startAgain}
      forOffice={forOffice}
      partC={partC}
    />
  );
}
