import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the main one last. */
  footer: ReactNode;
  children: ReactNode;
  /** 'alertdialog' for a question that stops the person on purpose. */
  role?: 'dialog' | 'alertdialog';
  /** What takes the focus; else the first field or button, or the cross of an 'alertdialog'. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus back; else what had it, which must still be on the page. */
  finalFocus?: () => HTMLElement | null;
}

/** A dialog: traps the focus and gives it back, Esc and the cross close it. */
export function Dialog({
  open,
  onClose,
  title,
  footer,
  children,
  role = 'dialog',
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      finalFocusEl={finalFocus}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            {children}
            <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
            <ChakraDialog.CloseTrigger asChild>
              <Button look="quiet" size="square">
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
