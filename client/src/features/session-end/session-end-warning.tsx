import { lazy, Suspense, useEffect } from 'react';
import { loadDialogWindow } from '../../components/dialog/dialog';
import { useSessionWatch } from './use-session-watch';

/** Long before the warning is needed, and after everything that the page itself needs. */
const LOAD_AFTER_MS = 30_000;

/** With the window of the dialog, which must open without a connection too. */
async function load() {
  await loadDialogWindow();
  return (await import('./session-end-dialog')).SessionEndDialog;
}
const Dialog = lazy(async () => ({ default: await load() }));

/** Shown two minutes before the session ends, with the remaining time. After the end the page redirects to sign-in. */
export function SessionEndWarning() {
  const { secondsLeft, ...watch } = useSessionWatch();
  useEffect(function loadWhileConnected() {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (secondsLeft === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dialog secondsLeft={secondsLeft} {...watch} />
    </Suspense>
  );
}
