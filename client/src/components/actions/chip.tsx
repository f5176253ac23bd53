import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';

const Pill = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: '11', md: '9' },
    px: '5',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    '&[aria-pressed=true]': {
      ps: '2',
      pe: '3',
      bg: 'accentSoft',
      color: 'onAccentSoft',
      borderColor: 'accent',
    },
    '& > svg': { display: 'none', width: '4' },
    '&[aria-pressed=true] > svg': { display: 'block' },
    _print: { display: 'none' },
  },
});

interface ChipProps {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter that is on or off; equally wide with and without its check mark, so that nothing next to it moves. */
export function Chip({ pressed, onToggle, children }: ChipProps) {
  return (
    <Pill type="button" aria-pressed={pressed} onClick={onToggle}>
      <CheckIcon />
      {children}
    </Pill>
  );
}
