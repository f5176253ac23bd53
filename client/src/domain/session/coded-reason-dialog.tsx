import { object } from 'yup';
import { codeRule as code } from '@rules/one-time-code-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { CodedDialog, type CodedDialogProps } from './coded-dialog';

interface Reason {
  because: string;
}

const SCHEMA = object({ because: reasonRule, code });
const NO_REASON: Reason = { because: '' };

interface CodedReasonDialogProps extends Omit<CodedDialogProps<Reason>, 'fields'> {
  /** Under this name a half-written reason is kept. */
  name: string;
  /** Of the reason. */
  label: string;
  /** Who will read it. */
  hint: string;
}

/** Asks for the written reason of an act and for its mailed code, does it and says so (ACT-1). */
export function CodedReasonDialog({ name, label, hint, children, ...dialog }: CodedReasonDialogProps) {
  return (
    <CodedDialog {...dialog} fields={{ name, initialValues: NO_REASON, schema: SCHEMA }}>
      {children}
      <TextAreaField name="because" label={label} hint={hint} />
    </CodedDialog>
  );
}
