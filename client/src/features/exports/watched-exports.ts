let watched: readonly string[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly string[]) {
  watched = next;
  listeners.forEach((listener) => listener());
}

/** Has an export watched on whatever page the person goes to, until it has ended. */
export function watchExport(id: string) {
  if (!watched.includes(id)) publish([...watched, id]);
}

/** Leaves an export alone. */
export function forgetExport(id: string) {
  publish(watched.filter((other) => other !== id));
}

/** Leaves all alone, when who asked for them signs out. */
export function forgetExports() {
  publish([]);
}

/** The exports that were asked for in this tab and have not ended. */
export function watchedExports(): readonly string[] {
  return watched;
}

/** Runs `listener` whenever the watched exports change; gives the way to stop. */
export function subscribeToExports(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
