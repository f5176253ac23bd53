import { reasonSchema } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { string } from 'yup';
import { RadioField } from '../../../components/form/radio-field';
import { TextAreaField } from '../../../components/form/text-area-field';
import { Muted, Stack } from '../../../components/page/layout';
import { showToast } from '../../../components/toast/toast-store';
import { FormDialog } from '../../../domain/draft/form-dialog';
import { useDecideObjectionMutation, type ObjectionOutcome } from '../../../generated/graphql';
import { failedFormText } from '../../../lib/error-message';

/** The dialog's name within its page. */
export const DECIDE_DIALOG = 'decide-objection';

/** What an officer decides. */
export interface DecisionValues {
  outcome: string;
  reason: string;
}

const schema = reasonSchema.shape({ outcome: string().required(t('Choose a decision')) });

interface DecideObjectionDialogProps {
  objection: { id: string; version: number };
  /** What was typed before. */
  typed?: Partial<DecisionValues>;
  onClose: () => void;
}

/** Decides an objection for good, with a reason that the member reads (OBJECT-5). */
export function DecideObjectionDialog({ objection, typed, onClose }: DecideObjectionDialogProps) {
  const { id, version } = objection;
  const [decide] = useDecideObjectionMutation({
    refetchQueries: ['ObjectionReview'],
    awaitRefetchQueries: true,
  });
  const submit = async ({ outcome, reason }: DecisionValues) => {
    const { data } = await decide({
      variables: { id, version, outcome: outcome as ObjectionOutcome, reason },
    });
    if (!data) return;
    showToast('success', t('The objection has been decided.'));
    onClose();
  };
  return (
    <FormDialog<DecisionValues>
      name={DECIDE_DIALOG}
      title={t('Decide the objection')}
      action={t('Decide for good')}
      initialValues={{ outcome: '', reason: '' }}
      schema={schema}
      typed={typed}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack gap="wide">
        <RadioField
          name="outcome"
          label={t('Decision')}
          options={[
            ['UPHELD', t('Upheld: the member is right')],
            ['PARTLY_UPHELD', t('Upheld in part')],
            ['DISMISSED', t('Dismissed: the assessment stays as it is')],
          ]}
        />
        <TextAreaField
          name="reason"
          label={t('Reason')}
          hint={t('The member reads it, and the court may. Say what you checked, and what follows from it.')}
          rows={5}
        />
        <Muted>
          {t(
            'The member gets an e-mail, and so do you and the person who started the run. A decision cannot be changed.',
          )}
        </Muted>
      </Stack>
    </FormDialog>
  );
}
