import { useSyncExternalStore } from 'react';
import { tabTexts } from '../../lib/browser-storage';
import { cachedUser } from '../../domain/session/session';

const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());
/** Apart by user: the next one who signs in here has not begun it. */
const key = () => `tour:${cachedUser()?.id ?? ''}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a step of the tour in this tab, the first being 0, on whatever page and after a reload (TOUR-2). */
export function showTourStep(step: number): void {
  tabTexts.set(key(), String(step));
  changed();
}

/** Removes the tour from the screen. */
export function closeTour(): void {
  tabTexts.remove(key());
  changed();
}

/** The step of the tour that is shown, the first being 0; undefined while there is no tour. */
export function useTourStep(): number | undefined {
  const text = useSyncExternalStore(subscribe, () => tabTexts.get(key()));
  return text === null ? undefined : Number(text);
}
