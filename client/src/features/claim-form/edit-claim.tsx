import type { ReactNode } from 'react';
import { SkeletonLines } from '../../components/feedback/skeleton';
import type { ClaimToEditFragment } from '../../generated/graphql';
import { useEdited } from '../../domain/edit/use-edited';
import { claimEdits } from './claim-conflict';
import { EditClaimForm } from './edit-claim-form';
import type { TradeRefusal } from './part-c-fields';

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
  const { formKey, ...edited } = useEdited(claimEdits, submission.id, submission, reload);
  if (!edited.draft.ready) return <SkeletonLines />;
  return <EditClaimForm key={formKey} edited={edited} forOffice={forOffice} partC={partC} />;
}
