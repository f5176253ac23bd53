import { useContext, useEffect } from 'react';
import { DialogTyped } from './dialog-typed';

/** In a dialog that was opened with something typed or pasted elsewhere: it asks before it is closed. */
export function HoldsTyped() {
  const noteTyped = useContext(DialogTyped);
  useEffect(
    function askBeforeClosing() {
      noteTyped();
    },
    [noteTyped],
  );
  return null;
}
