import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { DraftSaver } from './draft-saver';
import { flushDrafts, keepDraftsHere } from './open-drafts';
import type { DraftStore, StoredDraft, UnsavedDraft } from './draft-store';

interface Values {
  name: string;
}

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: `No: ${code}`, extensions: { code } }] });
const OFFLINE = new TypeError('Failed to fetch');

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

let store: FakeStore;
let saver: DraftSaver<Values>;
let close: () => void;

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

async function open() {
  saver = new DraftSaver<Values>(store);
  close = saver.open();
  await pass(0);
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const type = (name: string) => saver.save({ name });
const kept = (name: string, version = 1): StoredDraft => ({
  data: JSON.stringify({ values: { name } }),
  version,
  savedAt: '2026-11-20T03:04:05Z',
});
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a stored draft', () => {
  it('a stored draft is restored, with the version it is based on', async () => {
    store.draft = {
      data: '{"values":{"name":"Acme"},"fromVersion":7}',
      version: 3,
      savedAt: '2026-11-20T03:04:05Z',
    };
    saver = new DraftSaver<Values>(store);
    close = saver.open();
    expect(saver.current().ready).toBe(false);
    await pass(0);
    expect(saver.current()).toMatchObject({
      ready: true,
      state: 'idle',
      restored: { values: { name: 'Acme' }, fromVersion: 7, savedAt: '2026-11-20T03:04:05Z' },
    });
    type('Acme Ltd');
    await pass(1_500);
    expect(store.draft.version).toBe(4);
  });

  it.each(['no JSON', 'null', '{}', '7'])('an unreadable draft is ignored: %s', async (data) => {
    store.draft = { ...kept(''), data };
    await open();
    expect(saver.current()).toMatchObject({ ready: true, restored: undefined });
    type('New');
    await pass(1_500);
    expect(store.draft.version).toBe(2);
  });

  it('a draft that cannot be loaded does not block the form', async () => {
    store.load = () => Promise.reject(OFFLINE);
    await open();
    expect(saver.current()).toMatchObject({ ready: true, state: 'idle' });
  });
});

describe('saving what is typed', () => {
  it('saves the latest text a while after the last keystroke (DRAFT-1)', async () => {
    await open();
    type('A');
    await pass(1_000);
    type('Ac');
    await pass(1_000);
    expect(store.saves).toHaveLength(0);
    await pass(500);
    expect(store.names()).toEqual(['Ac']);
    expect(saver.current()).toMatchObject({ state: 'saved', savedAt: '2026-11-21T03:04:00Z' });
  });

  it('what is typed during a save is sent with the next one', async () => {
    await open();
    let go: () => void = () => undefined;
    store.hold = new Promise((resolve) => (go = resolve));
    type('A');
    await pass(1_500);
    type('B');
    await pass(5_000);
    expect(saver.current().state).toBe('saving');
    go();
    await pass(1_500);
    expect(store.names()).toEqual(['A', 'B']);
    expect(store.draft?.version).toBe(2);
  });

  it('an unchanged draft is not sent again', async () => {
    await open();
    type('A');
    await pass(1_500);
    type('A');
    await pass(1_500);
    expect(store.saves).toHaveLength(1);
  });

  it('a draft is saved at once when the page is hidden, when it is left, and before logging out (DRAFT-1)', async () => {
    await open();
    type('A');
    hide(true);
    await pass(0);
    expect(store.names()).toEqual(['A']);
    hide(false);
    type('B');
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    type('C');
    await flushDrafts();
    type('D');
    close();
    await pass(0);
    expect(store.names()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('what is typed during a save is also sent when the page is left', async () => {
    await open();
    let go: () => void = () => undefined;
    store.hold = new Promise((resolve) => (go = resolve));
    type('A');
    await pass(1_500);
    type('B');
    window.dispatchEvent(new Event('pagehide'));
    go();
    await pass(0);
    expect(store.names()).toEqual(['A', 'B']);
    // The page is shown again after all: what it sent while leaving is its own draft, and no conflict.
    type('C');
    await pass(3_000);
    expect(saver.current().state).toBe('saved');
    expect(JSON.parse(store.draft!.data)).toEqual({ values: { name: 'C' } });
  });

  it('a draft is kept and retried while there is no connection', async () => {
    await open();
    store.failures = [OFFLINE, OFFLINE];
    type('A');
    await pass(1_500);
    expect(saver.current().state).toBe('offline');
    await pass(5_000);
    expect(saver.current().state).toBe('offline');
    await pass(10_000);
    expect(saver.current().state).toBe('saved');
    expect(store.names()).toEqual(['A']);
  });

  it('a draft is sent at once when the connection is back', async () => {
    await open();
    store.failures = [OFFLINE];
    type('A');
    await pass(1_500);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(saver.current().state).toBe('saved');
  });

  it('a save whose response was lost does not conflict with itself', async () => {
    await open();
    store.loseAnswers = 1;
    type('A');
    await pass(1_500);
    expect(saver.current().state).toBe('offline');
    type('AB');
    await pass(1_500);
    await pass(5_000);
    expect(saver.current().state).toBe('saved');
    expect(JSON.parse(store.draft!.data)).toEqual({ values: { name: 'AB' } });
  });

  it('a rejected draft shows why, and the next change is saved again', async () => {
    await open();
    store.failures = [refusal('BAD_USER_INPUT')];
    type('A');
    await pass(60_000);
    expect(saver.current()).toMatchObject({ state: 'refused', problem: 'No: BAD_USER_INPUT' });
    type('AB');
    await pass(1_500);
    expect(saver.current()).toMatchObject({ state: 'saved', problem: undefined });
  });

  it('a draft is not sent when it is too long, nor when nobody is signed in', async () => {
    await open();
    type('x'.repeat(1024 * 1024));
    await pass(1_500);
    expect(saver.current().state).toBe('refused');
    store.open = false;
    type('A');
    await pass(1_500);
    expect(store.saves).toHaveLength(0);
  });
});

describe('a draft changed elsewhere', () => {
  beforeEach(async () => {
    await open();
    store.draft = kept('Theirs', 5);
    type('Mine');
    await pass(1_500);
  });

  it('a draft changed elsewhere stops saving until the user has decided (DRAFT-3)', async () => {
    expect(saver.current()).toMatchObject({ state: 'conflict', otherSavedAt: '2026-11-20T03:04:05Z' });
    type('Mine too');
    await pass(60_000);
    expect(store.draft).toEqual(kept('Theirs', 5));
  });

  it('a draft changed elsewhere is overwritten when the user keeps this one', async () => {
    type('Mine too');
    saver.keepMine();
    await pass(0);
    expect(saver.current().state).toBe('saved');
    expect(JSON.parse(store.draft!.data)).toEqual({ values: { name: 'Mine too' } });
  });

  it.each([
    ['once', 1],
    ['twice', 2],
  ])('is loaded into the form when the user chooses it, pressed %s', async (_, times) => {
    for (let time = 0; time < times; time++) await saver.takeOther();
    expect(saver.current()).toMatchObject({ state: 'idle', restored: { values: { name: 'Theirs' } } });
    expect(saver.current().putAside).toEqual({ name: 'Mine' });
    type('Theirs and mine');
    await pass(1_500);
    expect(store.draft?.version).toBe(6);
  });
});

describe('submitting a form', () => {
  beforeEach(async () => {
    store.draft = kept('Both', 2);
    await open();
  });

  it('a form saves its draft before it is submitted', async () => {
    type('Mine');
    expect(await saver.mayBeSent()).toBe(true);
    expect(store.names()).toEqual(['Mine']);
  });

  it('a restored form may be submitted, and so may one whose draft cannot be loaded', async () => {
    expect(await saver.mayBeSent()).toBe(true);
    store.load = () => Promise.reject(OFFLINE);
    expect(await saver.mayBeSent()).toBe(true);
  });

  it('a form may be submitted when the response to its last save was lost', async () => {
    store.loseAnswers = 1;
    type('Mine');
    expect(await saver.mayBeSent()).toBe(true);
  });

  it.each([
    ['was submitted elsewhere', null, undefined],
    ['has a newer draft elsewhere', kept('Theirs', 5), '2026-11-20T03:04:05Z'],
  ])(
    'a form may not be submitted while it %s, until the user keeps this draft',
    async (_, draft, otherSavedAt) => {
      store.draft = draft;
      expect(await saver.mayBeSent()).toBe(false);
      expect(saver.current()).toMatchObject({ state: 'conflict', otherSavedAt });
      expect(await saver.mayBeSent()).toBe(false);
      saver.keepMine();
      await pass(0);
      expect(saver.current().state).toBe('saved');
      expect(store.names()).toEqual(['Both']);
      expect(await saver.mayBeSent()).toBe(true);
    },
  );
});

describe('a draft submitted elsewhere', () => {
  beforeEach(async () => {
    store.draft = kept('Both', 2);
    await open();
    store.draft = null;
    type('Mine');
    await pass(1_500);
  });

  it('a draft submitted elsewhere is created again when the user keeps this one', async () => {
    expect(saver.current()).toMatchObject({ state: 'conflict', otherSavedAt: undefined });
    saver.keepMine();
    await pass(0);
    expect(store.draft).toMatchObject({ version: 1 });
  });

  it('a draft submitted elsewhere is gone when the user starts again', async () => {
    await saver.takeOther();
    expect(saver.current()).toMatchObject({ state: 'idle', restored: undefined, savedAt: undefined });
    await pass(60_000);
    expect(store.draft).toBeNull();
  });
});

describe('discarding a draft', () => {
  it('discarding a draft deletes the stored one and drops what is unsaved', async () => {
    store.draft = kept('Old', 4);
    await open();
    type('Old and new');
    await saver.discard();
    await pass(60_000);
    expect(store.draft).toBeNull();
    expect(saver.current()).toMatchObject({ state: 'idle', restored: undefined, savedAt: undefined });
    type('New');
    await pass(1_500);
    expect(store.draft).toMatchObject({ version: 1 });
  });

  it('discarding a draft waits for a running save', async () => {
    await open();
    let go: () => void = () => undefined;
    store.hold = new Promise((resolve) => (go = resolve));
    type('A');
    await pass(1_500);
    const discarded = saver.discard();
    go();
    await discarded;
    expect(store.names()).toEqual(['A']);
    expect(store.draft).toBeNull();
  });

  it('discarding a draft does not fail without a connection', async () => {
    store.draft = kept('Old', 4);
    await open();
    store.failures = [OFFLINE];
    await saver.discard();
    type('New');
    await pass(1_500);
    expect(store.draft).toMatchObject({ version: 5 });
  });
});

describe('starting again', () => {
  beforeEach(async () => {
    store.draft = kept('Old', 4);
    await open();
    type('Old and new');
    await saver.startAgain();
  });

  it('Start again deletes the draft at the server and keeps it in the tab to be brought back', async () => {
    expect(store.draft).toBeNull();
    expect(saver.latest()).toBeUndefined();
    expect(saver.current()).toMatchObject({ restored: undefined, putAside: { name: 'Old and new' } });
    saver.undo();
    await pass(0);
    expect(saver.current()).toMatchObject({
      restored: { values: { name: 'Old and new' } },
      putAside: undefined,
      state: 'saved',
    });
    expect(JSON.parse(store.draft!.data)).toEqual({ values: { name: 'Old and new' } });
  });

  it('Start again loses nothing when it is pressed twice', async () => {
    saver.undo();
    await pass(0);
    await Promise.all([saver.startAgain(), saver.startAgain()]);
    expect(saver.current()).toMatchObject({ putAside: { name: 'Old and new' } });
    expect(store.aside).toBe('{"values":{"name":"Old and new"}}');
  });

  it('undoing Start again sets aside what was typed since', async () => {
    type('Newest');
    await pass(1_500);
    saver.undo();
    await pass(0);
    expect(saver.current()).toMatchObject({ putAside: { name: 'Newest' } });
    saver.undo();
    await pass(0);
    expect(JSON.parse(store.draft!.data)).toEqual({ values: { name: 'Newest' } });
    expect(saver.current()).toMatchObject({ putAside: { name: 'Old and new' } });
  });

  it('Start again can be undone after the form was left and opened again', async () => {
    close();
    await open();
    expect(saver.current()).toMatchObject({
      putAside: { name: 'Old and new' },
      isAsideFromBefore: true,
    });
    saver.undo();
    await pass(0);
    expect(JSON.parse(store.draft!.data)).toEqual({ values: { name: 'Old and new' } });
    close();
    await open();
    expect(saver.current().putAside).toBeUndefined();
  });

  it('Start again cannot be undone once the form was submitted', async () => {
    await saver.discard();
    expect(saver.current()).toMatchObject({ putAside: undefined });
    expect(store.aside).toBeNull();
  });
});

it('a conflict sets aside the draft that is not chosen', async () => {
  await open();
  store.draft = kept('Theirs', 5);
  type('Mine');
  await pass(1_500);
  saver.keepMine();
  await pass(0);
  expect(saver.current()).toMatchObject({ state: 'saved', putAside: { name: 'Theirs' } });
  saver.undo();
  await pass(0);
  expect(JSON.parse(store.draft.data)).toEqual({ values: { name: 'Theirs' } });
  expect(saver.current()).toMatchObject({ putAside: { name: 'Mine' } });
});

describe('content that could not be saved at the server', () => {
  const leaves = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };

  it('is stored in the tab when the session ends, both unsent and being sent (DRAFT-4, SESSION-18)', async () => {
    store.draft = kept('Old', 3);
    await open();
    expect(keepDraftsHere()).toBeUndefined();
    type('Typed just before');
    await keepDraftsHere();
    expect(store.kept).toEqual({ data: '{"values":{"name":"Typed just before"}}', version: 3 });
    store.hold = new Promise(() => undefined);
    await pass(1_500);
    store.kept = null;
    await keepDraftsHere();
    expect(store.kept).toMatchObject({ version: 3 });
  });

  it('is restored into the form after signing in again, and saved (DRAFT-4, SESSION-18)', async () => {
    store.draft = kept('Old', 3);
    store.kept = { data: '{"values":{"name":"Newer"}}', version: 3 };
    await open();
    expect(saver.current()).toMatchObject({ ready: true, restored: { values: { name: 'Newer' } } });
    await pass(0);
    expect(JSON.parse(store.draft.data)).toEqual({ values: { name: 'Newer' } });
  });

  it('asks the user when another device has saved the form meanwhile', async () => {
    store.draft = kept('Theirs', 4);
    store.kept = { data: '{"values":{"name":"Mine"}}', version: 3 };
    await open();
    expect(saver.current()).toMatchObject({ state: 'conflict', restored: { values: { name: 'Mine' } } });
    // The user may leave the page before choosing.
    expect(store.kept).toMatchObject({ version: 3 });
    saver.keepMine();
    await pass(0);
    expect(JSON.parse(store.draft.data)).toEqual({ values: { name: 'Mine' } });
  });

  it('is reported as stored only when all of it is', async () => {
    await open();
    type('Mine');
    expect(await keepDraftsHere()).toBe(true);
    store.hasRoom = false;
    expect(await keepDraftsHere()).toBe(false);
  });

  it('is stored in the tab while there is no connection, since a phone may discard the page (DRAFT-6)', async () => {
    store.draft = kept('Old', 3);
    await open();
    store.failures = [OFFLINE];
    type('Offline');
    await pass(1_500);
    expect(store.kept).toEqual({ data: '{"values":{"name":"Offline"}}', version: 3 });
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(store.names()).toEqual(['Offline']);
    expect(store.kept).toBeNull();
  });

  it('is stored in the tab when the page is hidden before it could be saved (DRAFT-6)', async () => {
    await open();
    store.failures = [OFFLINE];
    type('Typed, then the phone rang');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(store.kept).toMatchObject({ data: '{"values":{"name":"Typed, then the phone rang"}}' });
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is restored in a form that is opened while the server cannot be reached', async () => {
    store.draft = kept('Old', 3);
    store.kept = { data: '{"values":{"name":"Newer"}}', version: 3 };
    store.loads = [OFFLINE];
    store.failures = [OFFLINE];
    await open();
    expect(saver.current()).toMatchObject({
      ready: true,
      state: 'offline',
      restored: { values: { name: 'Newer' } },
    });
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(JSON.parse(store.draft.data)).toEqual({ values: { name: 'Newer' } });
    expect(saver.current().state).toBe('saved');
  });

  it('is deleted from the tab when the draft is discarded', async () => {
    await open();
    store.failures = [OFFLINE];
    type('A');
    await pass(1_500);
    expect(store.kept).not.toBeNull();
    await saver.discard();
    expect(store.kept).toBeNull();
  });

  it('is stored in the tab when the session has ended in another tab', async () => {
    await open();
    type('Mine');
    store.open = false;
    close();
    await pass(0);
    expect(store.kept).toMatchObject({ data: '{"values":{"name":"Mine"}}' });
  });

  it('makes the browser ask before the page is closed without a connection', async () => {
    await open();
    type('A');
    expect(leaves()).toBe(true);
    store.failures = [OFFLINE];
    await pass(1_500);
    expect(leaves()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(leaves()).toBe(true);
  });

  it('makes the browser ask when it is too long for a keepalive request', async () => {
    await open();
    type('x'.repeat(30_000));
    expect(leaves()).toBe(false);
    await pass(1_500);
    expect(leaves()).toBe(true);
  });

  it('is in the form that is opened again while it is being sent', async () => {
    await open();
    let go = () => {};
    store.hold = new Promise((resolve) => (go = resolve));
    type('A');
    await pass(1_500);
    close();
    await pass(0);
    expect(saver.isUnsaved()).toBe(true);
    close = saver.open();
    expect(saver.current()).toMatchObject({ ready: true, restored: { values: { name: 'A' } } });
    go();
    await pass(0);
    expect(store.names()).toEqual(['A']);
  });

  it('is saved after the form was left, and in the form until then', async () => {
    await open();
    store.failures = [OFFLINE, OFFLINE];
    type('A');
    await pass(1_500);
    close();
    await pass(0);
    expect(saver.current()).toMatchObject({ restored: { values: { name: 'A' } } });
    expect(leaves()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(store.names()).toEqual(['A']);
    expect(leaves()).toBe(true);
  });
});
