import {
  close,
  hide,
  kept,
  OFFLINE,
  open,
  openUnloaded,
  pass,
  refusal,
  saver,
  store,
  type,
  withEmptyStore,
} from '../../test-support/draft-saving';
import { flushDrafts } from './open-drafts';

withEmptyStore();

describe('a stored draft', () => {
  it('a stored draft is restored, with the version it is based on', async () => {
    store.draft = {
      data: '{"values":{"name":"Acme"},"fromVersion":7}',
      version: 3,
      savedAt: '2026-11-20T03:04:05Z',
    };
    openUnloaded();
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

  it('an attempt after a failed one is still shown as not saved, and is sent again when the page is left (UX-6)', async () => {
    await open();
    store.failures = [OFFLINE];
    type('A');
    await pass(1_500);
    let go: () => void = () => undefined;
    store.hold = new Promise((resolve) => (go = resolve));
    await pass(5_000);
    expect(saver.current().state).toBe('offline');
    type('B');
    window.dispatchEvent(new Event('pagehide'));
    go();
    await pass(0);
    expect(saver.current().state).toBe('saved');
    expect(store.names()).toEqual(['A', 'B']);
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
