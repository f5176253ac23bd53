import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { t } from '@rules/text.js';
import { useDelayed } from '../../lib/use-delayed';
import { Button } from '../actions/button';
import { CloseIcon } from '../icons';
import { DialogTyped } from './dialog-typed';
import { KeepOnPage } from './keep-on-page';
import { LeaveQuestion } from './leave-question';
import { useAskedLeaving } from './use-asked-leaving';

/** After this time users wonder why nothing happens. */
const SLOW_MS = 1_000;

/** Always rendered in a dialog that may wait, so that screen readers announce its content; empty it takes no space. */
const Waiting = chakra('p', {
  base: { px: '6', textStyle: 'caption', color: 'muted', _empty: { position: 'absolute' } },
});

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the main one last. */
  footer: ReactNode;
  children: ReactNode;
  /**
   * True while the dialog waits for a response that the user must see: it cannot be closed. The wait must be sure to
   * end.
   */
  waiting?: boolean;
  /** 'alertdialog' for a question that interrupts the user on purpose. */
  role?: 'dialog' | 'alertdialog';
  /** Typed input may be lost without a question: a search, a word typed as a confirmation, what was sent. */
  forgetsTyped?: boolean;
  /**
   * The element that receives the focus; by default the first field or button, or the close button of an 'alertdialog'.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus back; by default the one that had it, which must still be on the page. */
  finalFocus?: () => HTMLElement | null;
}

/** What `Dialog` renders. */
export function DialogWindow({
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
      // The pressed button is disabled and would take the focus out of the dialog.
      if (waiting) content.current?.focus();
    },
    [waiting],
  );
  const leaving = useAskedLeaving(open, onClose);
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && !waiting && (forgetsTyped ? onClose() : leaving.leave())}
      // The focus that a dialog just closed gives back must not close the one that follows it.
      onFocusOutside={(event) => event.preventDefault()}
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
              <Waiting role="status">{slow && t('Please wait until this has finished.')}</Waiting>
            )}
            <ChakraDialog.Footer>
              {leaving.isAsking ? (
                <LeaveQuestion onStay={leaving.stay} onDiscard={leaving.discard} />
              ) : (
                footer
              )}
            </ChakraDialog.Footer>
            {open && leaving.isTyped && !forgetsTyped && !waiting && (
              <KeepOnPage onBlocked={leaving.setBlocked} />
            )}
            <ChakraDialog.CloseTrigger asChild>
              <Button look="quiet" size="square" disabled={waiting}>
                <CloseIcon label={t('Close')} />
              </Button>
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

export const DialogWindowBody = ChakraDialog.Body;

/** What `DialogCancel` renders. */
export function DialogWindowCancel(props: ComponentProps<typeof Button>) {
  return (
    <ChakraDialog.ActionTrigger asChild>
      <Button {...props}>{props.children ?? t('Cancel')}</Button>
    </ChakraDialog.ActionTrigger>
  );
}
