import { tabTexts } from '../../lib/browser-storage';

/** How long a page that loads a draft waits for the save that the page before it sent last, in milliseconds. */
const WAITS_MS = [100, 200, 400, 800, 1_600] as const;

/**
 * The save of a draft that was sent and has no response yet, noted in this tab: a page that is reloaded may load the
 * draft before the last save of the page before it has reached the server (DRAFT-4).
 */
export class UnansweredSave {
  private readonly key: string;

  constructor(place: string) {
    this.key = `draft-save:${place}`;
  }

  /** Runs a save that makes this version of the draft; noted until it has ended. */
  async during<T>(version: number, save: () => Promise<T>): Promise<T> {
    tabTexts.set(this.key, String(version));
    return save().finally(() => {
      if (this.expected() === version) this.forget();
    });
  }

  /** Loads the draft; for some 3 seconds again and again while it is older than the save that was sent last. */
  async awaited<T extends { version: number } | null>(load: () => Promise<T>): Promise<T> {
    let draft = await load();
    for (const wait of WAITS_MS) {
      if ((draft?.version ?? 0) >= this.expected()) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      draft = await load();
    }
    this.forget();
    return draft;
  }

  private expected(): number {
    return Number(tabTexts.get(this.key) ?? 0);
  }

  private forget(): void {
    tabTexts.remove(this.key);
  }
}
