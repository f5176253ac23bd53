import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Anchor } from '../actions/text-link';

const Box = chakra('div', {
  base: {
    p: '4',
    borderWidth: '1px',
    borderLeftWidth: '4px',
    borderColor: 'danger',
    borderRadius: 'md',
    bg: 'surface',
  },
});
const Title = chakra('h2', { base: { textStyle: 'subheading', mb: '1' } });

interface ErrorSummaryProps {
  /** A message that belongs to no single field: the server's answer. */
  message?: string;
  /** The labels of fields whose messages, read away from them, would not say which they are about. */
  labels?: Readonly<Record<string, string>>;
}

/** After a failed submit: what is wrong, with links to the fields; takes the focus. Shown by Formik's submit count. */
export function ErrorSummary({ message, labels = {} }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const fields = submitCount > 0 ? Object.entries(errors) : [];
  const shown = fields.length > 0 || Boolean(message);
  const answered = useRef(0);
  useEffect(
    function focusOnFailedSubmit() {
      // Once a submit: the checks that run when a field is left must not take the focus out of the next one.
      if (isSubmitting || isValidating || answered.current === submitCount) return;
      answered.current = submitCount;
      box.current?.focus();
    },
    [isSubmitting, isValidating, submitCount],
  );
  if (!shown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <Title>There is a problem</Title>
      {message && <p>{message}</p>}
      <ul>
        {fields.map(([name, error]) => (
          <li key={name}>
            <Anchor
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {labels[name] ? `${labels[name]}: ${String(error)}` : String(error)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Box>
  );
}
