import { objectionSchema } from '@rules/objection-schema.js';
import { t } from '@rules/text.js';
import { useFormikContext } from 'formik';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { Caption, Muted, Stack } from '../../../components/page/layout';
import { showToast } from '../../../components/toast/toast-store';
import { FormDialog } from '../../../domain/draft/form-dialog';
import { useRaiseObjectionMutation } from '../../../generated/graphql';
import { failedFormText } from '../../../lib/error-message';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key';
import { readFigureText } from './objection-text';

/** What a member types. */
export interface ObjectionValues {
  grounds: string;
  ownFigure: string;
  lateBecause: string;
}

/** The dialog's name within its page. */
export const RAISE_DIALOG = 'objection';

interface RaiseObjectionDialogProps {
  submissionId: string;
  /** The loss of the assessment; null when it came to none. */
  loss: string | null;
  currency: string;
  /** The last day for objections has passed. */
  isLate: boolean;
  /** The office records it for a member. */
  forMember: boolean;
  /** What was typed before. */
  typed?: Partial<ObjectionValues>;
  onClose: () => void;
}

/** Objects to the assessment of a claim: reasons, and the member's own figure (OBJECT-1). */
export function RaiseObjectionDialog(props: RaiseObjectionDialogProps) {
  const { submissionId, loss, currency, isLate, forMember, typed, onClose } = props;
  const [raise] = useRaiseObjectionMutation({
    refetchQueries: ['ClaimObjections'],
    awaitRefetchQueries: true,
  });
  const { keyFor, done } = useIdempotencyKey(`objection:${submissionId}`);
  const submit = async (values: ObjectionValues) => {
    const variables = { submissionId, ...values };
    const { data } = await raise({ variables, context: { headers: keyFor(variables) } });
    if (!data) return;
    done();
    showToast('success', t('The objection has been received.'));
    onClose();
  };
  return (
    <FormDialog<ObjectionValues>
      name={RAISE_DIALOG}
      title={forMember ? t('Record an objection') : t('Object to this assessment')}
      action={forMember ? t('Record objection') : t('Send objection')}
      initialValues={{ grounds: '', ownFigure: '', lateBecause: '' }}
      schema={objectionSchema}
      typed={typed}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack gap="wide">
        <TextAreaField
          name="grounds"
          label={t('What is wrong, and why?')}
          hint={t(
            'In your own words. For example: “I also sold 200 shares on 3-Mar-2018, which are not in the list.”',
          )}
          rows={6}
        />
        <Stack gap="tight">
          <TextField
            name="ownFigure"
            label={t('What should the loss be?')}
            hint={t('In {currency}, such as 1234.50. Leave it empty if you do not know.', { currency })}
            optional
            inputMode="decimal"
            autoComplete="off"
            maxWidth="field.short"
          />
          <FigureCheck loss={loss} currency={currency} />
        </Stack>
        {isLate && (
          <TextAreaField
            name="lateBecause"
            label={t('Why could you not object in time?')}
            hint={t('The time for objections has ended, so this one is marked as late. It is still read.')}
            rows={3}
            aria-required={false}
          />
        )}
        <Muted>
          {forMember
            ? t('The owners of the claim get an e-mail that confirms its receipt.')
            : t('You get an e-mail when we have received it, and another one when it is decided.')}
        </Muted>
      </Stack>
    </FormDialog>
  );
}

/** What is understood of the figure, and how it compares, as it is typed. */
function FigureCheck({ loss, currency }: { loss: string | null; currency: string }) {
  const { values } = useFormikContext<ObjectionValues>();
  return <Caption aria-live="polite">{readFigureText(values.ownFigure, loss, currency) ?? ''}</Caption>;
}
