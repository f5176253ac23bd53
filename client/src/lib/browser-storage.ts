/**
 * Texts in browser storage, or in memory when the browser forbids storage or has no room; those are lost when the page
 * is reloaded. Never throws.
 */
class KeptTexts {
  private readonly memory = new Map<string, string>();

  /** @param storage returns the storage; just accessing it throws when the browser forbids it */
  constructor(private readonly storage: () => Storage) {}

  get(key: string): string | null {
    return this.memory.get(key) ?? this.tried((storage) => storage.getItem(key)) ?? null;
  }

  /** @returns whether the text outlives the page */
  set(key: string, text: string): boolean {
    const isKept = this.tried((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (isKept) {
      this.memory.delete(key);
      return true;
    }
    this.remove(key);
    this.memory.set(key, text);
    return false;
  }

  remove(key: string): void {
    this.memory.delete(key);
    this.tried((storage) => storage.removeItem(key));
  }

  clear(): void {
    this.memory.clear();
    this.tried((storage) => storage.clear());
  }

  private tried<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(this.storage());
    } catch {
      return undefined;
    }
  }
}

/** Texts that every tab sees, until they are removed. */
export const lastingTexts = new KeptTexts(() => window.localStorage);
/** Texts that only this tab sees, until it is closed. */
export const tabTexts = new KeptTexts(() => window.sessionStorage);
