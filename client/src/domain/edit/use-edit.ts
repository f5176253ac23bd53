import { useMemo, useState } from 'react';
import { errorCode, errorPaths } from '../../lib/error-message';
import { beginning, type EditBase, type EditKind } from './edit-kind';
import type { Edited } from './use-edited';

interface EditOptions<Values, Base> {
  /** Saves the values over a version; false when there was nothing to save. */
  send: (values: Values, over: Base) => Promise<boolean>;
  /** @param changed whether anything was saved, by this try or by one whose answer was lost */
  onSaved: (changed: boolean) => void | Promise<void>;
}

/**
 * Saves an edit over the version it was begun from. When somebody else has saved it since, nothing is written and
 * `conflict` says what it is now, until `settle` names that as the version to save over.
 */
export function useEdit<Subject, Values, Base extends EditBase<Values>, Stored>(
  kind: EditKind<Subject, Values, Base, Stored>,
  edited: Edited<Base, Stored>,
  { send, onSaved }: EditOptions<Values, Base>,
) {
  const { latest, reload, draft, restored } = edited;
  const [begun] = useState(() => beginning(kind, latest, restored));
  const [base, setBase] = useState(begun.base);
  const [conflict, setConflict] = useState(() => begun.conflict && { now: begun.conflict, key: 0 });

  const save = async (values: Values, over = base, isRepeated = false): Promise<void> => {
    let changed: boolean;
    try {
      changed = (await send(values, over)) || isRepeated;
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT' || Object.keys(errorPaths(error)).length > 0) throw error;
      const now = await reload();
      if (kind.isSameVersion(now, over)) throw error;
      // Nothing that the form shows was changed to something else; perhaps it was this edit, whose answer got lost.
      if (kind.differencesOf(over, now, values).length === 0) return save(values, now, true);
      setConflict((shown) => ({ now, key: (shown?.key ?? 0) + 1 }));
      return;
    }
    await onSaved(changed);
  };

  const { savedAt, save: saveDraft } = draft;
  const { toDraft } = kind;
  const keeper = useMemo(
    () => ({ savedAt, save: (values: Values) => saveDraft(toDraft(values, base), base.version) }),
    [savedAt, saveDraft, toDraft, base],
  );
  return {
    initialValues: begun.values,
    base,
    conflict,
    /** Keeps what is typed over the version that it is typed over. */
    keeper,
    submit: async (values: Values) => {
      if (await draft.mayBeSent()) await save(values);
    },
    /** From here on the edit goes over this version. */
    settle: (now: Base) => {
      setBase(now);
      setConflict(undefined);
    },
  };
}
