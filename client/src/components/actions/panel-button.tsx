import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePressElsewhere } from '../../lib/use-press-elsewhere';
import { ChevronDownIcon } from '../icons';
import { Button } from './button';

const Place = chakra('div', { base: { position: 'relative', _print: { display: 'none' } } });
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    zIndex: 'menu',
    width: 'max-content',
    maxWidth: 'min(34rem, calc(100vw - 4rem))',
    mt: '2',
    p: '4',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
    animationName: 'fade-in',
    animationDuration: 'in',
    // At the lower edge of a phone, where it always fits.
    mdDown: {
      position: 'fixed',
      top: 'auto',
      bottom: '0',
      insetX: '0',
      width: 'full',
      maxWidth: 'full',
      maxHeight: '80dvh',
      overflowY: 'auto',
      borderBottomRadius: 'none',
    },
  },
  variants: { align: { start: { md: { left: '0' } }, end: { md: { right: '0' } } } },
});

interface PanelButtonProps {
  label: string;
  icon?: ReactNode;
  /** The edge of the button below which the panel begins. */
  align?: 'start' | 'end';
  /** The panel's content, which may close the panel. */
  children: (close: () => void) => ReactNode;
}

/** A button that shows a panel of fields, buttons and links below it; Esc closes it and returns the focus. */
export function PanelButton({ label, icon, align = 'end', children }: PanelButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  usePressElsewhere(open, place, close);
  const [left, setLeft] = useState(0);
  const leave = () => {
    close();
    setLeft(left + 1);
  };
  useEffect(
    function returnFocus() {
      if (left > 0) button.current?.focus();
    },
    [left],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  return (
    <Place
      ref={place}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button
        ref={button}
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {label}
        <ChevronDownIcon />
      </Button>
      {open && (
        <Panel id={id} role="group" aria-label={label} align={align} data-lower-sheet>
          {children(leave)}
        </Panel>
      )}
    </Place>
  );
}
