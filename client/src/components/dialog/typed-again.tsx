import { useContext, useEffect } from 'react';
import { Caption } from '../page/layout';
import { DialogTyped } from './dialog-typed';

/** Says that a dialog was opened with what was typed before; it asks before it is closed. */
export function TypedAgain() {
  const noteTyped = useContext(DialogTyped);
  useEffect(
    function askBeforeClosing() {
      noteTyped();
    },
    [noteTyped],
  );
  return <Caption role="status">What you typed is here again.</Caption>;
}
