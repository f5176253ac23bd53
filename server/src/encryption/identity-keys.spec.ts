import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilesUnavailable } from '../common/errors.js';
import { newDataKey, DecryptionError, unwrapDataKey } from './envelope.js';
import { IdentityKeys } from './identity-keys.js';

let folder: string;
let path: string;
let keys: IdentityKeys;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prorata-keys-'));
  path = join(folder, 'deep', 'identity-keys.json');
  keys = new IdentityKeys(path);
  keys.make();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key file', () => {
  it('is created at start, readable only by its owner, and kept', () => {
    const { currentId } = keys.current();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const again = new IdentityKeys(path);
    again.make();
    expect(again.current().currentId).toBe(currentId);
  });

  it.each([
    ['that is gone', () => rmSync(path)],
    ['whose disk is gone', () => rmSync(join(folder, 'deep'), { recursive: true })],
    [
      'that cannot be read',
      () => {
        rmSync(path);
        mkdirSync(path);
      },
    ],
  ])('%s is unavailable: no other is created in its place, and nothing counts as destroyed', (_, lose) => {
    const { ids } = keys.current();
    lose();
    expect(() => keys.current()).toThrow(FilesUnavailable);
    expect(() => keys.destroy(ids)).toThrow(FilesUnavailable);
    expect(() => readFileSync(path)).toThrow(/ENOENT|EISDIR/);
  });

  it('wraps data keys that no other key file can unwrap (PURGE-5)', () => {
    const { key, wrapped } = newDataKey(keys.current(), 'attachments:1');
    expect(unwrapDataKey(keys.current(), 'attachments:1', wrapped)).toEqual(key);
    const other = new IdentityKeys(join(folder, 'other.json'));
    other.make();
    expect(() => unwrapDataKey(other.current(), 'attachments:1', wrapped)).toThrow(DecryptionError);
  });

  it('destroys a key irrecoverably, and only once', () => {
    const { ids } = keys.current();
    const { wrapped } = newDataKey(keys.current(), 'attachments:1');
    const before = readFileSync(path, 'utf8');
    keys.destroy(ids);
    const after = keys.current().currentId;
    expect(ids).not.toContain(after);
    expect(readFileSync(path, 'utf8')).not.toContain(
      (JSON.parse(before) as { keys: { key: string }[] }).keys[0]!.key,
    );
    expect(() => unwrapDataKey(keys.current(), 'attachments:1', wrapped)).toThrow(DecryptionError);
    keys.destroy(ids);
    expect(keys.current().currentId).toBe(after);
  });

  it('completes a destruction that was interrupted after the old bytes were overwritten', () => {
    const { ids } = keys.current();
    const next = new IdentityKeys(`${path}.new`);
    next.make();
    const replacement = next.current().currentId;
    writeFileSync(path, Buffer.alloc(100, 7));
    expect(keys.current().currentId).toBe(replacement);
    keys.destroy(ids);
    expect(keys.current().currentId).toBe(replacement);
  });

  it.each(['', '{}', '{"keys":[]}', '{"keys":[{"id":"a","key":"short"}]}', 'k1:abc'])(
    'is rejected when it contains %j',
    (text) => {
      writeFileSync(path, text);
      expect(() => keys.current()).toThrow('contains no keys');
    },
  );
});
