import { useEffect, useState } from 'react';

/** What is known of the way to the server: whether the device has a network, and what the server answers now. */
export type Reachable = 'asking' | 'offline' | 'no answer' | 'server away' | 'server answers';

/** Longer than a slow phone needs for a few bytes. */
const PATIENCE_MS = 10_000;

/** Asks the server once more, to say why a part of the page did not come. */
export function useReachable(): Reachable {
  const [reachable, setReachable] = useState<Reachable>('asking');
  useEffect(function askServer() {
    let isGone = false;
    void look().then((found) => {
      if (!isGone) setReachable(found);
    });
    return () => {
      isGone = true;
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
