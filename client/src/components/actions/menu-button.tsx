import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePressElsewhere } from '../../lib/use-press-elsewhere';
import { ChevronDownIcon } from '../icons';
import { Button } from './button';

const Place = chakra('div', { base: { position: 'relative' } });
const Items = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    insetEnd: '0',
    zIndex: 'menu',
    minWidth: 'full',
    maxWidth: 'calc(100vw - 1rem)',
    mt: '2',
    p: '1',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
    animationName: 'fade-in',
    animationDuration: 'in',
  },
});
const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    minHeight: '11',
    px: 'gutter.small',
    bg: 'transparent',
    borderRadius: 'sm',
    textAlign: 'start',
    whiteSpace: { md: 'nowrap' },
    cursor: 'pointer',
    _hover: { bg: 'accentSoft', color: 'onAccentSoft' },
    _focus: { bg: 'accentSoft', color: 'onAccentSoft', outline: 'none' },
  },
});

interface MenuButtonProps {
  /** The button's accessible name. */
  label: string;
  /** The button's content. */
  children: ReactNode;
  items: readonly { label: string; onSelect: () => void }[];
}

/** A quiet button with a menu below it: the arrow keys, Home and End move, Esc and Tab close, Esc returns the focus. */
export function MenuButton({ label, children, items }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(
    function focusFirstItem() {
      if (open) itemsIn(place.current)[0]?.focus();
    },
    [open],
  );
  usePressElsewhere(open, place, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
    const target = targetOf(event.key, itemsIn(place.current));
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Place ref={place}>
      <Button
        ref={button}
        look="quiet"
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
      >
        {children}
        <ChevronDownIcon />
      </Button>
      {open && (
        <Items data-opened id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <Item
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                setOpen(false);
                item.onSelect();
              }}
            >
              {item.label}
            </Item>
          ))}
        </Items>
      )}
    </Place>
  );
}

function itemsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** The item that a key moves to. */
function targetOf(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
