import { noticeLinkSchema } from '@rules/notice-link-schema.js';
import { t } from '@rules/text.js';
import { TextField } from '../../components/form/text-field';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useSaveNoticeLinkMutation, type SaveNoticeLinkMutationVariables } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';

/** The fields of the dialog. */
export type NoticeLinkValues = SaveNoticeLinkMutationVariables;

interface NoticeLinkDialogProps {
  /** The default text of a notice's link. */
  usualName: string;
  typed?: Partial<NoticeLinkValues>;
  onClose: () => void;
}

/** Adds a notice that is stored on another site; an existing notice of the SID is replaced. */
export function NoticeLinkDialog({ usualName, typed, onClose }: NoticeLinkDialogProps) {
  const [saveNoticeLink] = useSaveNoticeLinkMutation({ refetchQueries: ['AssessmentNoticeList'] });
  const save = async (values: NoticeLinkValues) => {
    const variables = noticeLinkSchema.cast(values);
    await saveNoticeLink({ variables });
    showToast('success', t('The notice for SID {sid} has been saved.', { sid: variables.sid }));
    onClose();
  };
  return (
    <FormDialog<NoticeLinkValues>
      name="notice-link"
      title={t('Add a link to a notice')}
      action={t('Save link')}
      initialValues={{ sid: '', name: usualName, url: '' }}
      schema={noticeLinkSchema}
      typed={typed}
      onSubmit={save}
      failure={failedFormText}
      onClose={onClose}
    >
      <TextField name="sid" label={t('SID')} autoComplete="off" hint={t('Exactly as shown on the claim.')} />
      <TextField
        name="name"
        label={t('Name')}
        autoComplete="off"
        hint={t('The link text that the member sees.')}
      />
      <TextField
        name="url"
        label={t('Address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t('https://')}
        hint={t('It opens in a new tab. If this SID already has a notice, it is replaced.')}
      />
    </FormDialog>
  );
}
