import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../feedback/states';
import { sayLost } from './say-lost';

/** A part of a page whose code is loaded when it is first rendered. */
export type Later<Props> = ComponentType<Props> & { load: () => Promise<unknown>; isLoaded: () => boolean };

interface Options {
  /** Shown in its place while it loads. */
  waiting?: ReactNode;
  /**
   * Said in its place when it cannot be loaded. Without it an alert says so, as for a dialog, which is then closed, so
   * that the next press asks for it again.
   */
  lost?: string;
}

const parts = new Set<() => Promise<unknown>>();

/** Loads every part that the modules loaded so far name, one after the other. */
export async function loadAllParts(): Promise<void> {
  for (const load of parts) await load();
}

/**
 * A component whose code is loaded with its first use, so that a page that most people open to read is small (UX-26).
 * Once the code is there, it is rendered at once.
 */
export function later<Props extends object>(
  loadComponent: () => Promise<ComponentType<Props>>,
  { waiting, lost }: Options = {},
): Later<Props> {
  let known: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (loading ??= whileOnline(loadComponent).then(
      (component) => (known = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  parts.add(load);

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const giveUp = useEffectEvent((error: unknown) => {
      setFailure({ error });
      if (lost) return;
      sayLost(mayComeBack(error));
      (props as { onClose?: () => void }).onClose?.();
    });
    useEffect(
      function loadOnce() {
        if (Loaded || failure) return undefined;
        let isShown = true;
        load().then(
          (component) => isShown && setLoaded(() => component),
          (error: unknown) => isShown && giveUp(error),
        );
        return () => void (isShown = false);
      },
      [Loaded, failure],
    );
    useEffect(
      function tryAgainOnline() {
        if (!lost || !mayComeBack(failure?.error)) return undefined;
        const tryAgain = () => setFailure(undefined);
        window.addEventListener('online', tryAgain);
        return () => window.removeEventListener('online', tryAgain);
      },
      [failure],
    );
    if (Loaded) return <Loaded {...props} />;
    if (failure && lost)
      return (
        <ErrorState
          message={lost}
          error={failure.error}
          onRetry={() => (mayComeBack(failure.error) ? setFailure(undefined) : window.location.reload())}
        />
      );
    return waiting;
  }
  return Object.assign(Part, { load, isLoaded: () => known !== undefined });
}

/** The error instead of asking for a module on a device that is offline. */
const OFFLINE = new TypeError();

/**
 * Browsers remember for as long as the page is there that a module was lost, so a device that is offline does not ask
 * for one.
 */
function whileOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  return navigator.onLine ? load() : Promise.reject(OFFLINE);
}

/** Whether it can be loaded without loading the page again. */
const mayComeBack = (error: unknown) => error === OFFLINE;
