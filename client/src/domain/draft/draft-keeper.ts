import { t } from '@rules/text.js';
import { PAUSE_MS, retryAfter } from './draft-times';
import { parseContent, type Content, type DraftStatus } from './draft-status';
import {
  OUTLIVES_PAGE_CHARACTERS,
  type DraftStore,
  type StoredDraft,
  type UnsavedDraft,
} from './draft-store';
import { errorCode, errorMessage } from '../../lib/error-message';
import { finishTyping } from '../../lib/finish-typing';
import { noteOpenDraft } from './open-drafts';
import { listenToPage } from '../../lib/page-events';
import { noteUnsaved } from '../../lib/unsaved';

/** The server's limit for a draft, in bytes of UTF-8. */
const MOST_BYTES = 1024 * 1024;

/**
 * Saves the content of one form as a draft at the server: shortly after the last keystroke, at once when the page is
 * hidden, one request at a time, with retries while there is no connection.
 */
export class DraftKeeper<Values> {
  protected status: DraftStatus<Values> = { ready: false, state: 'idle' };
  private readonly listeners = new Set<() => void>();
  protected version = 0;
  protected other: StoredDraft | null = null;
  /** The form's current content, when it differs from what the form started with or from the draft. */
  protected content: Content<Values> | undefined;
  /** The content that the user removed from the form. */
  protected putAside: Content<Values> | undefined;
  protected rounds = 0;
  protected waiting: Content<Values> | undefined;
  /** The content that is being sent to the server. */
  private sending: Content<Values> | undefined;
  /** Stops listening to the page; undefined when the form is not on screen and everything is saved. */
  private detach: (() => void) | undefined;
  private isOnScreen = false;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  protected flight: Promise<void> | undefined;
  private failures = 0;
  /**
   * The texts that were sent, whether saved or not: a conflict with a text of our own whose response was lost is no
   * conflict.
   */
  private sent: string[] = [];
  protected saved: string | undefined;

  constructor(protected readonly store: DraftStore) {}

  /** Loads the draft and starts saving; returns the function that stops this after saving what is still unsaved. */
  open = (): (() => void) => {
    this.isOnScreen = true;
    this.attach();
    if (!this.status.ready) void this.load();
    return () => {
      this.isOnScreen = false;
      this.holdForReturn();
      if (!this.store.isOpen()) void this.keepHere();
      void this.flush().then(() => this.restOrGoOn());
    };
  };

  /** False once the session in which the form was opened has ended. */
  isOpen = () => this.store.isOpen();

  /** True while the server does not have everything that was typed. */
  isUnsaved = () => (this.waiting ?? this.sending) !== undefined;

  /**
   * Stores in this tab, encrypted, what the server does not have, and resolves with whether that succeeded; undefined
   * when everything is saved.
   */
  keepHere = (): Promise<boolean> | undefined => {
    const unsaved = this.waiting ?? this.sending;
    return unsaved && this.store.keepHere({ data: JSON.stringify(unsaved), version: this.version });
  };

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  current = () => this.status;

  /** The form's current content; undefined when it was not changed. */
  latest = () => this.content?.values;

  /** Records the form's content; cheap enough to call on each keystroke. */
  save = (values: Values, fromVersion?: number) => {
    this.content = { values, fromVersion };
    this.waiting = this.content;
    if (this.status.state !== 'conflict') this.schedule(PAUSE_MS);
  };

  /** Saves at once what is still unsaved; never fails. */
  flush = async (): Promise<void> => {
    await this.flight;
    await this.send();
  };

  /**
   * Whether the form may be submitted: its draft is saved first, and must be the latest one. When false, the user must
   * choose between two drafts. A draft that cannot be saved or loaded does not prevent the submission.
   */
  mayBeSent = async (): Promise<boolean> => {
    await this.flush();
    const { state } = this.status;
    if (state === 'conflict') return false;
    if (state === 'offline' || this.version === 0) return true;
    const kept = await this.store.load().catch(() => undefined);
    return kept === undefined || (kept?.version ?? 0) === this.version || !this.conflictsWith(kept);
  };

  private async load(): Promise<void> {
    // Undefined when loading fails: the form starts empty, and if a draft exists, the first save reports a conflict.
    const draft = await this.store.load().catch(() => undefined);
    const kept = await this.store.takeKeptHere();
    const aside = await this.store.readAside();
    if (this.status.ready) return;
    this.putAside = aside === null ? undefined : parseContent<Values>(aside);
    if (this.putAside) this.show({ putAside: this.putAside.values, isAsideFromBefore: true });
    if (draft) this.restore(draft);
    if (kept) this.goOnWith(kept, draft);
    this.show({ ready: true });
  }

  /** Continues with what was typed before the session ended or the page was closed, and had not been saved. */
  private goOnWith({ data, version }: UnsavedDraft, draft: StoredDraft | null | undefined): void {
    const content = parseContent<Values>(data);
    if (!content || data === draft?.data) return;
    this.content = content;
    this.waiting = content;
    this.version = version;
    this.show({ ready: true, restored: { ...content, key: 'kept-here' } });
    if (draft === undefined || (draft?.version ?? 0) === version) {
      void this.send();
      return;
    }
    this.other = draft;
    this.show({ state: 'conflict', otherSavedAt: draft?.savedAt });
    // Reading it deleted it from the tab, and the user may leave before choosing.
    void this.keepHere();
  }

  private attach(): void {
    if (this.detach) return;
    const ends = [
      noteOpenDraft(this),
      noteUnsaved(() => this.isLostWithPage()),
      listenToPage({
        // A phone may discard a hidden page.
        onHidden: () => void this.flush().then(() => this.keepHere()),
        onLeave: () => this.sendLast(),
        onOnline: () => void this.send(),
      }),
    ];
    this.detach = () => {
      for (const end of ends) end();
      this.detach = undefined;
    };
  }

  /**
   * A form that is opened again before everything is saved starts with what was typed, including content that is being
   * sent.
   */
  private holdForReturn(): void {
    const unsaved = this.waiting ?? this.sending;
    if (unsaved) this.show({ restored: { ...unsaved, key: `left-${++this.rounds}` } });
  }

  /** After a form was left, saving continues until everything is saved. */
  private restOrGoOn(): void {
    if (!this.isOnScreen && (!this.isUnsaved() || !this.store.isOpen())) this.detach?.();
  }

  /**
   * Closing the page saves unsaved content, but not without a connection, nor content that is too long for a keepalive
   * request.
   */
  private isLostWithPage(): boolean {
    const unsaved = this.waiting ?? this.sending;
    if (!unsaved || !this.store.isOpen()) return false;
    const { state } = this.status;
    if (state === 'offline' || state === 'refused' || state === 'conflict') return true;
    return JSON.stringify(unsaved).length > OUTLIVES_PAGE_CHARACTERS;
  }

  protected restore(draft: StoredDraft): void {
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

  protected startOver(): void {
    this.version = 0;
    this.saved = undefined;
    this.sent = [];
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), milliseconds);
  }

  protected async send(): Promise<void> {
    const content = this.waiting;
    if (!content || this.flight || this.status.state === 'conflict' || !this.store.isOpen()) return;
    clearTimeout(this.timer);
    this.waiting = undefined;
    this.sending = content;
    this.flight = this.sendContent(content);
    await this.flight;
    this.sending = undefined;
    this.landed();
    this.restOrGoOn();
  }

  /** Schedules what was typed during the save. */
  protected landed(): void {
    this.flight = undefined;
    if (!this.waiting || this.status.state === 'conflict' || this.status.state === 'refused') return;
    this.schedule(this.status.state === 'offline' ? retryAfter(this.failures) : PAUSE_MS);
  }

  private async sendContent(content: Content<Values>): Promise<void> {
    const text = JSON.stringify(content);
    if (text === this.saved) {
      this.store.forgetHere();
      this.show({ state: 'saved' });
      return;
    }
    if (new Blob([text]).size > MOST_BYTES) {
      this.waiting ??= content;
      this.show({ state: 'refused', problem: t('this is too long to be saved as a draft.') });
      return;
    }
    // An attempt after a failed one takes up to half a minute, during which nothing is saved either.
    this.show({ state: this.failures > 0 ? 'offline' : 'saving', problem: undefined });
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
    this.store.forgetHere();
    this.show({ state: 'saved', savedAt, problem: undefined });
  }

  private async onFailure(error: unknown, content: Content<Values>): Promise<void> {
    this.waiting ??= content;
    const code = errorCode(error);
    // The page is being redirected to the sign-in page.
    if (code === 'UNAUTHENTICATED') return;
    void this.keepHere();
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
      this.conflictsWith(await this.store.load());
    } catch {
      this.failures += 1;
      this.show({ state: 'offline' });
    }
  }

  /** Distinguishes a draft that this form sent from one saved elsewhere, about which the user must decide. */
  private conflictsWith(other: StoredDraft | null): boolean {
    this.other = other;
    if (other && this.sent.includes(other.data)) {
      this.noteSaved(other.data, other);
      return false;
    }
    this.show({ state: 'conflict', otherSavedAt: other?.savedAt });
    return true;
  }

  /**
   * The page may be closed before a running request is answered, so the latest content is sent as its successor
   * version.
   */
  private sendLast(): void {
    finishTyping();
    if (!this.flight) return void this.send();
    const { state } = this.status;
    const isUnderWay = state === 'saving' || state === 'offline';
    if (!this.waiting || !isUnderWay || !this.store.isOpen()) return;
    const text = JSON.stringify(this.waiting);
    this.sent = [...this.sent.slice(-3), text];
    this.store.save(text, this.version + 1).catch(() => undefined);
  }

  protected show(change: Partial<DraftStatus<Values>>): void {
    this.status = { ...this.status, ...change };
    for (const listener of this.listeners) listener();
  }
}
