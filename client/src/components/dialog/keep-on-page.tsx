import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';
import { holdsUp, noteUnsaved } from '../../lib/unsaved';

interface KeepOnPageProps {
  /** Receives the pending navigation while it waits for the user's answer. */
  onBlocked: (blocker: Blocker | undefined) => void;
}

/** While rendered, navigating away asks first. It does not delay the end of a session. */
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
