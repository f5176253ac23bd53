import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from './button';

const Outcome = chakra('span', { base: { textStyle: 'caption', overflowWrap: 'anywhere' } });
const Printed = chakra('span', { base: { display: 'none', _print: { display: 'inline' } } });

interface CopyButtonProps {
  /** The button's text: 'Copy'. */
  children: string;
  /** Names what is copied. */
  label: string;
  value: string;
}

/** Copies a value that nobody reads; it is shown once it was copied, when the browser has no clipboard, and in print. */
export function CopyButton({ children, label, value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome(t('Copied: {value}', { value }));
    } catch {
      setOutcome(value);
    }
  };
  return (
    <>
      <Button look="quiet" size="small" aria-label={label} onClick={() => void copy()}>
        {children}
      </Button>
      <Outcome role="status">{outcome}</Outcome>
      <Printed>{value}</Printed>
    </>
  );
}
