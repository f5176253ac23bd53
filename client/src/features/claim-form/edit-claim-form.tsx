import { Permission } from '@rules/permissions.js';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { showToast } from '../../components/toast/toast-store';
import { searchOfView } from '../../domain/claim/claim-in-list';
import { keepReceipt } from '../../domain/claim/receipt';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import { EditNotices } from '../../domain/edit/edit-notices';
import { useEdit } from '../../domain/edit/use-edit';
import type { Edited } from '../../domain/edit/use-edited';
import { paths } from '../../domain/paths';
import { usePermission } from '../../domain/session/use-permission';
import { claimEdits, type ClaimBase, type EditDraft } from './claim-conflict';
import { ClaimForm } from './claim-form';
import { answerErrors, claimRules, inTouchedParts } from './claim-rules';
import type { ClaimFormValues } from './claim-values';
import { EditConflict } from './edit-conflict';
import { lastPartChanged } from './form-start';
import type { TradeRefusal } from './part-c-fields';
import { SaveBar } from './save-bar';
import { useSendClaim } from './use-send-claim';

const KEPT = t('What you typed is kept as a draft. Press Edit to go on with it, or to start again.');

interface EditClaimFormProps {
  edited: Edited<ClaimBase, EditDraft>;
  forOffice: boolean;
  partC: (refusal: TradeRefusal | undefined) => ReactNode;
  /** The page's heading. */
  page: string;
}

/** The fields of an edit, the state of its draft, and changes by other users meanwhile. */
export function EditClaimForm(props: EditClaimFormProps) {
  const { edited, forOffice, partC, page } = props;
  const mayEditSid = usePermission(Permission.SidEdit);
  const { id, draft } = edited;
  const { send, dialog } = useSendClaim(id, forOffice);
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = { pathname: paths.submissionView(id), search: searchOfView(search) };
  const edit = useEdit(claimEdits, edited, {
    send,
    onSaved: async (changed) => {
      void draft.discard();
      // That nothing was changed is said on the page that follows.
      if (changed) showToast('success', t('Submission has been updated'));
      keepReceipt(id, changed ? 'updated' : 'unchanged');
      await navigate(view);
    },
  });
  const check = (values: ClaimFormValues) => {
    if (!forOffice) return answerErrors(claimRules.edit, values);
    const rules = edit.base.values.email === '' ? claimRules.phoneEdit : claimRules.adminEdit;
    return inTouchedParts(answerErrors(rules, values), edit.base.values, values);
  };
  const startsAt = useMemo(
    () => lastPartChanged(edit.base.values, edit.initialValues),
    [edit.base.values, edit.initialValues],
  );
  const sayKept = () => {
    if (draft.latest()) showToast('neutral', KEPT);
  };
  const cancel = (
    <ButtonLink to={view} onClick={sayKept}>
      {t('Cancel')}
    </ButtonLink>
  );
  return (
    <>
      <ClaimForm
        initialValues={edit.initialValues}
        stored={edit.base.values}
        startsAt={startsAt}
        check={check}
        forOffice={forOffice}
        asksSid={forOffice && mayEditSid}
        asksEmail={forOffice}
        editsTrades={forOffice}
        partC={partC}
        page={page}
        onSubmit={edit.submit}
        notices={<EditNotices kind={claimEdits} edited={edited} edit={edit} Conflict={EditConflict} />}
        unsaved={<UnsavedNotice {...draft} />}
        cancel={cancel}
        saveBar={
          forOffice ? <SaveBar beginning={edit.base.values} draft={draft} cancel={cancel} /> : undefined
        }
      />
      {dialog}
    </>
  );
}
