import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { useMedia } from '../../lib/use-media';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons';

/** From the breakpoint `xl` on a drawer and the page next to it both have room. */
const WIDE = '(min-width: 80rem)';

const column = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  color: 'ink',
  borderColor: 'control',
  _focusVisible: { outlineStyle: 'none' },
  _print: { display: 'none' },
} as const;
/** `data-drawer` makes the page narrower by its width. */
const Side = chakra('aside', {
  base: {
    ...column,
    position: 'fixed',
    insetBlock: '0',
    insetEnd: '0',
    width: 'drawer',
    zIndex: 'bar',
    borderInlineStartWidth: '1px',
  },
});
const Sheet = chakra(ChakraDialog.Content, {
  base: {
    ...column,
    mt: '0',
    height: '100dvh',
    maxWidth: { base: 'full', md: 'full' },
    borderRadius: 'none',
    borderWidth: '0',
  },
});
const Top = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '3', px: 'gutter', pt: '3', pb: '2' },
});
const Title = chakra('h2', {
  base: {
    textStyle: 'subheading',
    overflowWrap: 'anywhere',
    flex: '1',
    // A long name must not push the content out of a phone with large text; the content repeats it.
    smDown: { lineClamp: '2' },
  },
});

interface DrawerProps {
  title: string;
  onClose: () => void;
  /** Pressed keys that nothing in the drawer has taken. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * Something to look at next to the page. On a wide window it is a column at the side and the page stays usable; on a
 * narrower one it is a sheet of full height that traps the focus. It takes the focus when it opens and returns it; Esc
 * closes it.
 */
export function Drawer(props: DrawerProps) {
  return useMedia(WIDE) ? <SideDrawer {...props} /> : <SheetDrawer {...props} />;
}

function SideDrawer({ title, onClose, onKeyDown, children }: DrawerProps) {
  const side = useRef<HTMLElement>(null);
  useEffect(function holdTheFocus() {
    const before = document.activeElement;
    const drawer = side.current;
    drawer?.focus();
    return () => {
      const { activeElement } = document;
      const hadFocus = activeElement === document.body || drawer?.contains(activeElement);
      if (hadFocus && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else onKeyDown?.(event);
  };
  return (
    <Portal>
      <Side ref={side} data-drawer tabIndex={-1} aria-label={title} onKeyDown={press}>
        <Top>
          <Title>{title}</Title>
          <Button look="quiet" size="square" onClick={onClose}>
            <CloseIcon label={t('Close')} />
          </Button>
        </Top>
        {children}
      </Side>
    </Portal>
  );
}

function SheetDrawer({ title, onClose, onKeyDown, children }: DrawerProps) {
  return (
    <ChakraDialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Positioner p="0" pt="0">
          <Sheet onKeyDown={onKeyDown}>
            <Top>
              <ChakraDialog.Title asChild>
                <Title>{title}</Title>
              </ChakraDialog.Title>
              <ChakraDialog.CloseTrigger asChild position="static">
                <Button look="quiet" size="square">
                  <CloseIcon label={t('Close')} />
                </Button>
              </ChakraDialog.CloseTrigger>
            </Top>
            {children}
          </Sheet>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
