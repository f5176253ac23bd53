import type { ReactNode } from 'react';
import { reasonSchema } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { failedFormText } from '../../lib/error-message';
import { FormDialog } from './form-dialog';

interface ReasonDialogProps {
  /** Under this name a half-written reason is kept. */
  name: string;
  title: string;
  /** The text of the button. */
  action: string;
  /** Who will read the reason, or what it has to say. */
  hint: string;
  /** What the success message says. */
  done: string;
  /** Does it; false when that failed and the failure is shown already. */
  submit: (reason: string) => Promise<boolean>;
  onClose: () => void;
  /** What it means, above the reason. */
  children?: ReactNode;
}

/** Asks for the reason of an administrator's act, does it and says so. */
export function ReasonDialog({
  name,
  title,
  action,
  hint,
  done,
  submit,
  onClose,
  children,
}: ReasonDialogProps) {
  const onSubmit = async ({ reason }: { reason: string }) => {
    if (!(await submit(reason))) return;
    showToast('success', done);
    onClose();
  };
  return (
    <FormDialog
      name={name}
      title={title}
      action={action}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={onSubmit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack>
        {children}
        <TextAreaField name="reason" label={t('Reason')} hint={hint} />
      </Stack>
    </FormDialog>
  );
}
