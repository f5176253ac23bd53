import {
  close,
  kept,
  OFFLINE,
  open,
  pass,
  reopen,
  saver,
  store,
  type,
  withEmptyStore,
} from '../../test-support/draft-saving';
import { keepDraftsHere } from './open-drafts';

withEmptyStore();

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
    reopen();
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
