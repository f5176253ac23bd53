import { BANK_CHECK_RESULTS, releaseSchema } from '@rules/bank-change-schema.js';
import { t } from '@rules/text.js';
import { RadioField } from '../../components/form/radio-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { CodedDialog, type Coded } from '../../domain/session/coded-dialog';
import {
  useReleaseBankChangeMutation,
  useSendBankReleaseCodeMutation,
  type BankChangeShownFragment,
  type BankCheckResult,
} from '../../generated/graphql';
import { CHECK_LABELS } from './bank-change-text';

interface ReleaseValues {
  result: string;
  words: string;
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
  const submit = async ({ result, words, code }: Coded<ReleaseValues>) => {
    const variables = { id, version, result: result as BankCheckResult, words: words || null, code };
    return Boolean((await release({ variables })).data);
  };
  const initialValues: ReleaseValues = { result: '', words: '', wasStopped: stoppedAt !== null };
  return (
    <CodedDialog
      title={t('Release the bank details of {name}', { name })}
      action={t('Release')}
      fields={{ name: `release-bank-change-${id}`, initialValues, schema: releaseSchema }}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendBankReleaseCode.message}
      submit={submit}
      done={t('The bank details of {name} have been released.', { name })}
      onClose={onClose}
    >
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
    </CodedDialog>
  );
}
