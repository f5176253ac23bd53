import { codeRule } from '@rules/one-time-code-schema.js';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { PasswordField } from '../../components/form/password-field';
import { RadioField } from '../../components/form/radio-field';
import { Stack } from '../../components/page/layout';
import type { ActProofInput } from '../../generated/graphql';
import { errorMessage, errorPaths } from '../../lib/error-message';
import { FormDialog } from '../draft/form-dialog';
import { SendCode } from './send-code';
import { useProfile } from './use-profile';

interface Typed {
  way: string;
  code: string;
  password: string;
}

const proofSchema = object({
  way: string(),
  code: string().when('way', ([way], schema) => (way === 'code' ? codeRule : schema)),
  password: string().when('way', ([way], schema) =>
    way === 'password' ? schema.required(t('No password provided')) : schema,
  ),
});

interface ConfirmActDialogProps {
  title: string;
  /** The label of the button that confirms. */
  action: string;
  /** Mails the code; returns the server's message. */
  send: () => Promise<string | undefined>;
  /** Performs the act; may throw what the mutation throws. */
  onConfirm: (proof: ActProofInput) => Promise<void>;
  /** The message for an error that is not about the code or the password; by default the server's. */
  failure?: (error: unknown) => string;
  onClose: () => void;
  /** What is confirmed, and what it means. */
  children: ReactNode;
  /** What else to know, below the fields. */
  after?: ReactNode;
}

/**
 * Asks somebody before an act for their password or, if they have none or prefer it, for a code that is mailed for this
 * act alone (ACT-2). What was typed for the act itself is kept by whoever asks.
 */
export function ConfirmActDialog(props: ConfirmActDialogProps) {
  const {
    title,
    action,
    send,
    onConfirm,
    failure = (error) => errorMessage(error),
    onClose,
    children,
    after,
  } = props;
  const { user } = useProfile();
  const hasPassword = user?.hasPassword === true;
  return (
    <FormDialog<Typed>
      title={title}
      action={action}
      initialValues={{ way: hasPassword ? 'password' : 'code', code: '', password: '' }}
      schema={proofSchema}
      onSubmit={({ way, code, password }) => onConfirm(way === 'code' ? { code } : { password })}
      failure={(error) => proofErrors(error) ?? failure(error)}
      onClose={onClose}
      forgetsTyped
    >
      <Stack>
        {children}
        <ProofFields hasPassword={hasPassword} send={send} />
        {after}
      </Stack>
    </FormDialog>
  );
}

function ProofFields({ hasPassword, send }: { hasPassword: boolean; send: ConfirmActDialogProps['send'] }) {
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

/** The error of a wrong code or password, at its field. */
function proofErrors(error: unknown): { code?: string; password?: string } | undefined {
  const { code, password } = errorPaths(error);
  if (code) return { code };
  return password ? { password } : undefined;
}

/** Whether an error concerns what is confirmed, so that its form has to show it, and not the confirmation. */
export function concernsTheForm(error: unknown): boolean {
  const paths = Object.keys(errorPaths(error));
  return paths.length > 0 && !paths.some((path) => ['code', 'password', 'proof'].includes(path));
}
