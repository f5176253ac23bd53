import type { ReactNode } from 'react';
import { SkeletonLines } from '../../components/feedback/skeleton';
import type { ClaimToEditFragment } from '../../generated/graphql';
import { useEdited } from '../../domain/edit/use-edited';
import { claimEdits } from './claim-conflict';
import { EditClaimForm } from './edit-claim-form';
import { MarksMissing } from './marks-missing';
import type { TradeRefusal } from './part-c-fields';

interface EditClaimProps {
  submission: ClaimToEditFragment;
  /** Loads the current claim. */
  reload: () => Promise<ClaimToEditFragment>;
  forOffice: boolean;
  /** The form was opened to fill in what is missing. */
  marksMissing: boolean;
  /** Part C: editable for administrators, locked for members. */
  partC: (refusal: TradeRefusal | undefined) => ReactNode;
  /** The page's heading. */
  page: string;
}

/** The edit of a claim, starting from its values or from what was typed on an earlier visit. */
export function EditClaim({ submission, reload, marksMissing, ...form }: EditClaimProps) {
  const { formKey, ...edited } = useEdited(claimEdits, submission.id, submission, reload);
  if (!edited.draft.ready) return <SkeletonLines />;
  return (
    <MarksMissing value={marksMissing}>
      <EditClaimForm key={formKey} edited={edited} {...form} />
    </MarksMissing>
  );
}
