import { BANK_CHECK_RESULTS, releaseSchema } from '@rules/bank-change-schema.js';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { RadioField } from '../../components/form/radio-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import {
  useReleaseBankChangeMutation,
  useSendBankReleaseCodeMutation,
  type BankChangeShownFragment,
  type BankCheckResult,
} from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { CHECK_LABELS } from './bank-change-text';

interface ReleaseValues {
  result: string;
  words: string;
  code: string;
  wasStopped: boolean;
}

export interface ChangeDialogProps {
  change: BankChangeShownFragment;
  /** The claim's. */
  name: string;
  onClose: () => void;
}

/** What a decision may change on the page. */
export const AFTER_DECISION = { refetchQueries: ['BankChanges'], awaitRefetchQueries: true };

const RESULTS = BANK_CHECK_RESULTS.map((result) => [result, CHECK_LABELS[result]] as const);

/** Releases changed bank details for payment, with the result of the check and a mailed code (BANK-7). */
export function ReleaseDialog({ change, name, onClose }: ChangeDialogProps) {
  const { id, version, stoppedAt } = change;
  const [sendCode] = useSendBankReleaseCodeMutation();
  const [release] = useReleaseBankChangeMutation(AFTER_DECISION);
  const send = async () => (await sendCode({ variables: { id, version } })).data?.sendBankReleaseCode.message;
  const submit = async ({ result, words, code }: ReleaseValues) => {
    const variables = { id, version, result: result as BankCheckResult, words: words || null, code };
    if (!(await release({ variables })).data) return;
    showToast('success', t('The bank details of {name} have been released.', { name }));
    onClose();
  };
  return (
    <FormDialog<ReleaseValues>
      name={`release-bank-change-${id}`}
      title={t('Release the bank details of {name}', { name })}
      action={t('Release')}
      initialValues={{ result: '', words: '', code: '', wasStopped: stoppedAt !== null }}
      schema={releaseSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t(
            'Call the claimant on a number that you knew before the change, or ask your bank for a Confirmation of Payee. Payments from now on go to the new account.',
          )}
        </p>
        <RadioField name="result" label={t('What did the check say?')} options={RESULTS} />
        <TextAreaField
          name="words"
          label={t('What you found')}
          hint={
            stoppedAt === null
              ? t('Not needed for a match. The court may read it; the member does not.')
              : t('Always needed, since somebody said ‘This was not me’. The court may read it.')
          }
          rows={3}
        />
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
