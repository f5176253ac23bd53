import { codeRule as code } from '@rules/one-time-code-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { CodeField } from '../../components/form/code-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { SendCode } from '../../domain/session/send-code';
import { failedFormText } from '../../lib/error-message';

const SCHEMA = object({ because: reasonRule, code });

export interface PaymentDecision {
  because: string;
  code: string;
}

interface DecidePaymentDialogProps {
  /** Names the draft. */
  name: string;
  title: string;
  action: string;
  /** What is said once it is decided. */
  done: string;
  /** Mails the code. @returns what the server says, if it did */
  send: () => Promise<string | undefined>;
  /** @returns whether it was decided */
  submit: (decision: PaymentDecision) => Promise<boolean>;
  onClose: () => void;
  /** What the decision is about. */
  children: ReactNode;
}

/** Decides something about a payment or a file of them, with words and a mailed code (PAY-5, PAY-15, RETURN-9, RETURN-10). */
export function DecidePaymentDialog(props: DecidePaymentDialogProps) {
  const { name, title, action, done, send, submit, onClose, children } = props;
  const decide = async (decision: PaymentDecision) => {
    if (!(await submit(decision))) return;
    showToast('success', done);
    onClose();
  };
  return (
    <FormDialog
      name={name}
      title={title}
      action={action}
      initialValues={{ because: '', code: '' }}
      schema={SCHEMA}
      onSubmit={decide}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        {children}
        <TextAreaField
          name="because"
          label={t('What you found')}
          hint={t('The office and the court read it. The member does not.')}
        />
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
