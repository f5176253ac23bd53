import { parseContent, type Content, type DraftStatus } from './draft-status';
import type { DraftStore, StoredDraft } from './draft-store';
import { errorCode, errorMessage } from './error-message';
import { noteOpenDraft } from './open-drafts';

/** After the last key. */
const PAUSE_MS = 1_500;
const RETRY_MS = [5_000, 10_000, 20_000, 30_000] as const;
/** What the server takes, in UTF-8. */
const MOST_BYTES = 1024 * 1024;

/**
 * Keeps what is typed into one form at the server: some time after the last key, at once when the page is hidden, one
 * request at a time, and again and again while there is no connection.
 */
export class DraftSaver<Values> {
  private status: DraftStatus<Values> = { ready: false, state: 'idle' };
  private readonly listeners = new Set<() => void>();
  private version = 0;
  private other: StoredDraft | null = null;
  /** What the form holds, as far as it is worth keeping. */
  private content: Content<Values> | undefined;
  private putAside: Content<Values> | undefined;
  private rounds = 0;
  private waiting: Content<Values> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flight: Promise<void> | undefined;
  private failures = 0;
  /** What was sent, saved or not: a conflict with one's own words, whose answer was lost, is none. */
  private sent: string[] = [];
  private saved: string | undefined;

  constructor(private readonly store: DraftStore) {}

  /** Asks for the kept draft and saves from now on; gives the way to end that, which saves what still waits. */
  open = (): (() => void) => {
    const forget = noteOpenDraft(this);
    document.addEventListener('visibilitychange', this.onHidden);
    window.addEventListener('pagehide', this.onPageHide);
    window.addEventListener('online', this.onOnline);
    if (!this.status.ready) void this.load();
    return () => {
      void this.flush();
      forget();
      document.removeEventListener('visibilitychange', this.onHidden);
      window.removeEventListener('pagehide', this.onPageHide);
      window.removeEventListener('online', this.onOnline);
    };
  };

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  current = () => this.status;

  /** What the form holds now, as far as it is worth keeping. */
  latest = () => this.content?.values;

  /** Takes note of what the form holds; cheap enough for each key. */
  save = (values: Values, fromVersion?: number) => {
    this.content = { values, fromVersion };
    this.waiting = this.content;
    if (this.status.state !== 'conflict') this.schedule(PAUSE_MS);
  };

  /** Saves at once what still waits; never fails. */
  flush = async (): Promise<void> => {
    await this.flight;
    await this.send();
  };

  /** Throws the draft away for good, here and at the server; what is typed afterwards begins a new one. */
  discard = async (): Promise<void> => {
    clearTimeout(this.timer);
    this.content = undefined;
    this.waiting = undefined;
    await this.flight;
    this.waiting = undefined;
    const discarding = this.store.discard().then(
      () => this.startOver(),
      // It stays at the server then, and what is typed next goes over it.
      () => undefined,
    );
    this.flight = discarding;
    await discarding;
    this.show({ state: 'idle', restored: undefined, savedAt: undefined, problem: undefined });
    this.setAside(undefined);
    this.landed();
  };

  /** Empties the form and throws the draft away at the server; `undo` brings both back. */
  startAgain = async (): Promise<void> => {
    const before = this.content;
    await this.discard();
    this.setAside(this.content ?? before);
    this.content = undefined;
    this.waiting = undefined;
  };

  /** Brings back what was put aside, here and at the server; what was typed since is put aside in its place. */
  undo = () => {
    const back = this.putAside;
    if (!back) return;
    this.setAside(this.content);
    this.content = back;
    this.waiting = back;
    this.show({ restored: { ...back, key: `undone-${++this.rounds}` } });
    void this.flush();
  };

  /** Answers a conflict: what was saved elsewhere comes into the form; what was in it is put aside. */
  takeOther = (): Promise<void> => {
    clearTimeout(this.timer);
    this.setAside(this.content);
    this.content = undefined;
    this.waiting = undefined;
    if (this.other) this.restore(this.other);
    else {
      this.startOver();
      this.show({ state: 'idle', restored: undefined, savedAt: undefined });
    }
    return Promise.resolve();
  };

  /** Answers a conflict: what is in this form goes over what was saved elsewhere, which is put aside. */
  keepMine = () => {
    this.setAside(this.other ? parseContent<Values>(this.other.data) : undefined);
    this.version = this.other?.version ?? 0;
    this.show({ state: 'saving' });
    void this.send();
  };

  private async load(): Promise<void> {
    try {
      const draft = await this.store.load();
      if (this.status.ready) return;
      if (draft) this.restore(draft);
    } catch {
      // Without it the form begins empty; a draft that is there all the same shows as a conflict at the first save.
    }
    this.show({ ready: true });
  }

  private restore(draft: StoredDraft): void {
    this.version = draft.version;
    this.saved = draft.data;
    const content = parseContent<Values>(draft.data);
    this.content = content;
    const { savedAt } = draft;
    this.show({
      ready: true,
      state: 'idle',
      savedAt,
      restored: content && { ...content, savedAt, key: `${draft.version}-${savedAt}` },
    });
  }

  private setAside(content: Content<Values> | undefined): void {
    this.putAside = content;
    this.show({ putAside: content?.values });
  }

  private startOver(): void {
    this.version = 0;
    this.saved = undefined;
    this.sent = [];
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), milliseconds);
  }

  private async send(): Promise<void> {
    const content = this.waiting;
    if (!content || this.flight || this.status.state === 'conflict' || !this.store.isOpen()) return;
    clearTimeout(this.timer);
    this.waiting = undefined;
    this.flight = this.sendContent(content);
    await this.flight;
    this.landed();
  }

  /** What was typed meanwhile takes its turn. */
  private landed(): void {
    this.flight = undefined;
    if (!this.waiting || this.status.state === 'conflict' || this.status.state === 'refused') return;
    const failed = this.status.state === 'offline';
    this.schedule(failed ? RETRY_MS[Math.min(this.failures, RETRY_MS.length) - 1]! : PAUSE_MS);
  }

  private async sendContent(content: Content<Values>): Promise<void> {
    const text = JSON.stringify(content);
    if (text === this.saved) {
      this.show({ state: 'saved' });
      return;
    }
    if (new Blob([text]).size > MOST_BYTES) {
      this.show({ state: 'refused', problem: 'this is too long to be kept as a draft.' });
      return;
    }
    this.show({ state: 'saving', problem: undefined });
    this.sent = [...this.sent.slice(-3), text];
    try {
      this.noteSaved(text, await this.store.save(text, this.version));
    } catch (error) {
      await this.onFailure(error, content);
    }
  }

  private noteSaved(text: string, { version, savedAt }: { version: number; savedAt: string }): void {
    this.version = version;
    this.saved = text;
    this.failures = 0;
    this.show({ state: 'saved', savedAt, problem: undefined });
  }

  private async onFailure(error: unknown, content: Content<Values>): Promise<void> {
    this.waiting ??= content;
    const code = errorCode(error);
    if (code === 'CONFLICT') return this.onConflict();
    if (code === 'BAD_USER_INPUT' || code === 'NOT_FOUND' || code === 'FORBIDDEN') {
      this.show({ state: 'refused', problem: errorMessage(error) });
      return;
    }
    this.failures += 1;
    this.show({ state: 'offline' });
  }

  private async onConflict(): Promise<void> {
    try {
      this.other = await this.store.load();
    } catch {
      this.failures += 1;
      this.show({ state: 'offline' });
      return;
    }
    if (this.other && this.sent.includes(this.other.data)) {
      this.noteSaved(this.other.data, this.other);
      return;
    }
    this.show({ state: 'conflict', otherSavedAt: this.other?.savedAt });
  }

  private readonly onHidden = () => {
    if (document.visibilityState === 'hidden') void this.flush();
  };

  private readonly onOnline = () => void this.send();

  /** The page may be gone before a request on its way is answered, so the newest words go out behind it, as its successor. */
  private readonly onPageHide = () => {
    if (!this.flight) return void this.send();
    if (!this.waiting || this.status.state !== 'saving') return;
    const text = JSON.stringify(this.waiting);
    this.sent = [...this.sent.slice(-3), text];
    this.store.save(text, this.version + 1).catch(() => undefined);
  };

  private show(change: Partial<DraftStatus<Values>>): void {
    this.status = { ...this.status, ...change };
    for (const listener of this.listeners) listener();
  }
}
