import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { DraftSaver } from '../domain/draft/draft-saver';
import type { DraftStore, StoredDraft, UnsavedDraft } from '../domain/draft/draft-store';

interface Values {
  name: string;
}

/** The response to a draft that the server rejects. */
export const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: `No: ${code}`, extensions: { code } }] });
/** The error of a call without a connection. */
export const OFFLINE = new TypeError('Failed to fetch');

/** A server with one draft, whose next responses can fail or be delayed. */
class FakeStore implements DraftStore {
  draft: StoredDraft | null = null;
  saves: string[] = [];
  failures: Error[] = [];
  /** Saves, but loses the response. */
  loseAnswers = 0;
  hold: Promise<void> | undefined;
  open = true;

  isOpen = () => this.open;
  loads: Error[] = [];
  load = () => {
    const failure = this.loads.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(this.draft);
  };
  save = async (data: string, version: number) => {
    const failure = this.failures.shift();
    await this.hold;
    if (failure) throw failure;
    this.saves.push(data);
    if (version !== (this.draft?.version ?? 0)) throw refusal('CONFLICT');
    this.draft = { data, version: version + 1, savedAt: `2026-11-21T03:04:0${version}Z` };
    if (this.loseAnswers-- > 0) throw OFFLINE;
    return this.draft;
  };
  discard = () => {
    const failure = this.failures.shift();
    if (failure) return Promise.reject(failure);
    this.draft = null;
    return Promise.resolve();
  };
  kept: UnsavedDraft | null = null;
  keepHere = (draft: UnsavedDraft) => {
    this.kept = draft;
    return Promise.resolve(this.hasRoom);
  };
  hasRoom = true;
  forgetHere = () => {
    this.kept = null;
  };
  takeKeptHere = () => Promise.resolve(this.kept);
  aside: string | null = null;
  putAside = (data: string | null) => {
    this.aside = data;
    return Promise.resolve();
  };
  readAside = () => Promise.resolve(this.aside);
  names = () => this.saves.map((data) => (JSON.parse(data) as { values: Values }).values.name);
}

export let store: FakeStore;
export let saver: DraftSaver<Values>;
/** Leaves the form. */
export let close: () => void;

/** Gives each test of the file an empty store, and fake time. */
export function withEmptyStore(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    store = new FakeStore();
  });
  afterEach(async () => {
    // Otherwise a saver with unsaved content continues after its form is left.
    store.open = false;
    close();
    await pass(0);
    jest.useRealTimers();
  });
}

/** Opens a form whose draft is still loading. */
export function openUnloaded(): void {
  saver = new DraftSaver<Values>(store);
  close = saver.open();
}

/** Opens a form. */
export async function open(): Promise<void> {
  openUnloaded();
  await pass(0);
}

/** Opens the form again that was left. */
export function reopen(): void {
  close = saver.open();
}

/** Lets this time pass. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Types the name of a claim. */
export const type = (name: string) => saver.save({ name });
/** A draft that the server has. */
export const kept = (name: string, version = 1): StoredDraft => ({
  data: JSON.stringify({ values: { name } }),
  version,
  savedAt: '2026-11-20T03:04:05Z',
});
/** Hides the page, or shows it again. */
export const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};
