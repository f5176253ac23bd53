import { t } from '@rules/text.js';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../feedback/states';
import { showToast } from '../toast/toast-store';

/** A part of a page whose code is loaded when it is first rendered. */
export type Later<Props> = ComponentType<Props> & { load: () => Promise<unknown>; isLoaded: () => boolean };

interface Options {
  /** Shown in its place while it loads. */
  waiting?: ReactNode;
  /** Said in its place when it cannot be loaded; without it an alert says so, as for a dialog. */
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
    (loading ??= loadComponent().then(
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
    useEffect(
      function loadOnce() {
        if (Loaded) return undefined;
        let isShown = true;
        load().then(
          (component) => isShown && setLoaded(() => component),
          (error: unknown) => {
            if (!isShown) return;
            setFailure({ error });
            if (!lost)
              showToast('error', t('This could not be opened. Check your connection, then reload the page.'));
          },
        );
        return () => void (isShown = false);
      },
      [Loaded],
    );
    if (Loaded) return <Loaded {...props} />;
    if (failure && lost)
      return (
        // Browsers remember that a module was lost for as long as the page is there.
        <ErrorState message={lost} error={failure.error} onRetry={() => window.location.reload()} />
      );
    return waiting;
  }
  return Object.assign(Part, { load, isLoaded: () => known !== undefined });
}
