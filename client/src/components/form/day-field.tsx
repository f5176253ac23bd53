import { isDay } from '@rules/rule-checks.js';
import { t } from '@rules/text.js';
import { useField } from 'formik';
import { useState } from 'react';
import { formatDate } from '../../lib/dates';
import { readStatementDate } from '../../lib/statement-dates';
import { DAY_HINT, TypedDate } from './typed-date';

interface DayFieldProps {
  name: string;
  label: string;
  /** What is meant; how a day is typed follows. */
  hint?: string;
  optional?: boolean;
  /** The first and last day that the picker offers, yyyy-MM-dd. */
  min?: string;
  max?: string;
}

/** A typed date whose value in the form is yyyy-MM-dd; a text that is none is the value as it was typed, and an error. */
export function DayField({ name, hint, ...more }: DayFieldProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>({
    name,
    validate: dayError,
  });
  const [typed, setTyped] = useState('');
  // What was typed, unless the value has another source, as at first, or after the session had ended.
  const text = valueOf(typed) === value ? typed : isDay(value) ? formatDate(value) : value;
  return (
    <TypedDate
      {...more}
      name={name}
      hint={hint === undefined ? DAY_HINT : `${hint} ${DAY_HINT}`}
      text={text}
      onText={(next) => {
        setTyped(next);
        void setValue(valueOf(next));
      }}
      onBlur={onBlur}
      error={touched ? error : undefined}
    />
  );
}

const valueOf = (text: string) => readStatementDate(text) ?? text.trim();

function dayError(value: string | undefined): string | undefined {
  if (!value || isDay(value)) return undefined;
  return t('“{text}” is not a date. Type it like 3/10/2017.', { text: value });
}
