import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from '../../lib/shortcut';

/** `?` calls `onHelp` on every page that does not show keys of its own (LIST-29). Undefined where there are no keys. */
export function useHelpKey(onHelp: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!onHelp || event.key !== '?' || !isFreeKey(event)) return;
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
