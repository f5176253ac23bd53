import { lastingTexts } from '../../lib/browser-storage';

/** All tabs know them, and a tab that is opened later. */
const KEY = 'watched-jobs';
/** Nobody waits for more; the oldest are those of an earlier person at this browser. */
const MOST = 50;
const listeners = new Set<() => void>();

function watched(): string[] {
  try {
    const ids: unknown = JSON.parse(lastingTexts.get(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers an import or export whose end will be announced, also after the page is reloaded (JOBS-5). */
export function rememberJob(id: string) {
  const ids = watched();
  if (!ids.includes(id)) lastingTexts.set(KEY, JSON.stringify([...ids, id].slice(-MOST)));
}

/** Remembers a job that was just started here, and has the header request the jobs again. */
export function watchJob(id: string) {
  rememberJob(id);
  listeners.forEach((listener) => listener());
}

/** Forgets a job that has ended; returns whether it was still to be announced, so that only one tab does it. */
export function takeWatched(id: string): boolean {
  const ids = watched();
  if (!ids.includes(id)) return false;
  lastingTexts.set(KEY, JSON.stringify(ids.filter((other) => other !== id)));
  return true;
}

/** Calls `listener` whenever a job is started here; returns the function that unsubscribes. */
export function subscribeToStarts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
