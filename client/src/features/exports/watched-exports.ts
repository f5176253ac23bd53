let watched: readonly string[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly string[]) {
  watched = next;
  listeners.forEach((listener) => listener());
}

/** Polls an export on every page until it has ended. */
export function watchExport(id: string) {
  if (!watched.includes(id)) publish([...watched, id]);
}

/** Stops polling an export. */
export function forgetExport(id: string) {
  publish(watched.filter((other) => other !== id));
}

/** Stops polling all exports, when the user signs out. */
export function forgetExports() {
  publish([]);
}

/** The exports that were started in this tab and have not ended. */
export function watchedExports(): readonly string[] {
  return watched;
}

/** Calls `listener` whenever the watched exports change; returns the function that unsubscribes. */
export function subscribeToExports(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
