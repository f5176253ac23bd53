import { useCallback, useRef, useState, type FormEvent } from 'react';
import type { Blocker } from 'react-router';
const BEGINNING = { isTyped: false, isAsking: false };
const TYPED = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

/** Closes a dialog or inline editor: at once, or after a question when something was typed into it. */
export function useAskedLeaving(open: boolean, onClose: () => void) {
  const [state, setState] = useState(BEGINNING);
  /** The navigation that waits for the answer. */
  const [blocked, setBlocked] = useState<Blocker>();
  const typedInto = useRef<HTMLElement>(null);
  if (!open && state !== BEGINNING) setState(BEGINNING);
  const isAsking = state.isAsking || blocked !== undefined;
  const noteTyped = useCallback(() => setState({ isTyped: true, isAsking: false }), []);
  const stay = () => {
    // The pressed button is removed together with the question.
    typedInto.current?.focus();
    blocked?.reset?.();
    noteTyped();
  };
  return {
    isTyped: state.isTyped,
    isAsking,
    noteTyped,
    onInput: ({ target }: FormEvent) => {
      if (!(target as Element).matches(TYPED)) return;
      typedInto.current = target as HTMLElement;
      if (!state.isTyped) noteTyped();
    },
    leave: () => {
      if (!state.isTyped) onClose();
      else if (isAsking) stay();
      else setState({ isTyped: true, isAsking: true });
    },
    stay,
    discard: () => {
      setState(BEGINNING);
      if (blocked) blocked.proceed?.();
      else onClose();
    },
    setBlocked,
  };
}
