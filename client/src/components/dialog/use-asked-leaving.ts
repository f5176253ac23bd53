import { useCallback, useState, type FormEvent } from 'react';
import type { Blocker } from 'react-router';

const BEGINNING = { isTyped: false, isAsking: false };
const TYPED = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

/** Closing a dialog: at once, or after a question when something was typed into it. */
export function useAskedLeaving(open: boolean, onClose: () => void) {
  const [state, setState] = useState(BEGINNING);
  /** Another page that waits for the answer. */
  const [blocked, setBlocked] = useState<Blocker>();
  if (!open && state !== BEGINNING) setState(BEGINNING);
  const isAsking = state.isAsking || blocked !== undefined;
  const noteTyped = useCallback(() => setState({ isTyped: true, isAsking: false }), []);
  const stay = () => {
    blocked?.reset?.();
    noteTyped();
  };
  return {
    isTyped: state.isTyped,
    isAsking,
    noteTyped,
    onInput: ({ target }: FormEvent) => {
      if (!state.isTyped && (target as Element).matches(TYPED)) noteTyped();
    },
    leave: () => {
      if (!state.isTyped) onClose();
      else if (isAsking) stay();
      else setState({ isTyped: true, isAsking: true });
    },
    stay,
    throwAway: () => {
      setState(BEGINNING);
      if (blocked) blocked.proceed?.();
      else onClose();
    },
    setBlocked,
  };
}
