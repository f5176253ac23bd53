import { codeRule } from '@rules/one-time-code-schema.js';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { PasswordField } from '../../components/form/password-field';
import { RadioField } from '../../components/form/radio-field';
import { Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { Trans } from '../../components/text/trans';
import { useSendBankChangeCodeMutation, type ActProofInput } from '../../generated/graphql';
import { errorMessage, errorPaths, mayBeDone } from '../../lib/error-message';
import { FormDialog } from '../draft/form-dialog';
import { Contact } from '../scheme/contact';
import { useScheme } from '../scheme/use-scheme';
import { SendCode } from '../session/send-code';
import { useProfile } from '../session/use-profile';
import type { BankValue } from './bank-values';

/** When a change applies. */
export type BankChangeKind = 'edit' | 'proposal';

interface ConfirmBankChangeDialogProps {
  submissionId: string;
  kind: BankChangeKind;
  values: readonly BankValue[];
  /** May throw what the mutation throws. */
  onConfirm: (proof: ActProofInput) => Promise<void>;
  onClose: () => void;
}

interface Typed {
  way: string;
  code: string;
  password: string;
}

const APPLIES: Record<BankChangeKind, string> = {
  edit: t(
    'The change applies at once: payments from now on go to the new account. We will also tell you about it by e-mail.',
  ),
  proposal: t(
    'The change applies once an administrator has accepted your request. We will tell you by e-mail.',
  ),
};
const NOT_GIVEN = t('Not given');

const columns: Column<BankValue>[] = [
  { header: t('Bank details'), cell: ({ label }) => label, lead: true },
  { header: t('Until now'), cell: ({ before }) => before || NOT_GIVEN, width: 'third' },
  { header: t('New'), cell: ({ after }) => <strong>{after || NOT_GIVEN}</strong>, width: 'third' },
];

const proofSchema = object({
  way: string(),
  code: string().when('way', ([way], schema) => (way === 'code' ? codeRule : schema)),
  password: string().when('way', ([way], schema) =>
    way === 'password' ? schema.required(t('No password provided')) : schema,
  ),
});

/**
 * Asks a member who changes bank details for a mailed code or the password, with the old and new values side by side
 * (CLAIM-51, CLAIM-54).
 */
export function ConfirmBankChangeDialog(props: ConfirmBankChangeDialogProps) {
  const { submissionId, kind, values, onConfirm, onClose } = props;
  const { user } = useProfile();
  const { scheme } = useScheme();
  const [sendCode] = useSendBankChangeCodeMutation();
  const hasPassword = user?.hasPassword === true;
  const send = async () => (await sendCode({ variables: { submissionId } })).data?.sendBankChangeCode.message;
  return (
    <FormDialog<Typed>
      title={t('Confirm your new bank details')}
      action={t('Confirm')}
      initialValues={{ way: hasPassword ? 'password' : 'code', code: '', password: '' }}
      schema={proofSchema}
      onSubmit={({ way, code, password }) => onConfirm(way === 'code' ? { code } : { password })}
      failure={failureText}
      onClose={onClose}
    >
      <Stack>
        <p>{t('Please compare each new value with your bank’s papers. Money is paid to this account.')}</p>
        <DataTable
          caption={t('Your bank details until now and the new ones')}
          columns={columns}
          rows={[...values]}
          rowKey={({ path }) => path}
        />
        <p>{APPLIES[kind]}</p>
        <ProofFields hasPassword={hasPassword} send={send} />
        {scheme && (
          <p>
            <Trans
              id="If it was not you who changed them, choose Cancel and write to {contact}."
              values={{ contact: <Contact {...scheme} /> }}
            />
          </p>
        )}
      </Stack>
    </FormDialog>
  );
}

function ProofFields({
  hasPassword,
  send,
}: {
  hasPassword: boolean;
  send: () => Promise<string | undefined>;
}) {
  const { values } = useFormikContext<Typed>();
  return (
    <>
      {hasPassword && (
        <RadioField
          name="way"
          label={t('How do you confirm that it is you?')}
          options={[
            ['password', t('With my password')],
            ['code', t('With a code by e-mail')],
          ]}
        />
      )}
      {values.way === 'code' ? (
        <>
          <SendCode send={send} />
          <CodeField name="code" label={t('Code from the e-mail')} />
        </>
      ) : (
        <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
      )}
    </>
  );
}

function failureText(error: unknown): string | { code?: string; password?: string } {
  const { code, password } = errorPaths(error);
  if (code) return { code };
  if (password) return { password };
  if (mayBeDone(error))
    return t('{errorMessage} Choose Confirm again: nothing is done twice.', {
      errorMessage: errorMessage(error, t('The server did not respond.')),
    });
  return errorMessage(error);
}
