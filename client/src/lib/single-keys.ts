import { useSyncExternalStore } from 'react';
import { keepChoice, onChoice, readChoice } from './choice-cookie';

const NAME = 'single-keys';
const OFF = 'off';

/**
 * Whether letters and signs alone act as shortcuts. Who speaks to the computer, or often hits a wrong key, turns them off
 * for this browser (LIST-29, WCAG 2.1.4).
 */
export const singleKeysAct = (): boolean => readChoice(NAME) !== OFF;

/** The same for a control, with the function that changes it. */
export function useSingleKeys(): [act: boolean, set: (act: boolean) => void] {
  const act = useSyncExternalStore(onChoice, singleKeysAct);
  return [act, (next) => keepChoice(NAME, next ? '' : OFF, '/')];
}
