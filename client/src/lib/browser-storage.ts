/**
 * Texts that the browser keeps for us, and this page alone where the browser forbids storage or has no room: then all works
 * until the page is loaded again. Never throws.
 */
class KeptTexts {
  private readonly memory = new Map<string, string>();

  /** @param storage throws where the browser forbids it, when asked for already */
  constructor(private readonly storage: () => Storage) {}

  get(key: string): string | null {
    return this.memory.get(key) ?? this.tried((storage) => storage.getItem(key)) ?? null;
  }

  /** @returns whether it outlives the page */
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

/** What every tab sees, until it is removed. */
export const lastingTexts = new KeptTexts(() => window.localStorage);
/** What this tab sees, until it is closed. */
export const tabTexts = new KeptTexts(() => window.sessionStorage);
