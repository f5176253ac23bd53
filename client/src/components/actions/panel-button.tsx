import { chakra } from '@chakra-ui/react/styled-system';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
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
  variants: { align: { start: { md: { insetStart: '0' } }, end: { md: { insetEnd: '0' } } } },
});

interface PanelButtonProps {
  label: string;
  icon?: ReactNode;
  /** What follows the label on the button: a count in words. */
  badge?: ReactNode;
  look?: ComponentProps<typeof Button>['look'];
  /** The edge of the button below which the panel begins. */
  align?: 'start' | 'end';
  /** The panel's content, which may close the panel. */
  children: (close: () => void) => ReactNode;
}

/**
 * Closes a panel when the user goes elsewhere. A dialog that was opened from the panel is drawn at the end of the page, but
 * its events also reach the panel, as React's parent of the dialog: to be in it is not to be elsewhere.
 */
function useLeaving(open: boolean, place: RefObject<HTMLElement | null>, close: () => void) {
  const pressed = useRef<Event>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePressElsewhere(open, place, (event) => {
    if (event !== pressed.current) close();
  });
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      pressed.current = event.nativeEvent;
    },
    onFocus: () => clearTimeout(leaving.current),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) leaving.current = setTimeout(close);
    },
  };
}

/** A button that shows a panel of fields, buttons and links below it; Esc closes it and returns the focus. */
export function PanelButton({ label, icon, badge, look, align = 'end', children }: PanelButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const elsewhere = useLeaving(open, place, close);
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
    const isInDialog = !event.currentTarget.contains(event.target as Node);
    if (!open || isInDialog || event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  return (
    <Place ref={place} onKeyDown={onKeyDown} {...elsewhere}>
      <Button
        ref={button}
        look={look}
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {label}
        {badge}
        <ChevronDownIcon />
      </Button>
      {open && (
        <Panel data-opened id={id} role="group" aria-label={label} align={align}>
          {children(leave)}
        </Panel>
      )}
    </Place>
  );
}
