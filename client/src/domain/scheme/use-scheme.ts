import { useSyncExternalStore } from 'react';
import { askForScheme, knownScheme } from './scheme-store';

/** The texts and dates of the scheme; undefined until loaded. The maintenance gate, above every page, loads it. */
export function useScheme() {
  const { scheme, error } = useSyncExternalStore(
    knownScheme.subscribe,
    knownScheme.current,
    knownScheme.current,
  );
  return { scheme, error, refetch: () => askForScheme() };
}
