import { useEffect, useRef } from 'react';
import { Button } from '../actions/button';
import { Inline } from '../page/layout';

interface UndoLineProps {
  /** What was done. */
  words: string;
  onUndo: () => void;
  /** It was done on an earlier visit: nothing of this page has lost the focus. */
  isFromBefore?: boolean;
}

/** Says what was taken out of a form and brings it back; it stays until it is used or the form is sent. */
export function UndoLine({ words, onUndo, isFromBefore = false }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function takeLostFocus() {
      // The button that was pressed has gone with what it took away.
      if (!isFromBefore && document.activeElement === document.body) button.current?.focus();
    },
    [isFromBefore],
  );
  return (
    <Inline role="status">
      <span>{words}</span>
      <Button ref={button} size="small" onClick={onUndo}>
        Undo
      </Button>
    </Inline>
  );
}
