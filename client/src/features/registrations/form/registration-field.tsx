import type { ComponentProps } from 'react';
import { t } from '@rules/text.js';
import { RadioField } from '../../../components/form/radio-field';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { REGISTRATION_LABELS, type RegistrationPath } from '../registration-labels';

interface RegistrationTextProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'label'> {
  path: RegistrationPath;
}

/** A text field of the older form. */
export function RegistrationText({ path, ...input }: RegistrationTextProps) {
  return <TextField name={path} label={REGISTRATION_LABELS[path]} maxWidth="field.medium" {...input} />;
}

interface RegistrationChoiceProps {
  path: RegistrationPath;
  /** The question, when the label alone is not one. */
  question?: string;
  hint?: string;
  words: Readonly<Record<string, string>>;
}

/** A choice of the older form as radio buttons. */
export function RegistrationChoice({ path, question, hint, words }: RegistrationChoiceProps) {
  return (
    <RadioField
      name={path}
      label={question ?? REGISTRATION_LABELS[path]}
      hint={hint}
      options={Object.entries(words)}
    />
  );
}

/** A choice of the older form as a select. */
export function RegistrationSelect({ path, hint, words }: Omit<RegistrationChoiceProps, 'question'>) {
  return (
    <SelectField
      name={path}
      label={REGISTRATION_LABELS[path]}
      hint={hint}
      options={[['', t('--SELECT--')], ...Object.entries(words)]}
      maxWidth="field.medium"
      aria-required
    />
  );
}
