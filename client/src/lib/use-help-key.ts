import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from './shortcut';

/** `?` calls `onHelp` on every page that does not show keys of its own (LIST-29). */
export function useHelpKey(onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || !isFreeKey(event)) return;
    event.preventDefault();
    onHelp();
  });
  useEffect(function listenForHelp() {
    const listen = (event: KeyboardEvent) => press(event);
    // On the window, after the listeners of the page, which are on the document.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
