import { useState, type ComponentProps } from 'react';
import { later } from '../later/later';
import type { DialogProps, DialogWindowBody, DialogWindowCancel } from './dialog-window';

let loaded: typeof import('./dialog-window') | undefined;

// Chakra's dialogs are 20 kB, and most pages are read without opening one.
const DialogWindow = later(async () => {
  loaded = await import('./dialog-window');
  return loaded.DialogWindow;
});

/** Loads the window of dialogs ahead, for one that must open without a connection. */
export const loadDialogWindow = DialogWindow.load;

/** What a dialog contains is rendered once its window is loaded. */
function inWindow() {
  if (!loaded) throw new Error('A part of a dialog was rendered outside of one.');
  return loaded;
}

/**
 * A dialog: traps the focus and returns it. Esc, the close button and `DialogCancel` close it, unless it waits for a
 * response; after something was typed it asks first, also when the user navigates away.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  // Rendered while it closes too, unless its window was lost: the next press asks for that again.
  if (props.open !== wasOpen && (props.open || !DialogWindow.isLoaded())) setWasOpen(props.open);
  return wasOpen && <DialogWindow {...props} />;
}

/** The text and fields of a dialog. */
export function DialogBody(props: ComponentProps<typeof DialogWindowBody>) {
  const Body = inWindow().DialogWindowBody;
  return <Body {...props} />;
}

/** The button that closes a dialog without an action, as Esc does. */
export function DialogCancel(props: ComponentProps<typeof DialogWindowCancel>) {
  const Cancel = inWindow().DialogWindowCancel;
  return <Cancel {...props} />;
}
