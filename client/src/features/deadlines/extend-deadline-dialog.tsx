import { reasonSchema } from '@rules/reason-schema.js';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useExtendDeadlineMutation, type DeadlineRowFragment } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { failedFormText } from '../../lib/error-message';
import { DEADLINE_NAMES } from './deadline-text';

const schema = reasonSchema.concat(object({ day: string().required(t('Enter a day after today')) }));

interface ExtendDeadlineDialogProps {
  /** As it was read. */
  deadline: DeadlineRowFragment;
  onClose: () => void;
}

/** Extends a deadline with a reason, for all claims or for one (DEADLINE-7). */
export function ExtendDeadlineDialog({ deadline, onClose }: ExtendDeadlineDialogProps) {
  const { id, version, kind, due, sid: itsSid } = deadline;
  const [extend] = useExtendDeadlineMutation({ refetchQueries: ['Deadlines'], awaitRefetchQueries: true });
  const submit = async ({ day, reason, sid }: { day: string; reason: string; sid: string }) => {
    const variables = { id, version, day, reason, sid: itsSid ?? (sid.trim() || null) };
    const { data } = await extend({ variables });
    if (!data) return;
    showToast('success', t('The deadline ends on {due}.', { due: formatDate(data.extendDeadline.due) }));
    onClose();
  };
  return (
    <FormDialog
      name={`extend-deadline-${id}`}
      title={t('Extend: {name}', { name: DEADLINE_NAMES[kind] })}
      action={t('Extend deadline')}
      initialValues={{ day: '', reason: '', sid: '' }}
      schema={schema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {itsSid
            ? t('Claim {sid}: it ends on {due} now.', { sid: itsSid, due: formatDate(due) })
            : t('It ends on {due} now.', { due: formatDate(due) })}
        </p>
        <DayField
          name="day"
          label={t('New last day')}
          hint={t('A weekend or holiday moves to the next business day.')}
        />
        {!itsSid && (
          <TextField
            name="sid"
            label={t('Only for the claim with this SID (optional)')}
            hint={t('Leave empty for all claims. For one claim, the member is notified by e-mail.')}
            maxWidth="field.short"
          />
        )}
        <TextAreaField name="reason" label={t('Reason')} hint={t('It is kept for the court.')} />
      </Stack>
    </FormDialog>
  );
}
