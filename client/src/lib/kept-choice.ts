import { useSyncExternalStore } from 'react';

const YEAR_S = 365 * 24 * 3_600;

/** Choices of this page that the browser did not keep. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keptIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** Empty when nothing was chosen. */
function readChoice(name: string): string {
  return memory.get(name) ?? keptIn(document.cookie, name) ?? '';
}

function keepChoice(name: string, choice: string, path: string) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(choice)}; path=${path}; max-age=${choice ? YEAR_S : 0}; samesite=strict${secure}`;
  if ((keptIn(document.cookie, name) ?? '') === choice) memory.delete(name);
  else memory.set(name, choice);
  listeners.forEach((listener) => listener());
}

/**
 * How somebody wants to see a page, as a short text, which the browser keeps for a year. It is in a cookie of that page,
 * since the end of each session clears local storage (SESSION-12).
 * @param path the page, as the address begins; other pages do not know the choice
 */
export function useKeptChoice(name: string, path: string): [choice: string, keep: (choice: string) => void] {
  const choice = useSyncExternalStore(subscribe, () => readChoice(name));
  return [choice, (next) => keepChoice(name, next, path)];
}
