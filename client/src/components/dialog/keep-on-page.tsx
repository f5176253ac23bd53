import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';
import { holdsUp, noteUnsaved } from '../../lib/unsaved';

interface KeepOnPageProps {
  /** Gets the way to the page that is wanted, while it waits for an answer. */
  onBlocked: (blocker: Blocker | undefined) => void;
}

/** While it is there, the page is not left without a question. The end of a session is not held up. */
export function KeepOnPage({ onBlocked }: KeepOnPageProps) {
  const blocker = useBlocker(holdsUp);
  useEffect(
    function askWhenBlocked() {
      onBlocked(blocker.state === 'blocked' ? blocker : undefined);
    },
    [blocker, onBlocked],
  );
  useEffect(function warnBeforeUnload() {
    return noteUnsaved(() => true);
  }, []);
  return null;
}
