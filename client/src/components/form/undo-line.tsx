import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { Inline } from '../page/layout';

interface UndoLineProps {
  /** What was done. */
  words: string;
  onUndo: () => void;
  /** It was done on an earlier visit, so no element of this page has lost the focus. */
  isFromBefore?: boolean;
}

/** Says what was removed from a form, with a button to bring it back, until that is used or the form is submitted. */
export function UndoLine({ words, onUndo, isFromBefore = false }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    function takeLostFocus() {
      // The pressed button was removed together with the input.
      if (!isFromBefore && document.activeElement === document.body) button.current?.focus();
    },
    [isFromBefore],
  );
  return (
    <Inline role="status">
      <span>{words}</span>
      <Button ref={button} size="small" onClick={onUndo}>
        {t('Undo')}
      </Button>
    </Inline>
  );
}
