import { useEffect } from 'react';
import { loadDialogWindow } from './dialog';

/** After everything that the form itself needs, and before somebody has read as far as a button. */
const LOAD_AFTER_MS = 1_000;

/** Loads the window of dialogs for a form whose dialogs must open without a connection, too (UX-6, UX-26). */
export function useDialogAhead(): void {
  useEffect(function loadWhileConnected() {
    const load = () => void loadDialogWindow().catch(() => undefined);
    const timer = setTimeout(load, LOAD_AFTER_MS);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
}
