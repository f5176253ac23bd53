import { useState } from 'react';
import { useBegunForm } from '../draft/use-begun-form';
import { useDraft, type Draft } from '../draft/use-draft';
import type { EditBase, EditKind } from './edit-kind';

/** The edited object as last loaded from the server, and the draft of the edit. */
export interface Edited<Base, Stored> {
  id: string;
  latest: Base;
  /** Loads the current state. */
  reload: () => Promise<Base>;
  draft: Draft<Stored>;
  /** The draft that the form starts with, if any. */
  restored: Stored | undefined;
  onStartAgain: () => void;
}

/**
 * The edit of an existing object, starting from it or from a draft. The form is mounted with `formKey` once the draft
 * is ready.
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
