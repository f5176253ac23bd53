import type { ComponentType } from 'react';
import { typedAmount } from '../draft/typed-amount';
import { DraftNotice } from '../draft/draft-notice';
import { KeepDraft } from '../draft/keep-draft';
import type { EditBase, EditKind } from './edit-kind';
import type { useEdit } from './use-edit';
import type { Edited } from './use-edited';

/** Props of the display of a conflict. */
export interface EditConflictProps<Base> {
  base: Base;
  now: Base;
  /** Bases the edit on this version from now on. */
  onSettled: (now: Base) => void;
}

interface EditNoticesProps<Subject, Values extends object, Base extends EditBase<Values>, Stored> {
  kind: EditKind<Subject, Values, Base, Stored>;
  edited: Edited<Base, Stored>;
  edit: ReturnType<typeof useEdit<Subject, Values, Base, Stored>>;
  Conflict: ComponentType<EditConflictProps<Base>>;
}

/** Inside the form of an edit: the state of its draft, and changes by other users meanwhile. */
export function EditNotices<Subject, Values extends object, Base extends EditBase<Values>, Stored>(
  props: EditNoticesProps<Subject, Values, Base, Stored>,
) {
  const { kind, edited, edit, Conflict } = props;
  const { base, conflict } = edit;
  return (
    <>
      <KeepDraft draft={edit.keeper} />
      <DraftNotice
        draft={edited.draft}
        amountOf={(stored) => {
          const kept = kind.fromDraft(stored, edited.latest);
          return typedAmount(kept.base.values, kept.values);
        }}
        onStartAgain={edited.onStartAgain}
      />
      {conflict && <Conflict key={conflict.key} base={base} now={conflict.now} onSettled={edit.settle} />}
    </>
  );
}
