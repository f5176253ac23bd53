import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { codeSchema } from '@rules/one-time-code-schema.js';
import { t } from '@rules/text.js';
import { CodeField } from '../../components/form/code-field';
import { Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { failedFormText } from '../../lib/error-message';
import { FormDialog } from '../draft/form-dialog';
import { SendCode } from './send-code';

/** The values of a dialog, with the code that is added to its fields. */
export type Coded<Values> = Values & { code: string };

/** The fields above the code. */
export interface CodedFields<Values> {
  /** Under this name what is typed into them is kept when the session ends. The code never is. */
  name: string;
  initialValues: Values;
  /** Of the code, too. */
  schema: ObjectSchema<object>;
}

export interface CodedDialogProps<Values> {
  title: string;
  /** The label of the button. */
  action: string;
  /** Nothing but the code is asked for when omitted. */
  fields?: CodedFields<Values>;
  /** Mails the code for exactly this act; returns the server's message. */
  send: () => Promise<string | undefined>;
  /** Does it; false when that failed and the failure is shown already. May throw what the mutation throws. */
  submit: (values: Coded<Values>) => Promise<boolean>;
  /** What the success message says. */
  done: string;
  onClose: () => void;
  /** What it means, and the fields above the code. */
  children: ReactNode;
}

/** Asks for the mailed code of an act, and for what else it needs, does it and says so (ACT-1). */
export function CodedDialog<Values extends object>(props: CodedDialogProps<Values>) {
  const { title, action, fields, send, submit, done, onClose, children } = props;
  const perform = async (values: Coded<Values>) => {
    if (!(await submit(values))) return;
    showToast('success', done);
    onClose();
  };
  return (
    <FormDialog<Coded<Values>>
      name={fields?.name}
      secret="code"
      title={title}
      action={action}
      initialValues={{ ...fields?.initialValues, code: '' } as Coded<Values>}
      schema={fields?.schema ?? codeSchema}
      onSubmit={perform}
      failure={failedFormText as (error: unknown) => string}
      onClose={onClose}
      forgetsTyped={fields === undefined}
    >
      <Stack>
        {children}
        <p>{t('A code that we send to your e-mail address confirms that it is you.')}</p>
        <SendCode send={send} />
        <CodeField name="code" label={t('Code from the e-mail')} />
      </Stack>
    </FormDialog>
  );
}
