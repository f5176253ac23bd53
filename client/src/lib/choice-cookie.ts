const YEAR_S = 365 * 24 * 3_600;

/** Choices of this page that the browser did not keep. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Calls the listener after each change of a choice, until the returned function is called. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keptIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** A choice that was kept; empty when nothing was chosen. */
export function readChoice(name: string): string {
  return memory.get(name) ?? keptIn(document.cookie, name) ?? '';
}

/**
 * Keeps a choice for a year, in a cookie, since the end of each session clears local storage (SESSION-12); '' removes
 * it.
 * @param path as the addresses of the pages begin that know the choice
 */
export function keepChoice(name: string, choice: string, path: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(choice)}; path=${path}; max-age=${choice ? YEAR_S : 0}; samesite=strict${secure}`;
  if ((keptIn(document.cookie, name) ?? '') === choice) memory.delete(name);
  else memory.set(name, choice);
  listeners.forEach((listener) => listener());
}
