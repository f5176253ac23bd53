import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { usePrinting } from './use-printing';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', py: '2', _print: { display: 'none' } },
});

interface FoldedProps {
  /** What is shown on demand, and how much of it there is. */
  label: string;
  children: ReactNode;
}

/** A long part of a page that is shown on demand, and made only then; on paper it is there. */
export function Folded({ label, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  return (
    <details
      open={open || printing}
      onToggle={({ currentTarget }) => !printing && setOpen(currentTarget.open)}
    >
      <Summary>{label}</Summary>
      {(open || printing) && children}
    </details>
  );
}
