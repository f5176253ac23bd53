import { reasonSchema } from '@rules/reason-schema.js';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { SelectField } from '../../components/form/select-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useSetDeadlineMutation, type DeadlineKind } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { failedFormText } from '../../lib/error-message';
import { DEADLINE_NAMES } from './deadline-text';

/** The others come with the removal of a claim and with the publication of a run. */
const SETTABLE: readonly DeadlineKind[] = ['DATA', 'LATE_CLAIM', 'PAYMENT'];

const schema = reasonSchema.concat(
  object({
    kind: string().oneOf(SETTABLE).required(),
    day: string().required(t('Enter a day after today')),
  }),
);

interface SetDeadlineDialogProps {
  /** The scheme's. */
  timeZone: string;
  onClose: () => void;
}

/** Sets a deadline for all claims, with the order or decision that it follows from (DEADLINE-7). */
export function SetDeadlineDialog({ timeZone, onClose }: SetDeadlineDialogProps) {
  const [set] = useSetDeadlineMutation({ refetchQueries: ['Deadlines'], awaitRefetchQueries: true });
  const submit = async ({ kind, day, reason }: { kind: string; day: string; reason: string }) => {
    const { data } = await set({ variables: { kind: kind as DeadlineKind, day, reason } });
    if (!data) return;
    showToast('success', t('The deadline ends on {due}.', { due: formatDate(data.setDeadline.due) }));
    onClose();
  };
  return (
    <FormDialog
      name="set-deadline"
      title={t('Set a deadline')}
      action={t('Set deadline')}
      initialValues={{ kind: 'DATA', day: '', reason: '' }}
      schema={schema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <SelectField
          name="kind"
          label={t('Deadline')}
          options={SETTABLE.map((kind) => [kind, DEADLINE_NAMES[kind]] as const)}
        />
        <DayField
          name="day"
          label={t('Last day')}
          hint={t('It ends with this day in {zone}. A weekend or holiday moves to the next business day.', {
            zone: timeZone.replace('_', ' '),
          })}
        />
        <TextAreaField name="reason" label={t('Reason')} hint={t('The order or decision it follows from.')} />
      </Stack>
    </FormDialog>
  );
}
