import { useMemo, useState, type ReactNode } from 'react';
import { ButtonLink } from '../../components/actions/button';
import { DraftNotice } from '../../domain/draft/draft-notice';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import { KeepDraft } from '../../domain/draft/keep-draft';
import { formErrors } from '../../components/form/form-errors';
import { paths } from '../../domain/paths';
import { typedAmount } from '../../lib/typed-amount';
import type { Draft } from '../../domain/draft/use-draft';
import { differencesOf, isSameVersion, type ClaimBase } from './claim-conflict';
import { ClaimForm } from './claim-form';
import { claimRules, inTouchedParts } from './claim-rules';
import { answersOnly, type ClaimFormValues } from './claim-values';
import type { EditDraft } from './edit-draft';
import { EditConflict } from './edit-conflict';
import type { TradeRefusal } from './part-c-fields';
import { useSaveClaim } from './use-save-claim';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';

interface EditClaimFormProps {
  id: string;
  /** The claim as the server last gave it. */
  latest: ClaimBase;
  reload: () => Promise<ClaimBase>;
  draft: Draft<EditDraft>;
  restored: EditDraft | undefined;
  onStartAgain: () => void;
  forOffice: boolean;
  partC: (refusal: TradeRefusal | undefined) => ReactNode;
}

/** The claim as its form begins: what was typed before, over the version that it was typed over. */
function beginning(latest: ClaimBase, restored: EditDraft | undefined) {
  if (!restored) return { values: latest.values, base: latest, isOutdated: false };
  const values = answersOnly(restored.claim);
  const base = { ...restored.base, values: answersOnly(restored.base.values) };
  const isOutdated = !isSameVersion(base, latest) && differencesOf(base, latest, values).length > 0;
  return { values, base: isOutdated ? base : latest, isOutdated };
}

/** The fields of an edit, what is kept of it, and what somebody else changed meanwhile. */
export function EditClaimForm(props: EditClaimFormProps) {
  const { id, latest, reload, draft, restored, onStartAgain, forOffice, partC } = props;
  const mayEditSid = usePermission(Permission.SidEdit);
  const [begun] = useState(() => beginning(latest, restored));
  const { base, conflict, save, settle } = useSaveClaim({
    id,
    forOffice,
    base: begun.base,
    conflict: begun.isOutdated ? latest : undefined,
    reload,
    onSaved: draft.discard,
  });
  const { savedAt, save: saveDraft } = draft;
  const keeper = useMemo(
    () => ({
      savedAt,
      save: (claim: ClaimFormValues) => saveDraft({ claim, base }, base.version),
    }),
    [savedAt, saveDraft, base],
  );
  const check = (values: ClaimFormValues) => {
    if (!forOffice) return formErrors(claimRules.edit, values);
    return inTouchedParts(formErrors(claimRules.adminEdit, values), base.values, values);
  };
  return (
    <ClaimForm
      initialValues={begun.values}
      check={check}
      forOffice={forOffice}
      asksSid={forOffice && mayEditSid}
      asksEmail={forOffice}
      editsTrades={forOffice}
      partC={partC}
      onSubmit={async (values) => {
        if (await draft.mayBeSent()) await save(values);
      }}
      notices={
        <>
          <KeepDraft draft={keeper} />
          <DraftNotice
            draft={draft}
            amountOf={({ claim, base }) => typedAmount(answersOnly(base.values), answersOnly(claim))}
            onStartAgain={onStartAgain}
          />
          {conflict && <EditConflict key={conflict.key} base={base} now={conflict.now} onSettled={settle} />}
        </>
      }
      unsaved={<UnsavedNotice {...draft} />}
      cancel={<ButtonLink to={paths.submissionView(id)}>Cancel</ButtonLink>}
    />
  );
}
