import { codeRule as code, codeSchema } from '@rules/one-time-code-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { object } from 'yup';
import { CodeField } from '../../components/form/code-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import {
  useSendDistributionCodeMutation,
  type DistributionAct,
  type DistributionDetailsFragment,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { ACTS, linesText } from './distribution-act-text';
import { useDistributionAct, type ActValues } from './use-distribution-act';

const NO_VALUES: ActValues = { because: '', code: '' };
const WITHDRAWAL = object({ because: reasonRule, code });

interface DistributionActDialogProps {
  act: DistributionAct;
  /** The distribution as it was read. */
  distribution: DistributionDetailsFragment;
  onClose: () => void;
}

/** One act on a distribution, with a code that is mailed for exactly this act on this version of it (FREEZE-7, ACT-1). */
export function DistributionActDialog({ act, distribution, onClose }: DistributionActDialogProps) {
  const { id, number, version, publishLines } = distribution;
  const { action, title, meaning, done } = ACTS[act];
  const perform = useDistributionAct(act, distribution);
  const [sendCode] = useSendDistributionCodeMutation();
  const send = async () =>
    (await sendCode({ variables: { id, version, act } })).data?.sendDistributionCode.message;
  const submit = async (values: ActValues) => {
    if (!(await perform(values))) return;
    showToast('success', done(number));
    onClose();
  };
  return (
    <FormDialog
      name={`distribution-${act.toLowerCase()}`}
      title={title(number)}
      action={action}
      initialValues={NO_VALUES}
      schema={act === 'WITHDRAW' ? WITHDRAWAL : codeSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>{meaning}</p>
        {act !== 'WITHDRAW' && <p>{linesText(publishLines)}</p>}
        {act === 'WITHDRAW' && (
          <TextAreaField
            name="because"
            label={t('Reason')}
            hint={t('It stays with the distribution for everybody in the office to read.')}
          />
        )}
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
