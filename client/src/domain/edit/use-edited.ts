import { useState } from 'react';
import { useBegunForm } from '../draft/use-begun-form';
import { useDraft, type Draft } from '../draft/use-draft';
import type { EditBase, EditKind } from './edit-kind';

/** What is edited as the server last gave it, and what is kept of the edit. */
export interface Edited<Base, Stored> {
  id: string;
  latest: Base;
  /** Asks for it as it is now. */
  reload: () => Promise<Base>;
  draft: Draft<Stored>;
  /** What the form begins with, when that is a draft. */
  restored: Stored | undefined;
  onStartAgain: () => void;
}

/**
 * The edit of something that is there already, begun from it or from what was typed on an earlier visit. The form is
 * mounted by `formKey` once the draft is ready.
 */
export function useEdited<Subject, Values, Base extends EditBase<Values>, Stored>(
  kind: EditKind<Subject, Values, Base, Stored>,
  id: string,
  subject: Subject,
  reload: () => Promise<Subject>,
): Edited<Base, Stored> & { formKey: number } {
  const draft = useDraft<Stored>(kind.form, id);
  const begun = useBegunForm(draft.restored);
  const [latest, setLatest] = useState(() => kind.baseOf(subject));
  return {
    id,
    latest,
    reload: async () => {
      const now = kind.baseOf(await reload());
      setLatest(now);
      return now;
    },
    draft,
    restored: begun.values,
    onStartAgain: begun.startAgain,
    formKey: begun.key,
  };
}
