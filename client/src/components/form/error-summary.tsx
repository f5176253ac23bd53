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
}

/** After a failed submit: what is wrong, with links to the fields; takes the focus. Shown by Formik's submit count. */
export function ErrorSummary({ message }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext<Record<string, unknown>>();
  const box = useRef<HTMLDivElement>(null);
  const fields = submitCount > 0 ? Object.entries(errors) : [];
  const shown = fields.length > 0 || Boolean(message);
  useEffect(
    function focusOnFailedSubmit() {
      if (!isSubmitting && !isValidating && submitCount > 0) box.current?.focus();
    },
    [isSubmitting, isValidating, submitCount, message],
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
              {String(error)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Box>
  );
}
