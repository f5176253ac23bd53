import { useEffect, useRef } from 'react';
import { Button } from '../actions/button';
import { Inline } from '../page/layout';

interface UndoLineProps {
  /** What was done. */
  words: string;
  onUndo: () => void;
}

/** Says what was taken out of a form and brings it back; it stays until it is used or the form is sent. */
export function UndoLine({ words, onUndo }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function takeLostFocus() {
    // The button that was pressed has gone with what it took away.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Inline role="status">
      <span>{words}</span>
      <Button ref={button} size="small" onClick={onUndo}>
        Undo
      </Button>
    </Inline>
  );
}
