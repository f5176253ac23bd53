import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', py: '2', _print: { display: 'none' } },
});

interface FoldedProps {
  /** What is shown on demand, and how much of it there is. */
  label: string;
  children: ReactNode;
}

/** A long part of a page that is shown on demand, and made only then. */
export function Folded({ label, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{label}</Summary>
      {open && children}
    </details>
  );
}
