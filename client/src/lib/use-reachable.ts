import { useEffect, useState } from 'react';

/** The state of the connection to the server: whether the device is online, and whether the server responds now. */
export type Reachable = 'asking' | 'offline' | 'no answer' | 'server away' | 'server answers';

/** Longer than a slow phone needs for a few bytes. */
const PATIENCE_MS = 10_000;

/**
 * Sends a request to the server, to find out why a part of the page did not load; again when the device goes online or
 * offline.
 */
export function useReachable(): Reachable {
  const [reachable, setReachable] = useState<Reachable>('asking');
  useEffect(function askServer() {
    let isUnmounted = false;
    const lookNow = () =>
      void look().then((found) => {
        if (!isUnmounted) setReachable(found);
      });
    lookNow();
    window.addEventListener('online', lookNow);
    window.addEventListener('offline', lookNow);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', lookNow);
      window.removeEventListener('offline', lookNow);
    };
  }, []);
  return reachable;
}

async function look(): Promise<Reachable> {
  if (isOffline()) return 'offline';
  try {
    const { status } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status >= 500 ? 'server away' : 'server answers';
  } catch {
    return isOffline() ? 'offline' : 'no answer';
  }
}

function isOffline(): boolean {
  return !navigator.onLine;
}
