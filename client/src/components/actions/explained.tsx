import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type KeyboardEvent } from 'react';

const Place = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    '&:hover > span, &:focus-within > span': { visibility: 'visible' },
  },
});
const Term = chakra('button', {
  base: {
    color: 'inherit',
    bg: 'transparent',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.2em',
    cursor: 'help',
    _print: { textDecoration: 'none' },
  },
});
const Meaning = chakra('span', {
  base: {
    position: 'absolute',
    top: '100%',
    insetStart: '0',
    zIndex: 'menu',
    width: '16rem',
    maxWidth: '70vw',
    mt: '1',
    p: '3',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
    textStyle: 'caption',
    fontWeight: 'normal',
    visibility: 'hidden',
    _print: { display: 'none' },
  },
});

interface ExplainedProps {
  children: string;
  meaning: string;
}

function leave({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
  if (key === 'Escape') currentTarget.blur();
}

/** A term whose meaning appears while the pointer or the focus is on it; Esc hides it. */
export function Explained({ children, meaning }: ExplainedProps) {
  const id = useId();
  return (
    <Place>
      <Term type="button" aria-describedby={id} onKeyDown={leave}>
        {children}
      </Term>
      <Meaning role="tooltip" id={id}>
        {meaning}
      </Meaning>
    </Place>
  );
}
