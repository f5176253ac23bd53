import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useDelayed } from '../../lib/use-delayed';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons';
import { DialogTyped } from './dialog-typed';
import { KeepOnPage } from './keep-on-page';
import { LeaveQuestion } from './leave-question';
import { useAskedLeaving } from './use-asked-leaving';

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
  /** What is typed into it is not worth a question before it is lost: a search, a word that confirms. */
  forgetsTyped?: boolean;
  /** What takes the focus; else the first field or button, or the cross of an 'alertdialog'. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus back; else what had it, which must still be on the page. */
  finalFocus?: () => HTMLElement | null;
}

/**
 * A dialog: traps the focus and gives it back. Esc, the cross and `DialogCancel` close it, unless it waits for an answer;
 * once something was typed, it asks first, also when the page is left.
 */
export function Dialog({
  open,
  onClose,
  title,
  footer,
  children,
  waiting,
  role = 'dialog',
  forgetsTyped = false,
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
  const leaving = useAskedLeaving(open, onClose);
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && !waiting && leaving.leave()}
      role={role}
      finalFocusEl={finalFocus}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} onInput={forgetsTyped ? undefined : leaving.onInput}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <DialogTyped value={leaving.noteTyped}>{children}</DialogTyped>
            {waiting !== undefined && (
              <Waiting role="status">{slow && 'Please wait until this has finished.'}</Waiting>
            )}
            <ChakraDialog.Footer>
              {leaving.isAsking ? (
                <LeaveQuestion onStay={leaving.stay} onThrowAway={leaving.throwAway} />
              ) : (
                footer
              )}
            </ChakraDialog.Footer>
            {open && leaving.isTyped && !waiting && <KeepOnPage onBlocked={leaving.setBlocked} />}
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

/** The button that closes a dialog without doing anything, as Esc does. */
export function DialogCancel(props: ComponentProps<typeof Button>) {
  return (
    <ChakraDialog.ActionTrigger asChild>
      <Button {...props}>{props.children ?? 'Cancel'}</Button>
    </ChakraDialog.ActionTrigger>
  );
}
