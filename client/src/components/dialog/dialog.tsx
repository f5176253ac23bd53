import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useDelayed } from '../../lib/use-delayed';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons';

/** From here on somebody asks themselves why nothing happens. */
const SLOW_MS = 1_000;

/** Always there in a dialog that may wait, so that screen readers hear of what comes into it; empty it takes no room. */
const Waiting = chakra('p', {
  base: { px: '6', textStyle: 'caption', color: 'muted', _empty: { position: 'absolute' } },
});

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the main one last. */
  footer: ReactNode;
  children: ReactNode;
  /** True while an answer is awaited that must not be missed: the dialog cannot be closed. It must be sure to end. */
  waiting?: boolean;
  /** 'alertdialog' for a question that stops the person on purpose. */
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus; else the first field or button, or the cross of an 'alertdialog'. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus back; else what had it, which must still be on the page. */
  finalFocus?: () => HTMLElement | null;
}

/** A dialog: traps the focus and gives it back, Esc and the cross close it, unless it waits for an answer. */
export function Dialog({
  open,
  onClose,
  title,
  footer,
  children,
  waiting,
  role = 'dialog',
  initialFocus,
  finalFocus,
}: DialogProps) {
  const slow = useDelayed(waiting === true, SLOW_MS);
  const content = useRef<HTMLDivElement>(null);
  useEffect(
    function keepTheFocus() {
      // The pressed button cannot be pressed again, and would take the focus out of the dialog.
      if (waiting) content.current?.focus();
    },
    [waiting],
  );
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && !waiting && onClose()}
      role={role}
      finalFocusEl={finalFocus}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            {children}
            {waiting !== undefined && (
              <Waiting role="status">{slow && 'Please wait for the answer.'}</Waiting>
            )}
            <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
            <ChakraDialog.CloseTrigger asChild>
              <Button look="quiet" size="square" disabled={waiting}>
                <CloseIcon label="Close" />
              </Button>
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The text and fields of a dialog. */
export const DialogBody = ChakraDialog.Body;
