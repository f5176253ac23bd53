import { codeRule as code, codeSchema } from '@rules/one-time-code-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { object, string, type ObjectSchema } from 'yup';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { CodeField } from '../../components/form/code-field';
import { Notice } from '../../components/feedback/notice';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { paths } from '../../domain/paths';
import { SendCode } from '../../domain/session/send-code';
import {
  useSendAssessmentCodeMutation,
  type AssessmentAct,
  type AssessmentRunDetailsFragment,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { ACTS } from './act-text';
import { useAct, type ActValues } from './use-act';

const NO_VALUES: ActValues = { withdrawBecause: '', objectionsUntil: '', code: '' };

const SCHEMAS: Partial<Record<AssessmentAct, ObjectSchema<object>>> = {
  WITHDRAW: object({
    withdrawBecause: reasonRule,
    code,
  }),
  PUBLISH: object({ objectionsUntil: string().required(t('Enter a day after today')), code }),
};

interface ActDialogProps {
  act: AssessmentAct;
  /** The run as it was read. */
  run: AssessmentRunDetailsFragment;
  timeZone: string;
  onClose: () => void;
}

/** Says before a run becomes final that some of its claims were to be assessed anew (OBJECT-9). */
function UpheldNotice({ count }: { count: number }) {
  return (
    <Notice tone="needs">
      {t(
        '{count, plural, one {# objection to this run was upheld. Its claim is} other {# objections to this run were upheld. Their claims are}} assessed anew only by a later run; if this run becomes final, the loss of this run counts for the payment.',
        { count },
      )}{' '}
      <TextLink to={paths.objections}>{t('See the objections')}</TextLink>
    </Notice>
  );
}

/** One act on a run, with a code that is mailed for exactly this act on this version of it (RUN-5, ACT-1). */
export function ActDialog({ act, run, timeZone, onClose }: ActDialogProps) {
  const { id, number, version, upheldObjections } = run;
  const { action, meaning, done } = ACTS[act];
  const perform = useAct(act, run);
  const [sendCode] = useSendAssessmentCodeMutation();
  const send = async () =>
    (await sendCode({ variables: { id, version, act } })).data?.sendAssessmentCode.message;
  const submit = async (values: ActValues) => {
    if (!(await perform(values))) return;
    showToast('success', t('Run {number} {done}', { number, done }));
    onClose();
  };
  return (
    <FormDialog
      name={`assessment-${act.toLowerCase()}`}
      title={t('{action}: run {number}', { action, number })}
      action={action}
      initialValues={NO_VALUES}
      schema={SCHEMAS[act] ?? codeSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>{meaning}</p>
        {act === 'FINALISE' && upheldObjections > 0 && <UpheldNotice count={upheldObjections} />}
        {act === 'WITHDRAW' && (
          <TextAreaField
            name="withdrawBecause"
            label={t('Reason')}
            hint={t('It stays with the run for everybody to read.')}
          />
        )}
        {act === 'PUBLISH' && (
          <DayField
            name="objectionsUntil"
            label={t('Last day for objections')}
            hint={t(
              'Members may object until the end of this day, in {replace}. A weekend or holiday moves to the next business day.',
              {
                replace: timeZone.replace('_', ' '),
              },
            )}
          />
        )}
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
