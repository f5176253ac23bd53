import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { t } from '@rules/text.js';
import { FieldLink } from './field-link';
import { flatErrors } from './flat-errors';

const Box = chakra('div', {
  base: {
    p: '4',
    borderWidth: '1px',
    borderStartWidth: '4px',
    borderColor: 'danger',
    borderRadius: 'md',
    bg: 'surface',
  },
});
const Title = chakra('h2', { base: { textStyle: 'subheading', mb: '1' } });

interface ErrorSummaryProps {
  /** A message that concerns no single field: the server's error. */
  message?: string;
  /** The message is in a toast too, which announces it. */
  announced?: boolean;
  /**
   * The labels of fields whose messages do not name the field when read in the summary. The summary follows their
   * order; fields without a label come last, in the order of the form's values.
   */
  labels?: Readonly<Record<string, string>>;
  /** For a form in steps: only the errors of these fields are on screen. */
  only?: (path: string) => boolean;
  /** Further failed attempts that were no submit of the whole form. */
  attempts?: number;
}

/**
 * The errors after a failed submit, with links to the fields; takes the focus. Shown when Formik's submit count, or
 * `attempts`, rises.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { message, announced = false, labels = {}, only = () => true, attempts = 0 } = props;
  const { errors, values, isSubmitting, isValidating, ...form } = useFormikContext<Record<string, unknown>>();
  const submitCount = form.submitCount + attempts;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const order = new Map(
    [...new Set([...Object.keys(labels), ...Object.keys(values)])].map((name, at) => [name, at]),
  );
  const placeOf = (name: string) => order.get(name) ?? order.size;
  const fields = submitCount > 0 ? flatErrors(errors).filter(([name]) => only(name)) : [];
  fields.sort(([one], [other]) => placeOf(one) - placeOf(other));
  const shown = fields.length > 0 || Boolean(message);
  const answered = useRef(0);
  useEffect(
    function focusOnFailedSubmit() {
      // Once per submit: validation on blur must not take the focus out of the next field.
      if (isSubmitting || isValidating || answered.current === submitCount) return;
      answered.current = submitCount;
      box.current?.focus();
    },
    [isSubmitting, isValidating, submitCount],
  );
  if (!shown) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role={announced && fields.length === 0 ? 'group' : 'alert'}
      aria-labelledby={`${id}-title`}
      aria-describedby={message ? `${id}-message` : undefined}
    >
      <Title id={`${id}-title`}>{t('There is a problem')}</Title>
      {message && <p id={`${id}-message`}>{message}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, error]) => (
            <li key={name}>
              <FieldLink name={name}>
                {namesItsField(error, labels[name]) ? error : `${labels[name]}: ${error}`}
              </FieldLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

/** Whether a message names its field: 'Phone is required', 'Country contains control characters'. */
function namesItsField(error: string, label: string | undefined): boolean {
  return !label || error.endsWith(' required') || error.startsWith(label);
}
