import { useContext, useEffect } from 'react';
import { DialogTyped } from './dialog-typed';

/** For a dialog that was opened with input typed or pasted elsewhere: makes it ask before it closes. */
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
