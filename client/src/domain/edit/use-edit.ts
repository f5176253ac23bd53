import { useMemo, useState } from 'react';
import { errorCode, errorPaths } from '../../lib/error-message';
import { beginning, type EditBase, type EditKind } from './edit-kind';
import type { Edited } from './use-edited';

interface EditOptions<Values, Base> {
  /** Saves the values over a version; false when there was nothing to save. */
  send: (values: Values, over: Base) => Promise<boolean>;
  /** @param changed whether anything was saved, by this attempt or by one whose response was lost */
  onSaved: (changed: boolean) => void | Promise<void>;
}

/**
 * Saves an edit of the version it is based on. When another user has saved since, nothing is written and `conflict` has
 * the current version, until `settle` bases the edit on it.
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
      // No displayed value was changed to anything but what was typed; perhaps this very edit was saved and its response
      // lost.
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
    /** Saves what is typed together with the version it is based on. */
    keeper,
    submit: async (values: Values) => {
      if (await draft.mayBeSent()) await save(values);
    },
    /** Bases the edit on this version from now on. */
    settle: (now: Base) => {
      setBase(now);
      setConflict(undefined);
    },
  };
}
