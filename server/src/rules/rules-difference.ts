/** A value that differs between two documents: its path and its text in each; null where it is absent. */
export interface Difference {
  path: string;
  before: string | null;
  after: string | null;
}

/**
 * The differences between two documents, value by value, in document order. Lists are compared entry by entry: by `id`
 * if all entries have a unique one, otherwise by index.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  const old = values(before);
  const made = values(after);
  const paths = [...new Set([...old.keys(), ...made.keys()])];
  return paths
    .filter((path) => old.get(path) !== made.get(path))
    .map((path) => ({ path, before: old.get(path) ?? null, after: made.get(path) ?? null }));
}

/** All values that are neither objects nor lists, by path; null means the same as absent. */
function values(document: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === undefined) return;
    const inner = (key: string) => (path === '' ? key : `${path}.${key}`);
    if (Array.isArray(value)) {
      const names = namesOf(value);
      value.forEach((entry, at) => walk(entry, inner(names?.[at] ?? String(at))));
    } else if (typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) walk(entry, inner(key));
    else found.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  };
  walk(document, '');
  return found;
}

const NAME = /^(?!\d+$)[\w-]+$/;

/** The ids of a list's entries, if each has one and no two are equal. */
function namesOf(list: readonly unknown[]): string[] | undefined {
  const names: string[] = [];
  for (const entry of list) {
    const name = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
    if (typeof name !== 'string' || !NAME.test(name)) return undefined;
    names.push(name);
  }
  return new Set(names).size === names.length ? names : undefined;
}
