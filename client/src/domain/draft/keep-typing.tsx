import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useKeepTyping } from './use-kept-typing';
import { TypedAgain } from '../../components/dialog/typed-again';

interface KeepTypingProps<Values> {
  /** The dialog's name within its page. */
  name: string;
  about?: string;
  /** The field that is not kept. */
  secret?: string;
  /** What was typed before. */
  typed?: Partial<Values>;
}

/**
 * Inside the form of a dialog: keeps what is typed when the session ends, and restores it. Only values that differ from
 * the initial ones are kept, so that nothing that changed meanwhile is overwritten. Not for forms with a password.
 */
export function KeepTyping<Values extends object>({
  name,
  about = '',
  secret,
  typed,
}: KeepTypingProps<Values>) {
  const { values, initialValues, setValues } = useFormikContext<Values>();
  const changed = Object.entries(values).filter(
    ([field, value]) => field !== secret && initialValues[field as keyof Values] !== value,
  );
  useKeepTyping(name, changed.length > 0 ? { about, values: Object.fromEntries(changed) } : undefined);
  const [begun] = useState(typed);
  useEffect(
    function putBack() {
      if (begun) void setValues((now) => ({ ...now, ...begun }), false);
    },
    [begun, setValues],
  );
  return begun ? <TypedAgain /> : null;
}
