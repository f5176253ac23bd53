import { useSyncExternalStore } from 'react';
import { keepChoice, onChoice, readChoice } from './choice-cookie';

/**
 * How somebody wants to see a page, as a short text, which the browser keeps for a year. It is in a cookie of that page,
 * since the end of each session clears local storage (SESSION-12).
 * @param path the page, as the address begins; other pages do not know the choice
 */
export function useKeptChoice(name: string, path: string): [choice: string, keep: (choice: string) => void] {
  const choice = useSyncExternalStore(onChoice, () => readChoice(name));
  return [choice, (next) => keepChoice(name, next, path)];
}
