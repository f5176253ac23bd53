import { useSyncExternalStore } from 'react';
import { askForScheme, knownScheme } from './scheme-store';

/** The words and dates of the scheme; undefined until loaded. The maintenance gate, above every page, asks for it. */
export function useScheme() {
  const { scheme, error } = useSyncExternalStore(knownScheme.subscribe, knownScheme.current);
  return { scheme, error, refetch: () => askForScheme() };
}
