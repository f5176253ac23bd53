import { jest } from '@jest/globals';
import { UnansweredSave } from './unanswered-save';

afterEach(() => sessionStorage.clear());

/** A server whose draft has each of these versions in turn, the last one from then on; 0 is no draft. */
function serverWith(...versions: number[]) {
  const load = jest.fn(() => {
    const version = versions.length > 1 ? versions.shift()! : versions[0]!;
    return Promise.resolve(version === 0 ? null : { version });
  });
  return load;
}

/** The page was reloaded before its save of this version had a response. */
const reloadDuringSave = (version: number) =>
  void new UnansweredSave('claim').during(version, () => new Promise(() => undefined));

describe('a draft that is loaded (DRAFT-4)', () => {
  it.each([
    ['a new draft', 1, [0, 0, 1]],
    ['a later version', 5, [4, 4, 5]],
  ])('waits for the save of %s that the page before it sent last', async (_, version, versions) => {
    reloadDuringSave(version);
    const load = serverWith(...versions);
    expect(await new UnansweredSave('claim').awaited(load)).toEqual({ version });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is loaded once when each save had its response, and for another form', async () => {
    await new UnansweredSave('claim').during(2, () => Promise.resolve());
    const load = serverWith(1);
    await new UnansweredSave('claim').awaited(load);
    reloadDuringSave(2);
    await new UnansweredSave('another').awaited(load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded once when the save failed, whose error is passed on', async () => {
    const saving = new UnansweredSave('claim').during(2, () => Promise.reject(new Error('full')));
    await expect(saving).rejects.toThrow('full');
    const load = serverWith(1);
    await new UnansweredSave('claim').awaited(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is what the server has when the last save never reaches it, and the wait is not repeated', async () => {
    jest.useFakeTimers();
    reloadDuringSave(3);
    const load = serverWith(2);
    const loaded = new UnansweredSave('claim').awaited(load);
    await jest.advanceTimersByTimeAsync(3_100);
    expect(await loaded).toEqual({ version: 2 });
    jest.useRealTimers();
    load.mockClear();
    await new UnansweredSave('claim').awaited(load);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
