import { useCallback, useEffect, useRef } from 'react';
import { REPLY_BOX_ID } from '../../../features/amendments/reply-box';
import { usePageKeys } from '../../../lib/use-page-keys';

/** A claim of many trades may take this long. */
const LONGEST_WAIT_MS = 15_000;

/** Focuses the reply once it is there. @returns the function that stops waiting */
function focusWhenThere(): () => void {
  const box = document.getElementById(REPLY_BOX_ID);
  if (box) {
    box.focus();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = document.getElementById(REPLY_BOX_ID);
    if (!found) return;
    stop();
    found.focus();
  });
  const timer = setTimeout(() => stop(), LONGEST_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  // Whoever does something else meanwhile no longer wants to write.
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  return stop;
}

/**
 * `r` starts a reply to the member, also when the claim or the field for it is still loading (VIEW-31). A component, so that
 * members do not load it.
 */
export function ReplyKey(): null {
  const stop = useRef<() => void>(undefined);
  const reply = useCallback(() => {
    stop.current?.();
    stop.current = focusWhenThere();
  }, []);
  useEffect(() => () => stop.current?.(), []);
  usePageKeys({ r: reply });
  return null;
}
